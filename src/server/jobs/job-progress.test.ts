import { expect, test } from "vitest";
import { createJobEvents, streamJobProgress } from "./job-progress";

function watch(failWith: Error, ending: AbortController) {
  return streamJobProgress({
    jobs: {
      findJob: async () => {
        if (failWith.message === "stopped") ending.abort();
        throw failWith;
      },
    } as never,
    events: createJobEvents(),
    jobId: "a",
    resultsFrom: 0,
    isSignedIn: async () => true,
    signal: ending.signal,
  });
}

test("what fails because the server stops ends the stream, and what fails otherwise breaks it off", async () => {
  expect(await watch(new Error("stopped"), new AbortController()).text()).toBe("");
  await expect(watch(new Error("the database is away"), new AbortController()).text()).rejects.toThrow("the database is away");
});
