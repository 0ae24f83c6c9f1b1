import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import type { Socket } from "node:net";
import { constants, setPriority } from "node:os";
import type { PreparePhoto } from "./photo-intake";
import { PhotoDelay, PhotoProblem, type PreparedPhoto } from "./photo-rows";

type Answer = { prepared: PreparedPhoto } | { problem: string } | { error: string };

/** The program is started for the first photograph, and ends when none has come for so long. */
const IDLE_MS = 30_000;
/** The program bounds its own work; beside busy neighbours a lower priority makes minutes of seconds. */
const WITHIN_MS = 300_000;
const GAVE_UP =
  "A fotografia não pôde ser preparada: o arquivo está danificado, ou é grande demais para este servidor. Envie outra cópia, menor.";
const TOO_BUSY = "O servidor está ocupado e não teve tempo para esta fotografia. Espere um instante e envie de novo.";

/** None of the site's own secrets: strangers made what it reads. */
const ENV = { MALLOC_ARENA_MAX: "1" };

/**
 * Prepares photographs in a process of its own, at a lower priority: neither the work nor its memory is the site's, and a
 * file that brings the decoder down brings nothing else down. One photograph at a time.
 */
export function preparePhotosAside(program: string): PreparePhoto {
  let helper: ChildProcess | undefined;
  let idle: NodeJS.Timeout | undefined;

  function end(): void {
    helper?.kill("SIGKILL");
    helper = undefined;
  }

  function find(): ChildProcess {
    if (helper) return helper;
    const started = fork(program, [], { serialization: "advanced", stdio: ["pipe", "ignore", "ignore", "ipc"], execArgv: [], env: ENV });
    giveWay(started.pid);
    const forget = () => {
      if (helper === started) helper = undefined;
    };
    started.once("exit", forget).on("error", forget);
    // One that has died is heard of by its exit.
    started.stdin?.on("error", () => {});
    // The site ends without waiting for it, and it ends with the site.
    started.unref();
    started.channel?.unref();
    (started.stdin as Socket | null)?.unref();
    helper = started;
    return started;
  }

  return async (bytes, covered) => {
    clearTimeout(idle);
    const working = find();
    const over = new AbortController();
    const late = Promise.withResolvers<never>();
    const deadline = setTimeout(() => {
      late.reject(new PhotoDelay(TOO_BUSY));
      end();
    }, WITHIN_MS);
    try {
      const answered = once(working, "message", { signal: over.signal });
      const gone = once(working, "exit", { signal: over.signal }).then(() => {
        throw new PhotoProblem(GAVE_UP);
      });
      // A message would be copied whole while visitors wait; through the pipe it goes as it is.
      working.send({ length: bytes.length, covered }, (error) => error && end());
      working.stdin?.write(bytes);
      const [answer] = (await Promise.race([answered, gone, late.promise])) as [Answer];
      if ("prepared" in answer) return answer.prepared;
      throw "problem" in answer ? new PhotoProblem(answer.problem) : new Error(answer.error);
    } finally {
      over.abort();
      clearTimeout(deadline);
      idle = setTimeout(end, IDLE_MS).unref();
    }
  };
}

/** In the process itself, where there is no built program. Its library is read only then: it takes a tenth of a second and many megabytes. */
export const preparePhotoHere: PreparePhoto = async (...photo) => {
  const { preparePhoto } = await import("./prepare-photo");
  return await preparePhoto(...photo);
};

/** Visitors come first; where that may not be asked for, they share. */
function giveWay(pid: number | undefined): void {
  try {
    if (pid !== undefined) setPriority(pid, constants.priority.PRIORITY_BELOW_NORMAL);
  } catch {
    // Then at the same priority.
  }
}
