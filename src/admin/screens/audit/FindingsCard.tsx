import { actions } from "astro:actions";
import { SiblingLinks } from "#admin/mend/MendableRow";
import { MendCard, type Things } from "#admin/mend/MendCard";
import { NameFiguresDialog } from "#admin/mend/NameFiguresDialog";
import { Empty } from "#admin/ui/Card";
import { AUDIT_KINDS, KINDS_FOR_READERS, MOST_OF_KIND, nameAuditKind } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { type FoundFigure, nameOfFact } from "../../mend/use-chosen-pages";
import { AUDIT_KEY } from "../../page/page-keys";

const POINTS: Things = {
  counted: ["ponto", "pontos"],
  label: "Pontos escolhidos",
  chosen: ["ponto escolhido", "pontos escolhidos"],
  all: "Escolher todos os pontos à vista",
  found: "Escolher os",
};

/** What the last audit found and nobody has mended yet. */
export function FindingsCard({ last }: { last: NonNullable<DataOf<typeof actions.audit.read>["last"]> }) {
  return (
    <MendCard
      id="encontrado"
      title="O que foi encontrado"
      queryKey={[...AUDIT_KEY, "list"]}
      choice={{ name: "tipo", legend: "Tipo do que foi encontrado", kinds: AUDIT_KINDS, nameOf: nameAuditKind }}
      read={(asked) => call(actions.audit.list, asked)}
      rows={({ findings }) => findings}
      kindOf={({ kind }) => kind}
      readAll={async (kind) => (kind ? (await call(actions.audit.listAll, { kind })).findings : [])}
      // Of all kinds together there may be thousands.
      hasAll={false}
      things={POINTS}
      errorTitle="Erro ao carregar o que foi encontrado"
      others={{ label: "Ver os outros tipos", none: "Nada mais deste tipo." }}
      empty={() => <Empty title="Nada encontrado">As páginas no ar passam por todas as regras de publicação.</Empty>}
      row={(finding) => ({
        which: nameAuditKind(finding.kind),
        edit: { path: finding.editPath, label: "Editar" },
        canUnlist: !KINDS_FOR_READERS.includes(finding.kind),
        children: <FindingDetail finding={finding} />,
      })}
      note={(kind) => {
        // Of a kind with very many the first are listed; the others follow when these are mended.
        const counted = kind === undefined ? 0 : (last.counts[kind] ?? 0);
        if (counted <= MOST_OF_KIND) return undefined;
        return `A auditoria achou ${formatNumber(counted)} deste tipo e guardou ${formatNumber(MOST_OF_KIND)}. Corrija estes e audite de novo.`;
      }}
    >
      {(chosen) => <NameFiguresDialog chosen={chosen} />}
    </MendCard>
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
