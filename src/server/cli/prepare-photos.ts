import type { CoveredPart } from "#domain/photo/photo-upload";
import { PhotoProblem } from "../photos/photo-rows";
import { preparePhoto } from "../photos/prepare-photo";
import { afterProcessorTime } from "../photos/processor-time";

// No command: the site starts it (`server/photos/prepare-aside.ts`), says how long a photograph is and what is to be
// covered of it, writes it to the standard input, and gets back what was made of it.

/** Many times what the largest photograph needs: what works on longer was made to. */
const MOST_WORK_MS = 120_000;

process.on("message", ({ length, covered }: { length: number; covered: readonly CoveredPart[] }) => {
  const end = afterProcessorTime(MOST_WORK_MS, () => process.exit(1));
  readPhoto(length)
    .then((bytes) => preparePhoto(bytes, covered))
    .then(
      (prepared) => process.send?.({ prepared }),
      (error: unknown) => process.send?.(error instanceof PhotoProblem ? { problem: error.message } : { error: String(error) }),
    )
    .finally(end);
});
process.on("disconnect", () => process.exit());

/** The next one is sent when this one is answered. */
async function readPhoto(length: number): Promise<Buffer> {
  const bytes = Buffer.allocUnsafeSlow(length);
  let filled = 0;
  if (length === 0) return bytes;
  for await (const part of process.stdin.iterator({ destroyOnReturn: false })) {
    filled += (part as Buffer).copy(bytes, filled);
    if (filled === length) break;
  }
  return bytes;
}
