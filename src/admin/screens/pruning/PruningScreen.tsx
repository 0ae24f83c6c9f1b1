import { actions } from "astro:actions";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { PRUNE_ADVICE, PRUNE_ADVICE_NAMES, PRUNE_DAYS } from "#domain/results/prune-page";
import { editPagePath } from "#domain/site/paths";
import { call, type DataOf } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { MendableRow, SiblingLinks } from "../../mend/MendableRow";
import { MendBar } from "../../mend/MendBar";
import { MergeDialog } from "../../mend/MergeDialog";
import { useChosenPages } from "../../mend/use-chosen-pages";
import { PRUNING_KEY } from "../../page/page-keys";
import { ChooseAllStrip } from "../../ui/list/ChooseBox";
import { CountedChoice } from "../../ui/list/CountedChoice";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useFoundRows } from "../../ui/list/use-found-rows";
import { useList } from "../../ui/list/use-list";
import { ReportCard } from "./ReportCard";

export const PruningScreen = defineCardScreen(
  {
    title: "Poda",
    summary:
      "Páginas no ar há 90 dias ou mais que trazem pouco, com o que fazer de cada uma e por quê. Nada muda sem você pedir, e tudo pode ser desfeito.",
  },
  PruningCard,
);

type Pruned = DataOf<typeof actions.results.prune>;

/** The pages that bring little, one by one or many at once; under them, what a search engine says. */
function PruningCard() {
  const address = useAddressParams();
  const advice = address.readOneOf("conselho", PRUNE_ADVICE);
  const list = useList({
    key: PRUNING_KEY,
    address,
    filter: { advice },
    read: (asked) => call(actions.results.prune, asked),
    rows: ({ pages }) => pages,
  });
  const chosen = useChosenPages(list, advice ?? "");
  const { selection } = chosen;
  const found = useFoundRows({
    selection,
    total: list.total,
    choose: async () => chosen.add((await call(actions.results.pruneAll, { advice })).pages),
  });
  const narrow = (conselho: string | undefined) => address.narrow({ conselho });
  return (
    <>
      <ListCard
        id="para-podar"
        title="Para podar"
        list={list}
        filters={
          <CountedChoice
            legend="O que fazer"
            nameOf={(one) => PRUNE_ADVICE_NAMES[one]}
            kinds={PRUNE_ADVICE}
            found={list.data}
            chosen={advice}
            onChoose={narrow}
          />
        }
        counted={["página", "páginas"]}
        errorTitle="Erro ao carregar a poda"
        empty={list.data ? <Nothing pruned={list.data} onShowAll={() => narrow(undefined)} /> : null}
        content={() => <ChooseAllStrip label="Escolher todas as páginas à vista" selection={selection} />}
        row={(page) => (
          <MendableRow
            key={page.id}
            row={page}
            chosen={chosen}
            label={PRUNE_ADVICE_NAMES[page.advice]}
            chooseLabel={(title) => `Escolher ${title}`}
            edit={{ path: editPagePath(page.id), label: "Melhorar" }}
          >
            <p className="break-words">{page.says}</p>
            <SiblingLinks pages={page.detail.pages?.slice(0, 1)} />
          </MendableRow>
        )}
        pages="Páginas da lista"
        hasRange
      >
        <MendBar label="Páginas escolhidas" told={["página escolhida", "páginas escolhidas"]} chosen={chosen} found={found} />
        <MergeDialog chosen={chosen} />
      </ListCard>
      {/* Beneath the list, and not pushed down as that comes. */}
      {list.data || list.error ? <ReportCard /> : null}
    </>
  );
}

function Nothing({ pruned: { countedSince, from, all }, onShowAll }: { pruned: Pruned; onShowAll: () => void }) {
  if (all > 0) return <Empty clear={{ label: "Ver os outros conselhos", onClear: onShowAll }}>Nenhuma página com este conselho.</Empty>;
  if (countedSince === undefined || from === undefined) {
    return (
      <Empty title="Ainda não há visitas contadas">
        A poda compara {PRUNE_DAYS} dias de visitas. Ela começa {PRUNE_DAYS} dias depois da primeira.
      </Empty>
    );
  }
  if (from > dayOf(new Date())) {
    return (
      <Empty title="Poucos dados para concluir">
        As visitas são contadas desde {describeDay(countedSince)}. A poda precisa de {PRUNE_DAYS} dias e começa em {describeDay(from)}.
      </Empty>
    );
  }
  return <Empty title="Nada para podar">As páginas no ar há {PRUNE_DAYS} dias ou mais são vistas e trazem toques.</Empty>;
}
