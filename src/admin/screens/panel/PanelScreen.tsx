import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { FileUp, Globe, Layers, ListTree, PencilLine, SquarePen } from "lucide-react";
import { useEffect } from "react";
import { AI_KEY } from "#admin/ai-key/use-ai-key";
import { defineScreen } from "#admin/frame/define-screen";
import { PanelFrame } from "#admin/frame/PanelFrame";
import { ScreenHeader } from "#admin/frame/ScreenHeader";
import { RecentPages } from "#admin/pages-list/RecentPages";
import { SignOutButton } from "#admin/sign-in/leave-device";
import { ButtonLink } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { AiCard } from "#admin/writing/ai/AiCard";
import { PATHS } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { callKeyed, type DataOf } from "../../call/call";
import { BEFORE_LAUNCH_COUNT_KEY, PAGES_KEY } from "../../page/page-keys";
import { tabStorage } from "../../storage/tab-storage";
import { notifyError, notifySuccess } from "../../ui/toast/notify";
import { bringBrowserPages, describeBrought } from "./browser-pages";
import { AnsweringCard } from "./opening/AnsweringCard";
import { HandCards, RUNS_UNDER_WAY_KEY } from "./opening/HandCards";
import { FirstStepsCard, OpeningCard } from "./opening/OpeningCard";
import { OPENING_KEY, type Opening } from "./opening/use-opening";
import { DueCard, WaitingCard } from "./opening/WaitingCard";

/** Answers that the screen's page brings with it, so that nothing moves as they come; where it has none the screen asks for them. */
export interface PanelAnswers {
  opening: Opening;
  underWay: DataOf<typeof actions.panel.underWay>;
  aiKey: DataOf<typeof actions.ai.describeKey>;
}

/** The day first, and below it what the specification names. */
function Screen(_: { answers?: PanelAnswers | undefined }) {
  return (
    <PanelFrame>
      <ScreenHeader title="Painel Administrativo" />
      <BrowserPages />
      <FirstStepsCard />
      <div className="grid gap-4 lg:grid-cols-2">
        <WaitingCard />
        <AnsweringCard />
      </div>
      <DueCard />
      <OpeningCard />
      <HandCards />
      <QuickActions />
      <AiCard isFolded />
      <RecentPages />
    </PanelFrame>
  );
}

export const PanelScreen = defineScreen(
  Screen,
  ({ answers }) =>
    answers && [
      [OPENING_KEY, answers.opening],
      [RUNS_UNDER_WAY_KEY, answers.underWay],
      [AI_KEY, answers.aiKey],
      [BEFORE_LAUNCH_COUNT_KEY, answers.opening.toDo.beforeLaunch],
    ],
);

/** What the buttons above them do not do already. */
const ACTIONS = [
  { href: PATHS.newPage, label: "Nova página", note: "Escrita por você", icon: SquarePen, opensNewTab: false },
  { href: PATHS.importPages, label: "Importar e exportar", note: "Planilha ou JSON", icon: FileUp, opensNewTab: false },
  { href: PATHS.home, label: "Ver site", note: "Abre em nova aba", icon: Globe, opensNewTab: true },
  { href: PATHS.sitemap, label: "Ver sitemap", note: "Abre em nova aba", icon: ListTree, opensNewTab: true },
];

function QuickActions() {
  return (
    <Card aria-labelledby="acoes-rapidas">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-4 sm:px-5">
        <CardTitle id="acoes-rapidas">Ações rápidas</CardTitle>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <ButtonLink icon={Layers} href={PATHS.batchCreator}>
            Criar Páginas em Lote
          </ButtonLink>
          <ButtonLink icon={PencilLine} href={PATHS.localGenerator}>
            Gerador Local
          </ButtonLink>
          <SignOutButton />
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-px p-2 lg:grid-cols-4">
        {ACTIONS.map(({ href, label, note, icon: Icon, opensNewTab }) => (
          <li key={href}>
            <a
              href={href}
              {...(opensNewTab && { target: "_blank", rel: "noopener" })}
              className="flex h-full min-h-14 items-start gap-3 rounded-lg p-2 no-underline hover:bg-paper sm:p-3"
            >
              <Icon size={20} className="mt-0.5 shrink-0 text-steel" />
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

/** How many pages the administrator was told of in this tab: each visit tries again, but does not repeat itself. */
const TOLD_KEY = "abre-facil:stored-pages-left";

/** Brings the pages an earlier application kept in this browser, on the first visit; shows nothing but toasts. */
function BrowserPages() {
  const client = useQueryClient();

  useEffect(() => {
    void alone(async () => {
      const { brought, held, failed } = await bringBrowserPages(localStorage, (page) => callKeyed(actions.browserPages.bring, page));
      if (brought > 0) {
        notifySuccess("Páginas importadas do navegador", describeBrought(brought, held));
        await client.invalidateQueries({ queryKey: PAGES_KEY });
      }
      if (failed > 0 && tabStorage.read(TOLD_KEY) !== String(failed))
        notifyError("Páginas que continuam no navegador", describeFailed(failed));
      tabStorage.write(TOLD_KEY, String(failed));
    });
  }, [client]);

  return null;
}

/** Two tabs opened at once must not bring each page twice. Browsers have locks only over a secure connection. */
async function alone(work: () => Promise<void>): Promise<void> {
  try {
    if ("locks" in navigator) await navigator.locks.request("abre-facil:stored-pages", work);
    else await work();
  } catch (error) {
    // Storage may be forbidden; the panel works without it.
    console.warn("generatedPages not brought:", error);
  }
}

function describeFailed(count: number): string {
  const left = formatCount(
    count,
    "página não pôde ser importada e continua guardada",
    "páginas não puderam ser importadas e continuam guardadas",
  );
  return `${left} neste navegador. Recarregue o painel para tentar de novo.`;
}
