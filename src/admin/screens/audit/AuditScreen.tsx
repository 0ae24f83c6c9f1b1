import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { SearchCheck } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { MendCard, type Things } from "#admin/mend/MendCard";
import { Marks, SiblingLinks } from "#admin/publishing/HeldNotice";
import { Empty } from "#admin/ui/Card";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { WorkCard } from "#admin/ui/WorkCard";
import { AUDIT_KINDS, KINDS_FOR_READERS, MOST_OF_KIND, nameAuditKind } from "#domain/audit/audit-finding";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { call, type DataOf } from "../../call/call";
import { AUDIT_KEY } from "../../page/page-keys";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { FigureItem, NameFiguresDialog } from "./NameFigures";

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
      <Marks marks={[...new Set(marks)].map(toVisibleText)} />
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
