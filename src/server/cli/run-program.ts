import { BackupProblem } from "../backup/make-copy";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS } from "../database/storage-problem";
import { SettingsError } from "../settings/settings";

/** Runs a terminal program: its result is the exit code, and a failure is one line where somebody can mend it. */
export function runProgram(main: (args: readonly string[]) => Promise<number> | number, describe = describeFailure): void {
  Promise.resolve()
    .then(() => main(process.argv.slice(2)))
    .then(
      (code) => {
        process.exitCode = code;
      },
      (error: unknown) => {
        console.error(describe(error));
        process.exitCode = 1;
      },
    );
}

function describeFailure(error: unknown): unknown {
  if (error instanceof BackupProblem || error instanceof SettingsError) return error.message;
  const problem = findStorageProblem(error);
  return problem ? `${STORAGE_PROBLEM_TEXTS[problem]}.` : error;
}
