import { actions } from "astro:actions";
import { RULE_NAMES, RULES } from "#domain/page/reason";
import { editPagePath } from "#domain/site/paths";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { MendableRow } from "../../mend/MendableRow";
import { MergeDialog } from "../../mend/MergeDialog";
import { useChosenPages } from "../../mend/use-chosen-pages";
import { PAGES_KEY } from "../../page/page-keys";
import { ReasonList } from "../../publishing/ReasonList";
import { ChooseAllStrip } from "../../ui/list/ChooseBox";
import { CountedChoice } from "../../ui/list/CountedChoice";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useFoundRows } from "../../ui/list/use-found-rows";
import { useList } from "../../ui/list/use-list";
import { AllowDialog } from "./AllowDialog";
import { HeldBar } from "./HeldBar";

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
      filters={<CountedChoice legend="Motivo" names={RULE_NAMES} kinds={RULES} found={list.data} chosen={rule} onChoose={narrow} />}
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
          label={RULE_NAMES[page.rule]}
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
