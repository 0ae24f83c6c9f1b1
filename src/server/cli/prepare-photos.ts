import type { CoveredPart } from "#domain/photo/covered-parts";
import { preparePhoto } from "../photos/prepare-photo";
import { PhotoProblem } from "../photos/prepared-photo";

// No command: the site starts it (`server/photos/prepare-aside.ts`), sends photographs and gets back what was made of them.

process.on("message", (asked: { bytes: Uint8Array; covered: readonly CoveredPart[] }) => {
  const { buffer, byteOffset, byteLength } = asked.bytes;
  preparePhoto(Buffer.from(buffer, byteOffset, byteLength), asked.covered).then(
    (prepared) => process.send?.({ prepared }),
    (error: unknown) => process.send?.(error instanceof PhotoProblem ? { problem: error.message } : { error: String(error) }),
  );
});
process.on("disconnect", () => process.exit());
