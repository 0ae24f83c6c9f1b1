import type { PanelAnswers } from "#admin/screens/panel/PanelScreen";
import { listUnderWay } from "#server/jobs/job-progress";
import { describeUsedKey } from "#server/panel/before-launch-checks";
import { readOpening } from "#server/panel/opening";
import { services } from "#server/services";

/** What the panel's first screen shows at once; undefined when it cannot be read, for the screen says that by itself. */
export async function findPanelAnswers(): Promise<PanelAnswers | undefined> {
  const running = services();
  try {
    const [opening, underWay, aiKey] = await Promise.all([readOpening(running), listUnderWay(running.jobs), describeUsedKey(running)]);
    return { opening, underWay, aiKey };
  } catch (error) {
    running.log.error({ err: error }, "panel");
    return undefined;
  }
}
