/**
 * A photograph of 12 megapixels as a phone writes it, with its place and on its side: how long it takes into the library,
 * what each size weighs, and what of the phone is left in them. Then 30 of them, four at a time, while 64 visitors load a
 * stored page by `wrk`, beside the same load without them; memory is `VmHWM` of the site, and of the program that prepares
 * photographs. Last, 64 files of 18 MB at once, which are no photographs behind their first bytes. Files are of noise,
 * which no format likes: a real photograph is a third of it. `UPLOADS` of the environment is another number than 30.
 */
import { randomBytes } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import sharp from "sharp";
import { type LibraryPhoto, listPhotoWidths, PHOTO_FORMATS, photoFilePath } from "#domain/photo/photo";
import { addPhoto, sendPhoto } from "#support/photos/send-photo";
import { AdminClient } from "#support/site/client";
import { type Site, startSite } from "#support/site/site";
import { load, memoryOf } from "../load";
import { type Figure, printTable } from "../report";

const UPLOADS = Number(process.env["UPLOADS"] ?? 30);
const CROWD = 64;
const CROWD_BYTES = 18 * 1024 * 1024;
const AT_ONCE = 4;
const SECONDS = 10;
const CAMERA = "Camera de teste";

export async function measurePhotos(): Promise<Figure[]> {
  const site = await startSite();
  try {
    const client = await AdminClient.signedIn(site);
    return [...(await measureUpload(client)), ...(await measureBesideVisitors(site, client)), ...(await measureCrowd(site, client))];
  } finally {
    await site.stop();
  }
}

async function measureUpload(client: AdminClient): Promise<Figure[]> {
  const sent = await makeFile(0);
  await addPhoto(client, await makeFile(1));
  const begun = performance.now();
  const photo = await addPhoto(client, sent);
  const seconds = (performance.now() - begun) / 1000;
  const rows: (string | number)[][] = [];
  let told = 0;
  for (const width of listPhotoWidths(photo.width)) {
    const sizes = await Promise.all(PHOTO_FORMATS.map(async (format) => await readFile(client, photo, width, format)));
    told += sizes.filter(tellsOfThePhone).length;
    rows.push([width, ...sizes.map((bytes) => Math.round(bytes.length / 1024))]);
  }
  printTable(["width", ...PHOTO_FORMATS.map((format) => `${format}, KB`)], rows);
  return [
    {
      figure: `a photograph of 12 megapixels, ${(sent.length / 1024 / 1024).toFixed(1)} MB, until it is in the library`,
      reach: "≤ 10 s",
      measured: `${seconds.toFixed(1)} s`,
      holds: seconds <= 10,
    },
    { figure: "of its files that tell of the phone or the place", reach: "0", measured: `${told} of 9`, holds: told === 0 },
  ];
}

async function measureBesideVisitors(site: Site, client: AdminClient): Promise<Figure[]> {
  const files = await Promise.all(Array.from({ length: UPLOADS }, (_, number) => makeFile(number + 10)));
  const headers = { "accept-encoding": "gzip" };
  await fetch(site.url);
  const alone = await load(`${site.url}/`, { seconds: SECONDS, headers });
  const before = memoryOf(site.pid);
  const uploading = Promise.all(
    Array.from({ length: AT_ONCE }, async (_, turn) => {
      for (let number = turn; number < UPLOADS; number += AT_ONCE) await addPhoto(client, files[number] as Buffer);
    }),
  );
  const beside = await load(`${site.url}/`, { seconds: SECONDS, headers });
  const helper = findHelper(site.pid);
  const begun = performance.now();
  await uploading;
  console.log(`${UPLOADS} photographs: ${(SECONDS + (performance.now() - begun) / 1000).toFixed(0)} s, beside ${SECONDS} s of load`);
  const after = memoryOf(site.pid);
  printTable(
    ["64 visitors", "a second", "p50, ms", "p99, ms", "failed"],
    [
      ["alone", Math.round(alone.perSecond), alone.p50.toFixed(1), alone.p99.toFixed(1), alone.failed],
      ["beside uploads", Math.round(beside.perSecond), beside.p50.toFixed(1), beside.p99.toFixed(1), beside.failed],
    ],
  );
  return [
    {
      figure: `visitors answered while ${UPLOADS} photographs come in, against without`,
      reach: "≥ 0.5 ×, none failed",
      measured: `${(beside.perSecond / alone.perSecond).toFixed(2)} ×, ${beside.failed} failed`,
      holds: beside.perSecond / alone.perSecond >= 0.5 && beside.failed === 0,
    },
    {
      figure: "the slowest hundredth of their pages meanwhile, against without",
      reach: "≤ 3 ×",
      measured: `${(beside.p99 / alone.p99).toFixed(1)} × (${beside.p99.toFixed(1)} and ${alone.p99.toFixed(1)} ms)`,
      holds: beside.p99 / alone.p99 <= 3,
    },
    {
      figure: "memory of the site that the uploads add, at the most",
      reach: "≤ 200 MB",
      measured: `${after.most - before.most} MB (${before.most} and ${after.most}); of the program beside it ${helper ?? "–"} MB`,
      holds: after.most - before.most <= 200,
    },
  ];
}

async function measureCrowd(site: Site, client: AdminClient): Promise<Figure[]> {
  const before = memoryOf(site.pid).most;
  const answers = await Promise.all(
    Array.from({ length: CROWD }, async () => {
      const bytes = randomBytes(CROWD_BYTES);
      bytes.set([0xff, 0xd8, 0xff, 0xe0]);
      return await sendPhoto(client, bytes).then(
        ({ status }) => status,
        () => 0,
      );
    }),
  );
  const added = memoryOf(site.pid).most - before;
  const count = (status: number) => answers.filter((one) => one === status).length;
  return [
    {
      figure: `memory of the site that ${CROWD} files of ${CROWD_BYTES / 1024 / 1024} MB at once add, at the most`,
      reach: "≤ 200 MB",
      measured: `${added} MB; ${count(422)} refused with a sentence, ${count(503)} told to come again, ${count(0)} without an answer`,
      holds: added <= 200 && count(0) === 0,
    },
  ];
}

/** As a phone writes it that was held upright. */
export async function makeFile(seed: number): Promise<Buffer> {
  const grain = { type: "gaussian", mean: 100 + seed, sigma: 50 } as const;
  const coarse = await sharp({ create: { width: 500, height: 375, channels: 3, background: "#888", noise: grain } })
    .png()
    .toBuffer();
  return await sharp(coarse)
    .resize(4000, 3000, { kernel: "cubic" })
    .withExif({ IFD0: { Make: CAMERA }, IFD3: { GPSLatitudeRef: "S", GPSLatitude: "23/1 33/1 0/1" } })
    .withMetadata({ orientation: 6 })
    .jpeg({ quality: 92 })
    .toBuffer();
}

async function readFile(
  client: AdminClient,
  { address }: LibraryPhoto,
  width: number,
  format: (typeof PHOTO_FORMATS)[number],
): Promise<Buffer> {
  const answer = await client.get(photoFilePath(address, width, format));
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`);
  return Buffer.from(await answer.arrayBuffer());
}

/** By the marks of every way in which the formats hold such words. */
const tellsOfThePhone = (bytes: Buffer) =>
  ["Exif", "EXIF", "XMP ", "http://ns.adobe.com", "Photoshop", CAMERA].some((mark) => bytes.includes(mark));

/** Megabytes of the program that prepares photographs, at the most. */
function findHelper(pid: number): number | undefined {
  const child = readdirSync("/proc").find((name) => /^\d+$/.test(name) && readParent(name) === pid);
  return child === undefined ? undefined : memoryOf(Number(child)).most;
}

function readParent(pid: string): number | undefined {
  try {
    return Number(/^PPid:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, "utf8"))?.[1]);
  } catch {
    return undefined;
  }
}
