import type { actions } from "astro:actions";
import { AI_KEY } from "../../ai-key/use-ai-key";
import type { DataOf } from "../../call/call";
import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import type { Known } from "../../frame/Providers";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { BEFORE_LAUNCH_COUNT_KEY } from "../../frame/use-before-launch-count";
import { RecentPages } from "../../pages-list/RecentPages";
import { AiCard } from "../../writing/ai/AiCard";
import { BrowserPages } from "./BrowserPages";
import { AnsweringCard } from "./opening/AnsweringCard";
import { DueCard } from "./opening/DueCard";
import { FirstStepsCard } from "./opening/FirstStepsCard";
import { HandCards } from "./opening/HandCards";
import { OpeningCard } from "./opening/OpeningCard";
import { OPENING_KEY, type Opening } from "./opening/use-opening";
import { RUNS_UNDER_WAY_KEY } from "./opening/use-runs-under-way";
import { WaitingCard } from "./opening/WaitingCard";
import { QuickActions } from "./QuickActions";

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

/** The day first, and below it what the specification names. */
function Screen(_: PanelScreenProps) {
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

export const PanelScreen = defineScreen(Screen, ({ answers }) => answers && toKnown(answers));

function toKnown({ opening, underWay, aiKey }: PanelAnswers): Known {
  return [
    [OPENING_KEY, opening],
    [RUNS_UNDER_WAY_KEY, underWay],
    [AI_KEY, aiKey],
    [BEFORE_LAUNCH_COUNT_KEY, opening.toDo.beforeLaunch],
  ];
}
