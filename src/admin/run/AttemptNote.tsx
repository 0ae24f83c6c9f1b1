import type { Attempt } from "#domain/jobs/attempt";
import { describeAttempts } from "./attempt-texts";

/** What it took to get a title's text from the provider. */
export function AttemptNote({ attempts }: { attempts: readonly Attempt[] | undefined }) {
  const note = describeAttempts(attempts);
  return note ? <p className="text-sm text-steel">{note}</p> : null;
}
