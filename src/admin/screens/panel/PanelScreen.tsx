import { actions } from "astro:actions";
import { useQuery, useQueryClient } from "@tanstack/react-query";
import { FileUp, Globe, Layers, ListTree, type LucideIcon, PencilLine, SquarePen } from "lucide-react";
import { useEffect, useRef } from "react";
import { countFinished, type JobProgress, percentDone } from "#domain/jobs/job";
import { findRunKind } from "#domain/jobs/run-kind";
import { PATHS } from "#domain/site/paths";
import { AI_KEY } from "../../ai-key/use-ai-key";
import { callOnce, type DataOf } from "../../call/call";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import type { Known } from "../../frame/Providers";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { BEFORE_LAUNCH_COUNT_KEY } from "../../frame/use-before-launch-count";
import { PAGES_KEY } from "../../page/page-keys";
import { PagesCard } from "../../pages-list/PagesCard";
import { RunStatusIcon } from "../../run/RunStatusIcon";
import { SignOutButton } from "../../sign-in/SignOutButton";
import { ButtonLink } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";
import { AiCard } from "../../writing/ai/AiCard";
import { BrowserPages } from "./BrowserPages";
import { OpeningCard } from "./opening/OpeningCard";
import { OPENING_KEY, type Opening } from "./opening/use-opening";

/** Answers that the screen's page brings with it, so that nothing moves as they come. */
export interface PanelAnswers {
  opening: Opening;
  underWay: DataOf<typeof actions.panel.underWay>;
  aiKey: DataOf<typeof actions.ai.describeKey>;
}

interface PanelScreenProps {
  /** Absent where they could not be read: then the screen asks for them itself. */
  answers?: PanelAnswers | undefined;
}

function Screen(_: PanelScreenProps) {
  return (
    <PanelFrame>
      <ScreenHeader title="Painel Administrativo">
        <ButtonLink look="primary" icon={Layers} href={PATHS.batchCreator}>
          Criar Páginas em Lote
        </ButtonLink>
        <ButtonLink icon={PencilLine} href={PATHS.localGenerator}>
          Gerador Local
        </ButtonLink>
        <SignOutButton />
      </ScreenHeader>
      <BrowserPages />
      <OpeningCard />
      <RunBanners />
      <QuickActions />
      <AiCard />
      <PagesCard />
    </PanelFrame>
  );
}

export const PanelScreen = defineScreen(Screen, ({ answers }) => answers && toKnown(answers));

function toKnown({ opening, underWay, aiKey }: PanelAnswers): Known {
  return [
    [OPENING_KEY, opening],
    [RUNS_UNDER_WAY_KEY, underWay],
    [AI_KEY, aiKey],
    [BEFORE_LAUNCH_COUNT_KEY, opening.toDo.beforeLaunch],
  ];
}

interface Action {
  href: string;
  label: string;
  note: string;
  icon: LucideIcon;
  opensNewTab?: boolean;
}

/** What the header's buttons do not do already. */
const ACTIONS: readonly Action[] = [
  { href: PATHS.newPage, label: "Nova página", note: "Escrita por você", icon: SquarePen },
  { href: PATHS.importPages, label: "Importar e exportar", note: "Planilha ou JSON", icon: FileUp },
  { href: PATHS.home, label: "Ver site", note: "Abre em nova aba", icon: Globe, opensNewTab: true },
  { href: PATHS.sitemap, label: "Ver sitemap", note: "Abre em nova aba", icon: ListTree, opensNewTab: true },
];

function QuickActions() {
  return (
    <Card aria-labelledby="acoes-rapidas">
      <CardTitle id="acoes-rapidas" className="px-4 pt-4 sm:px-5">
        Ações rápidas
      </CardTitle>
      <ul className="grid grid-cols-2 gap-px p-2 lg:grid-cols-4">
        {ACTIONS.map(({ href, label, note, icon: Icon, opensNewTab }) => (
          <li key={href}>
            <a
              href={href}
              {...(opensNewTab && { target: "_blank", rel: "noopener" })}
              className="flex h-full min-h-14 items-start gap-3 rounded-lg p-2 no-underline hover:bg-paper sm:p-3"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-amber-dark" />
              <span className="grid">
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-steel">{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}

/** What is being made right now, with the way to its screen. */
function RunBanners() {
  const client = useQueryClient();
  const { data: runs } = useRunsUnderWay();
  const made = runs?.map((run) => `${run.id} ${countFinished(run)}`).join();
  const known = useRef(made);

  // The list grows while runs go on.
  useEffect(() => {
    if (known.current !== undefined && known.current !== made) void client.invalidateQueries({ queryKey: PAGES_KEY });
    known.current = made;
  }, [made, client]);

  return runs?.map((run) => <RunBanner key={run.id} run={run} />);
}

function RunBanner({ run }: { run: JobProgress }) {
  const kind = findRunKind(run.kind);
  if (!kind) return null;
  const isPaused = run.status === "paused";
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card">
      <p className="flex items-center gap-3">
        <RunStatusIcon status={run.status} size={20} />
        <span>
          {isPaused ? kind.paused : kind.underWay}: <span className="font-semibold tabular-nums">{percentDone(run)}%</span>
        </span>
      </p>
      <ButtonLink href={kind.path}>{isPaused ? "Ver o motivo" : "Acompanhar"}</ButtonLink>
    </div>
  );
}

const RUNS_UNDER_WAY_KEY = ["runs-under-way"] as const;

const LOOK_EVERY_MS = 3000;

/** The runs that are not over; asked again while one goes on. */
function useRunsUnderWay() {
  return useQuery({
    queryKey: RUNS_UNDER_WAY_KEY,
    queryFn: () => callOnce(actions.panel.underWay),
    refetchInterval: ({ state }) =>
      state.status !== "error" && state.data?.some(({ status }) => status === "running") ? LOOK_EVERY_MS : false,
  });
}
