import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { useAttempt } from "./stored-photo";

test("a second press while the first is under way works nothing, and one after it does", async () => {
  let attempt: ReturnType<typeof useAttempt>["attempt"] | undefined;
  function Screen() {
    ({ attempt } = useAttempt());
    return null;
  }
  renderToString(<Screen />);
  let worked = 0;
  const work = async () => {
    worked += 1;
  };
  await Promise.all([attempt?.(work, ""), attempt?.(work, "")]);
  expect(worked).toBe(1);
  await attempt?.(work, "");
  expect(worked).toBe(2);
});
