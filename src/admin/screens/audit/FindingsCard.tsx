import { actions } from "astro:actions";
import { AUDIT_KIND_NAMES, AUDIT_KINDS, KINDS_FOR_READERS } from "#domain/audit/audit-finding";
import { MOST_OF_KIND } from "#domain/audit/gather-findings";
import { formatNumber } from "#domain/text/format";
import { AUDIT_KEY } from "../../audit/audit-key";
import { call } from "../../call/call";
import { MendableRow } from "../../mend/MendableRow";
import { MendBar } from "../../mend/MendBar";
import { MergeDialog } from "../../mend/MergeDialog";
import { NameFiguresDialog } from "../../mend/NameFiguresDialog";
import { useChosenPages } from "../../mend/use-chosen-pages";
import { ChooseAllStrip } from "../../ui/list/ChooseBox";
import { CountedChoice } from "../../ui/list/CountedChoice";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useFoundRows } from "../../ui/list/use-found-rows";
import { useList } from "../../ui/list/use-list";
import { FindingDetail } from "./FindingDetail";
import type { LastAudit } from "./use-audit";

/** What the last audit found and nobody has mended yet. */
export function FindingsCard({ last }: { last: LastAudit }) {
  const address = useAddressParams();
  const kind = address.readOneOf("tipo", AUDIT_KINDS);
  const list = useList({
    key: [...AUDIT_KEY, "list"],
    address,
    filter: { kind },
    read: (asked) => call(actions.audit.list, asked),
    rows: ({ findings }) => findings,
  });
  const chosen = useChosenPages(list, kind ?? "");
  // Of all kinds together there may be thousands.
  const found = useFoundRows({
    selection: chosen.selection,
    total: kind ? list.total : 0,
    choose: async () => kind && chosen.add((await call(actions.audit.listAll, { kind })).findings),
  });
  const narrow = (tipo: string | undefined) => address.narrow({ tipo });
  // Of a kind with very many the first are listed; the others follow when these are mended.
  const counted = kind === undefined ? 0 : (last.counts[kind] ?? 0);
  return (
    <ListCard
      id="encontrado"
      title="O que foi encontrado"
      list={list}
      filters={
        <CountedChoice
          legend="Tipo do que foi encontrado"
          names={AUDIT_KIND_NAMES}
          kinds={AUDIT_KINDS}
          found={list.data}
          chosen={kind}
          onChoose={narrow}
        />
      }
      counted={["ponto", "pontos"]}
      errorTitle="Erro ao carregar o que foi encontrado"
      empty={
        list.data && list.data.all > 0 ? (
          <Empty clear={{ label: "Ver os outros tipos", onClear: () => narrow(undefined) }}>Nada mais deste tipo.</Empty>
        ) : (
          <Empty title="Nada encontrado">As páginas no ar passam por todas as regras de publicação.</Empty>
        )
      }
      content={() => <ChooseAllStrip label="Escolher todos os pontos à vista" selection={chosen.selection} />}
      row={(finding) => (
        <MendableRow
          key={finding.id}
          row={finding}
          chosen={chosen}
          label={AUDIT_KIND_NAMES[finding.kind]}
          chooseLabel={(title) => `Escolher ${title}: ${AUDIT_KIND_NAMES[finding.kind]}`}
          edit={{ path: finding.editPath, label: "Editar" }}
          canUnlist={!KINDS_FOR_READERS.includes(finding.kind)}
        >
          <FindingDetail {...finding.detail} figures={finding.frozen} />
        </MendableRow>
      )}
      note={
        counted > MOST_OF_KIND
          ? `A auditoria achou ${formatNumber(counted)} deste tipo e guardou ${formatNumber(MOST_OF_KIND)}. Corrija estes e audite de novo.`
          : undefined
      }
      pages="Páginas da lista"
      hasRange
    >
      <MendBar
        label="Pontos escolhidos"
        told={["ponto escolhido", "pontos escolhidos"]}
        chosen={chosen}
        found={found}
        foundLabel={`Escolher os ${formatNumber(list.total)}`}
      />
      <MergeDialog chosen={chosen} />
      <NameFiguresDialog chosen={chosen} />
    </ListCard>
  );
}
