import sharp from "sharp";
import { expect, test } from "vitest";
import { CAMERA, HEIC, makeBomb, makePhoto } from "#support/photos/make-photo";
import { PhotoProblem, type PreparedPhoto } from "./photo-rows";
import { preparePhoto } from "./prepare-photo";

async function pixelAt({ files }: PreparedPhoto, across: number, down: number): Promise<number[]> {
  const file = files.find(({ format }) => format === "webp");
  const { data, info } = await sharp(file?.bytes).raw().toBuffer({ resolveWithObject: true });
  const at = (Math.floor(down * (info.height - 1)) * info.width + Math.floor(across * (info.width - 1))) * info.channels;
  return [...data.subarray(at, at + 3)];
}

const isNear = (pixel: number[], wanted: number[]) => pixel.every((value, index) => Math.abs(value - (wanted[index] ?? 0)) < 40);

test("a photograph stands upright, in each width and format, and tells nothing of where and by what it was taken", async () => {
  const sent = await makePhoto({ width: 1000, height: 750, isSideways: true, hasPlace: true });
  expect(sent.includes(CAMERA)).toBe(true);
  expect((await sharp(sent).metadata()).height).toBe(1000);
  const prepared = await preparePhoto(sent, []);
  expect([prepared.width, prepared.height]).toEqual([1000, 750]);
  expect(isNear(await pixelAt(prepared, 0.02, 0.02), [255, 255, 255])).toBe(true);
  expect(isNear(await pixelAt(prepared, 0.05, 0.9), [208, 32, 32])).toBe(true);
  expect(prepared.files.map(({ width, format }) => `${width} ${format}`)).toEqual(
    [480, 960, 1000].flatMap((width) => ["avif", "webp", "jpg"].map((format) => `${width} ${format}`)),
  );
  for (const { bytes, width, format } of prepared.files) {
    const read = await sharp(bytes).metadata();
    expect([read.width, read.orientation, read.exif, read.xmp, read.iptc], format).toEqual([
      width,
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    expect(Buffer.from(bytes).includes(CAMERA), format).toBe(false);
    expect(Buffer.from(bytes).includes("Exif"), format).toBe(false);
  }
});

test.each(["png", "webp", "avif"] as const)("%s is taken too, and none is made larger", async (format) => {
  const prepared = await preparePhoto(await makePhoto({ width: 420, height: 400, format }), []);
  expect(prepared.files.map(({ width }) => width)).toEqual([420, 420, 420]);
  expect(prepared.colour).toMatch(/^#[0-9a-f]{6}$/);
});

test("nothing is left of a covered part, and all of the rest", async () => {
  // Letters of a font would be as wide as the machine's fonts are.
  const plate = Buffer.from(
    '<svg width="600" height="450"><rect width="600" height="450" fill="#fff"/><path d="M60 134h12v66h-12zm55 0h12v66h-12zm55 0h12v66h-12zm55 0h12v66h-12zm55 0h12v66h-12zm55 0h12v66h-12z"/></svg>',
  );
  const sent = await sharp(plate).jpeg().toBuffer();
  const spread = async ({ files }: PreparedPhoto) => {
    const area = { left: 50, top: 120, width: 380, height: 90 };
    // Figures are those of the picture as it came in: what is asked for before them changes nothing.
    const part = await sharp(files.at(-2)?.bytes).resize({ width: 600 }).extract(area).grayscale().png().toBuffer();
    const { channels } = await sharp(part).stats();
    return (channels[0]?.max ?? 0) - (channels[0]?.min ?? 0);
  };
  const shown = await spread(await preparePhoto(sent, []));
  const covered = await preparePhoto(sent, [{ x: 60, y: 240, width: 680, height: 240 }]);
  expect(shown).toBeGreaterThan(200);
  expect(await spread(covered)).toBeLessThan(shown / 3);
  expect(isNear(await pixelAt(covered, 0.9, 0.9), [255, 255, 255])).toBe(true);
});

const whole = await makePhoto();
const png = await makePhoto({ format: "png" });
const webp = await makePhoto({ format: "webp" });
const refused: [string, Buffer, string][] = [
  ["a picture of 100 megapixels", await makeBomb(), "100 megapixels"],
  ["one without its end", whole.subarray(0, whole.length / 2), "cortada"],
  ["a PNG without its end", png.subarray(0, png.length * 0.6), "cortada"],
  ["a WebP without its end", webp.subarray(0, webp.length * 0.6), "cortada"],
  ["one with a program behind it", Buffer.concat([whole, Buffer.from("<script>alert(1)</script>")]), "mais alguma coisa"],
  ["one with an archive behind it", Buffer.concat([whole, Buffer.from("PK\x05\x06"), Buffer.alloc(18)]), "mais alguma coisa"],
  ["one that is a document", Buffer.concat([whole.subarray(0, 20), Buffer.from("%PDF-1.7"), whole.subarray(20)]), "mais alguma coisa"],
  ["one of a few dots", await makePhoto({ width: 300, height: 450 }), "300 × 450"],
  ["a dot", await makeDot(), "1 × 1"],
  ["an animation", await makeAnimation(), "animação"],
  ["a strip", await makePhoto({ width: 2000, height: 420 }), "comprida"],
  ["another format", HEIC, "danificado"],
];

test.each(refused)("%s is refused with its own sentence", async (_, bytes, says) => {
  const problem = await preparePhoto(bytes, []).catch((error: unknown) => error);
  expect(problem).toBeInstanceOf(PhotoProblem);
  expect((problem as Error).message).toContain(says);
});

test("colours meant for print come out as those of a screen", async () => {
  const printed = await sharp(await makePhoto())
    .toColourspace("cmyk")
    .jpeg()
    .toBuffer();
  expect((await sharp(printed).metadata()).space).toBe("cmyk");
  const { files } = await preparePhoto(printed, []);
  expect(await Promise.all(files.map(async ({ bytes }) => (await sharp(bytes).metadata()).space))).toEqual(files.map(() => "srgb"));
});

async function makeDot(): Promise<Buffer> {
  return await sharp({ create: { width: 1, height: 1, channels: 3, background: "#888" } })
    .png()
    .toBuffer();
}

async function makeAnimation(): Promise<Buffer> {
  const frames = [await makePhoto({ seed: 1 }), await makePhoto({ seed: 2 })];
  return await sharp(frames, { join: { animated: true } })
    .webp()
    .toBuffer();
}

test("what phones put behind a picture is no second file", async () => {
  const film = Buffer.from("\0\0\0\x18ftypmp42\0\0\0\0isommp42".padEnd(500, "\0"), "latin1");
  await expect(preparePhoto(Buffer.concat([whole, film]), [])).resolves.toMatchObject({ width: 600 });
});
