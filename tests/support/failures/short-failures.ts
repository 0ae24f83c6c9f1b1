// Loaded before the tests of a file (`setupFiles`).
import { afterEach } from "vitest";
import { shortenFailure } from "./shorten";

afterEach(({ task }) => {
  for (const error of task.result?.errors ?? []) shortenFailure(error);
});
