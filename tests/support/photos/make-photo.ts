import sharp from "sharp";

interface MadePhoto {
  width?: number;
  height?: number;
  format?: "jpeg" | "png" | "webp" | "avif";
  /** As a phone writes it that was held upright: the picture lies on its side. */
  isSideways?: boolean;
  /** As a phone writes where it was. */
  hasPlace?: boolean;
  /** Tells one photograph from another. */
  seed?: number;
}

/** Where the photographs of tests say that they were taken. */
export const PLACE = "23/1 33/1 1234/100";
export const CAMERA = "Camera de teste";

/** A picture with a red left half, a blue right half and a white top corner at the left, as a file. */
export async function makePhoto({
  width = 600,
  height = 450,
  format = "jpeg",
  isSideways,
  hasPlace,
  seed = 0,
}: MadePhoto = {}): Promise<Buffer> {
  const fill = (of: string, across: number, down: number) =>
    sharp({ create: { width: across, height: down, channels: 3, background: of } })
      .png()
      .toBuffer();
  const picture = sharp({ create: { width, height, channels: 3, background: "#d02020" } }).composite([
    { input: await fill("#2020d0", Math.floor(width / 2), height), left: Math.ceil(width / 2), top: 0 },
    { input: await fill("#ffffff", Math.ceil(width / 8), Math.ceil(height / 8)), left: 0, top: 0 },
    {
      input: await fill(`#00${(seed % 256).toString(16).padStart(2, "0")}ff`, 40, 40),
      left: Math.floor(width / 2) - 20,
      top: Math.floor(height / 2),
    },
  ]);
  const upright = isSideways ? sharp(await picture.png().toBuffer()).rotate(-90) : picture;
  if (hasPlace)
    upright.withExif({
      IFD0: { Make: CAMERA },
      IFD3: { GPSLatitudeRef: "S", GPSLatitude: PLACE, GPSLongitudeRef: "W", GPSLongitude: "46/1 38/1 0/1" },
    });
  if (isSideways) upright.withMetadata({ orientation: 6 });
  return await upright.toFormat(format, format === "avif" ? { effort: 0 } : {}).toBuffer();
}

/** The first bytes of a photograph in the format that phones of one maker write. */
export const HEIC = Buffer.from("\0\0\0\x18ftypheic\0\0\0\0mif1heic".padEnd(2000, "\0"), "latin1");

/** A file that says it is a picture of so many dots, and is little else. */
export async function makeBomb(side = 10_000): Promise<Buffer> {
  return await sharp({ create: { width: side, height: side, channels: 3, background: "#fff" }, limitInputPixels: false })
    .png({ compressionLevel: 9 })
    .toBuffer();
}
