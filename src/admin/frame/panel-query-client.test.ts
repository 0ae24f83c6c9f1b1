import { QueryObserver } from "@tanstack/react-query";
import { expect, onTestFinished, test } from "vitest";
import { PanelQueryClient } from "./panel-query-client";

test("what was being read for the first time before a change is read anew after it", async () => {
  const client = new PanelQueryClient();
  const answers: ((rows: number) => void)[] = [];
  const read = () => new Promise<number>((resolve) => answers.push(resolve));
  const observer = new QueryObserver(client, { queryKey: ["contacts", 1], queryFn: read });
  onTestFinished(observer.subscribe(() => {}));
  await expect.poll(() => answers.length).toBe(1);
  const invalidated = client.invalidateQueries({ queryKey: ["contacts"] });
  await expect.poll(() => answers.length).toBe(2);
  answers[0]?.(0);
  answers[1]?.(1);
  await invalidated;
  expect(observer.getCurrentResult().data).toBe(1);
});
