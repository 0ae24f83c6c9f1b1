import { BackupProblem } from "../backup/make-copy";
import { endAfter } from "../database/check-locations";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS } from "../database/storage-problem";
import { SettingsError } from "../settings/settings";
import { type Command, readArguments } from "./read-arguments.mjs";
import { findSystemProblem } from "./system-problem";

type Options = ReturnType<typeof readArguments>["values"];

/** Runs a program of the owner's terminal: its result is the exit code, and a failure is one line where somebody can mend it. */
export function runProgram(command: Command, main: (args: readonly string[], options: Options) => Promise<number> | number): void {
  const { positionals, values } = readArguments(command);
  Promise.resolve()
    .then(() => main(positionals, values))
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error: unknown) => {
        console.error(describeFailure(error));
        endAfter(error);
      },
    );
}

/** The whole error for what only a developer can mend. */
function describeFailure(error: unknown): unknown {
  if (error instanceof BackupProblem) return error.message;
  if (error instanceof SettingsError) return error.forOwner;
  const problem = findStorageProblem(error);
  return problem ? `${STORAGE_PROBLEM_TEXTS[problem]}.` : (findSystemProblem(error) ?? error);
}
