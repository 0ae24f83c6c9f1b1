import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { SearchCheck } from "lucide-react";
import { useRef, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { MendCard, type Things } from "#admin/mend/MendCard";
import { SiblingLinks } from "#admin/publishing/HeldNotice";
import { Empty } from "#admin/ui/Card";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { type Option, SelectField } from "#admin/ui/field/fields";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { WorkCard } from "#admin/ui/WorkCard";
import { AUDIT_KINDS, KINDS_FOR_READERS, MOST_OF_KIND, nameAuditKind } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { type ChosenPages, type FoundFigure, listPages, type Mendable } from "../../mend/use-chosen-pages";
import { AUDIT_KEY } from "../../page/page-keys";
import { formatExact, formatRelative } from "../../ui/relative-time";

type AuditNow = DataOf<typeof actions.audit.read>;

const NOW_KEY = [...AUDIT_KEY, "now"] as const;

/** How the last audit was, how far the one under way is, and one more when it is asked for; what the last one found. */
function Audit() {
  const client = useQueryClient();
  return (
    <WorkCard
      id="ultima-auditoria"
      title="Última auditoria"
      icon={SearchCheck}
      label="Auditar agora"
      busyText="Auditando..."
      queryKey={NOW_KEY}
      read={() => call(actions.audit.read)}
      errorTitle="Erro ao carregar a auditoria"
      isUnderWay={(now) => now.isRunning}
      toBegun={(now) => ({ ...now, isRunning: true })}
      begin={() => call(actions.audit.begin)}
      failed="Não foi possível auditar"
      // Everything is new by then.
      onEnd={() => client.invalidateQueries({ queryKey: AUDIT_KEY })}
      below={({ last }) => (last ? <FindingsCard last={last} /> : null)}
    >
      {(now) => (
        <>
          <p role="status">{describeLast(now)}</p>
          {now.isRunning ? <Progress {...now} /> : null}
        </>
      )}
    </WorkCard>
  );
}

export const AuditScreen = defineCardScreen(
  {
    title: "Auditoria",
    summary:
      "As regras de publicação sobre as páginas que já estão no ar, e os números escritos à mão, que não mudam com o cadastro. Roda sozinha toda noite. Nada muda sem você pedir.",
  },
  Audit,
);

function Progress({ progress }: Pick<AuditNow, "progress">) {
  const { read, total } = progress ?? { read: 0, total: 1 };
  return (
    <div className="grid gap-1.5">
      <p className="font-semibold tabular-nums">
        {progress ? `${formatNumber(read)} de ${formatCount(total, "página lida", "páginas lidas")}` : "Começando..."}
      </p>
      <ProgressBar percent={Math.min(100, Math.floor((read / Math.max(1, total)) * 100))} label="Páginas lidas" />
      <p className="text-sm text-steel">Em um site grande leva alguns minutos; você pode sair desta tela.</p>
    </div>
  );
}

function describeLast({ last, isRunning }: AuditNow): string {
  if (!last) return isRunning ? "A primeira auditoria está em andamento." : "As páginas ainda não foram auditadas.";
  const pages = formatCount(last.pages, "página lida", "páginas lidas");
  return `${formatExact(last.doneAt)} (${formatRelative(last.doneAt)}), ${pages}.`;
}

const POINTS: Things = {
  counted: ["ponto", "pontos"],
  label: "Pontos escolhidos",
  chosen: ["ponto escolhido", "pontos escolhidos"],
  all: "Escolher todos os pontos à vista",
  found: "Escolher os",
};

/** What the last audit found and nobody has mended yet. */
function FindingsCard({ last }: { last: NonNullable<AuditNow["last"]> }) {
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

/** A figure goes by the words around it, or stays as it is; else it becomes the fact of that name. */
const AROUND = "#around";
const LEAVE = "";

/** Asks which fact each figure of some pages is to be: what the words around speak for is chosen already. */
function NameFiguresDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const naming = asked?.mend === "name" ? asked.of : undefined;
  const [chosen, setChosen] = useState<Readonly<Record<string, string>>>({});
  const shown = useLast(naming, () => setChosen({})) ?? [];
  const pages = listPages("name", shown);
  const confirm = useRef<HTMLButtonElement>(null);
  const figures = joinFigures(shown);
  const read = (one: FoundFigure) => chosen[one.figure] ?? choiceOf(one);
  const named = figures.flatMap((one) => {
    const choice = read(one);
    return choice === LEAVE ? [] : [{ figure: one.figure, ...(choice !== AROUND && { name: choice }) }];
  });
  return (
    <DialogFrame
      isOpen={naming !== undefined}
      onClose={dismiss}
      title={`Dar o nome do cadastro em ${formatCount(pages.size, "página", "páginas")}?`}
      description="O número passa a mudar com o cadastro; se o dado já mudou, o texto passa a dizer o valor de hoje. Cada página guarda a versão anterior no histórico."
      initialFocus={confirm}
    >
      {figures.map((one) => (
        <SelectField
          key={one.figure}
          label={one.figure}
          hint={one.facts.some(({ isHidden }) => isHidden) ? UNPROVEN : undefined}
          value={read(one)}
          options={listChoices(one)}
          onChoose={(choice) => setChosen({ ...chosen, [one.figure]: choice })}
        />
      ))}
      <Answers
        onBack={dismiss}
        label="Dar o nome"
        onAct={() => void act("name", pages, { figures: named })}
        ref={confirm}
        isDisabled={named.length === 0}
      />
    </DialogFrame>
  );
}

const UNPROVEN = "A frase que cita um dado sem prova fica fora do site até ele ser confirmado em “Antes de publicar”.";

/** What is chosen already. */
function choiceOf({ facts, suggested }: FoundFigure): string {
  if (suggested.length === 0) return LEAVE;
  return facts.length > 1 ? AROUND : (facts[0]?.name ?? LEAVE);
}

/** What a figure may become. */
function listChoices({ facts, suggested }: FoundFigure): Option[] {
  const around = facts.length > 1 && suggested.length > 0 ? [{ value: AROUND, label: "O que as palavras ao redor dizem" }] : [];
  const named = facts.map((fact) => ({ value: fact.name, label: nameOfFact(fact) }));
  return [...around, ...named, { value: LEAVE, label: "Deixar como está" }];
}

/** The figures of all pages, each once, with what is suggested on any of them. */
function joinFigures(rows: readonly Mendable[]): FoundFigure[] {
  const joined = new Map<string, FoundFigure>();
  for (const one of rows.flatMap(({ frozen = [] }) => frozen)) {
    const known = joined.get(one.figure);
    joined.set(one.figure, known ? { ...known, suggested: [...known.suggested, ...one.suggested] } : one);
  }
  return [...joined.values()];
}

/** A fact's label, with what it reads today where the figure is what it read before, and that it waits for its proof. */
function nameOfFact({ label, today, isHidden }: FoundFigure["facts"][number]): string {
  const now = today === undefined ? "" : `, hoje ${today}`;
  return `${label}${now}${isHidden ? " (ainda sem prova)" : ""}`;
}
