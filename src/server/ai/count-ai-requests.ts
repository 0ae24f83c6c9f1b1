import { aiRequests } from "../metrics/counts";
import { AiFailure } from "./ai-failure";
import type { Completions } from "./completions";

/** The same client, with what comes of each request counted; a text found useless afterwards was still written. */
export function countAiRequests(completions: Completions): Completions {
  return {
    ...completions,
    async complete(request) {
      try {
        const completion = await completions.complete(request);
        aiRequests.add(completion.isCut ? "cut" : "written");
        return completion;
      } catch (error) {
        aiRequests.add(error instanceof AiFailure ? error.kind : "interrupted");
        throw error;
      }
    },
  };
}
