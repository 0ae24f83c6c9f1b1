import { actions } from "astro:actions";
import { MendableRow, MendBar, MergeDialog, SiblingLinks } from "#admin/mend/MendBar";
import { NameFiguresDialog } from "#admin/mend/NameFiguresDialog";
import { Empty } from "#admin/ui/Card";
import { CountedChoice } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { ChooseAllStrip } from "#admin/ui/list/rows";
import { useFoundRows } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { AUDIT_KINDS, KINDS_FOR_READERS, MOST_OF_KIND, nameAuditKind } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { type FoundFigure, nameOfFact, useChosenPages } from "../../mend/use-chosen-pages";
import { AUDIT_KEY } from "../../page/page-keys";
import { useAddressParams } from "../../ui/list/use-address-params";

/** What the last audit found and nobody has mended yet. */
export function FindingsCard({ last }: { last: NonNullable<DataOf<typeof actions.audit.read>["last"]> }) {
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
          nameOf={nameAuditKind}
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
          label={nameAuditKind(finding.kind)}
          chooseLabel={(title) => `Escolher ${title}: ${nameAuditKind(finding.kind)}`}
          edit={{ path: finding.editPath, label: "Editar" }}
          canUnlist={!KINDS_FOR_READERS.includes(finding.kind)}
        >
          <FindingDetail finding={finding} />
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

type Finding = DataOf<typeof actions.audit.list>["findings"][number];

/** What is wrong, in the words of the rules of publishing, and what else has to do with it. */
function FindingDetail({ finding: { detail, frozen = [] } }: { finding: Finding }) {
  const { says, mend, marks = [], pages } = detail;
  return (
    <>
      <p className="break-words">{toVisibleText(says)}</p>
      {marks.length > 0 ? (
        <p className="flex flex-wrap gap-1.5 text-sm">
          {[...new Set(marks)].map((mark) => (
            <mark key={mark} className="rounded bg-amber/25 px-1.5 py-0.5 break-words text-ink">
              {toVisibleText(mark)}
            </mark>
          ))}
        </p>
      ) : null}
      {frozen.length > 0 ? (
        <ul className="grid gap-1.5 border-l-2 border-line pl-3 text-sm">
          {frozen.map((figure) => (
            <FigureItem key={figure.figure} figure={figure} />
          ))}
        </ul>
      ) : null}
      <p className="text-sm break-words text-steel">{toVisibleText(mend)}</p>
      <SiblingLinks pages={pages} />
    </>
  );
}

/** A figure in its sentence, and the fact it becomes. */
function FigureItem({ figure: { text, sentence, count, facts, suggested } }: { figure: FoundFigure }) {
  const likely = facts.filter(({ name }) => suggested.includes(name));
  const names = OR.format((likely.length > 0 ? likely : facts).map(nameOfFact));
  return (
    <li>
      <p className="break-words">
        {toVisibleText(sentence.before)}
        <mark className="rounded-sm bg-amber/40 px-0.5 font-semibold text-ink">{toVisibleText(text)}</mark>
        {toVisibleText(sentence.after)}
        {count > 1 ? <span className="text-steel"> (e mais {formatCount(count - 1, "vez", "vezes")})</span> : null}
      </p>
      <p className="break-words text-steel">{likely.length > 0 ? names : `Pode ser ${names}: escolha ao dar o nome.`}</p>
    </li>
  );
}

const OR = new Intl.ListFormat("pt-BR", { type: "disjunction" });
