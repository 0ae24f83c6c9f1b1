import { actions } from "astro:actions";
import { Globe, Merge, Sparkles, Trash2 } from "lucide-react";
import { RULES, ruleOf } from "#domain/page/reason";
import { editPagePath, PATHS } from "#domain/site/paths";
import { formatNumber } from "#domain/text/format";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { MendableRow } from "../../mend/MendableRow";
import { MergeDialog } from "../../mend/MergeDialog";
import type { ChosenPages, Mendable } from "../../mend/use-chosen-pages";
import { useChosenPages } from "../../mend/use-chosen-pages";
import { PAGES_KEY } from "../../page/page-keys";
import { ReasonList } from "../../publishing/ReasonList";
import { useRunStart } from "../../run/use-run-start";
import { Button } from "../../ui/Button";
import { ChooseAllStrip } from "../../ui/list/ChooseBox";
import { CountedChoice } from "../../ui/list/CountedChoice";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { SelectionBar } from "../../ui/list/SelectionBar";
import { useAddressParams } from "../../ui/list/use-address-params";
import type { FoundRows } from "../../ui/list/use-found-rows";
import { useFoundRows } from "../../ui/list/use-found-rows";
import { useList } from "../../ui/list/use-list";
import { AllowDialog } from "./AllowDialog";

export const HeldPagesScreen = defineCardScreen(
  {
    title: "Páginas retidas",
    summary:
      "O que as regras de publicação não deixaram ir ao ar, por motivo, e os caminhos para muitas de uma vez. Nada disto é lido por visitantes.",
  },
  HeldPagesCard,
);

/** The pages that are held back, one by one or many at once. */
function HeldPagesCard() {
  const address = useAddressParams();
  const rule = address.readOneOf("motivo", RULES);
  const list = useList({
    key: [...PAGES_KEY, "held"],
    address,
    filter: { rule },
    read: (asked) => call(actions.held.list, asked),
    rows: ({ pages }) => pages,
  });
  const chosen = useChosenPages(list, rule ?? "");
  const { selection } = chosen;
  const found = useFoundRows({
    selection,
    total: list.total,
    choose: async () => chosen.add((await call(actions.held.listAll, { rule })).pages),
  });
  const narrow = (motivo: string | undefined) => address.narrow({ motivo });
  return (
    <ListCard
      id="retidas"
      title="Retidas"
      list={list}
      filters={
        <CountedChoice legend="Motivo" nameOf={(one) => ruleOf(one).name} kinds={RULES} found={list.data} chosen={rule} onChoose={narrow} />
      }
      counted={["página", "páginas"]}
      errorTitle="Erro ao carregar as páginas retidas"
      empty={
        list.data && list.data.all > 0 ? (
          <Empty clear={{ label: "Ver os outros motivos", onClear: () => narrow(undefined) }}>Nenhuma página por este motivo.</Empty>
        ) : (
          <Empty title="Nenhuma página retida">O que foi publicado passou por todas as regras.</Empty>
        )
      }
      content={() => <ChooseAllStrip label="Escolher todas as páginas à vista" selection={selection} />}
      row={(page) => (
        <MendableRow
          key={page.id}
          row={page}
          chosen={chosen}
          label={ruleOf(page.rule).name}
          chooseLabel={(title) => `Escolher ${title}`}
          edit={{ path: editPagePath(page.id), label: "Corrigir" }}
          canUnlist={false}
        >
          <ReasonList reasons={page.reasons} />
        </MendableRow>
      )}
      pages="Páginas da lista"
      hasRange
    >
      <HeldBar chosen={chosen} found={found} />
      <MergeDialog chosen={chosen} />
      <AllowDialog chosen={chosen} />
    </ListCard>
  );
}

/** What can be done with the chosen pages. */
function HeldBar({ chosen, found }: { chosen: ChosenPages; found: FoundRows | undefined }) {
  const { selection, rows, mergeable, progress, ask } = chosen;
  const rewrite = useRunStart("Não foi possível escrever com IA", () => location.assign(PATHS.batchCreator));
  return (
    <SelectionBar
      label="Páginas escolhidas"
      selection={selection}
      chosen={["página escolhida", "páginas escolhidas"]}
      found={found}
      progress={progress}
    >
      <Button icon={Globe} onClick={() => ask("allow", rows)}>
        Publicar assim mesmo…
      </Button>
      <Button icon={Sparkles} isBusy={rewrite.isBusy} onClick={() => rewrite.rewrite(listTitles(rows))}>
        Escrever de novo com IA
      </Button>
      {mergeable > 0 ? (
        <Button icon={Merge} onClick={() => ask("merge", rows)}>
          Juntar {formatNumber(mergeable)}
        </Button>
      ) : null}
      <Button icon={Trash2} look="danger" onClick={() => ask("remove", rows)}>
        Excluir
      </Button>
    </SelectionBar>
  );
}

function listTitles(rows: readonly Mendable[]): string[] {
  return [...new Set(rows.flatMap(({ title }) => title ?? []))];
}
