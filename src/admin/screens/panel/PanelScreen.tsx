import type { actions } from "astro:actions";
import { Layers, PencilLine } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { AI_KEY } from "../../ai-key/use-ai-key";
import type { DataOf } from "../../call/call";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import type { Known } from "../../frame/Providers";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { BEFORE_LAUNCH_COUNT_KEY } from "../../frame/use-before-launch-count";
import { PagesCard } from "../../pages-list/PagesCard";
import { ButtonLink } from "../../ui/Button";
import { AiCard } from "./ai/AiCard";
import { BrowserPages } from "./BrowserPages";
import { OpeningCard } from "./opening/OpeningCard";
import { OPENING_KEY, type Opening } from "./opening/use-opening";
import { QuickActions } from "./QuickActions";
import { RunBanners } from "./RunBanners";
import { RUNS_UNDER_WAY_KEY } from "./use-runs-under-way";

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
