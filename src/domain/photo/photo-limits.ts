/** What a photograph may be, as it is sent. */
export const MAX_PHOTO_BYTES = 20 * 1024 * 1024;
export const MAX_PHOTO_PIXELS = 60_000_000;
const MIN_PHOTO_SIDE = 400;
/** Longer ones would be a thread on a phone's screen. */
const MAX_PHOTO_RATIO = 4;

/** Said before a file is chosen. */
export const PHOTO_LIMITS_TEXT = "JPEG, PNG, WebP ou AVIF, de até 20 MB e 60 megapixels, com 400 pixels ou mais em cada lado.";

export const TOO_LARGE_PHOTO = "O arquivo passa de 20 MB. Diminua a fotografia e envie de novo.";
export const EMPTY_PHOTO = "O arquivo está vazio. Escolha-o de novo, ou tire outra fotografia.";

/** Why a photograph of these measures is not taken; undefined when it is. */
export function checkMeasures(width: number, height: number): string | undefined {
  const pixels = width * height;
  if (pixels > MAX_PHOTO_PIXELS)
    return `A fotografia tem ${describeMegapixels(pixels)} megapixels, e o limite é 60. Diminua-a e envie de novo.`;
  if (Math.min(width, height) < MIN_PHOTO_SIDE)
    return `A fotografia tem só ${width} × ${height} pixels. Envie uma com 400 pixels ou mais em cada lado.`;
  if (Math.max(width, height) > MAX_PHOTO_RATIO * Math.min(width, height))
    return "A fotografia é comprida demais: um lado tem mais de quatro vezes o outro. Recorte-a e envie de novo.";
  return undefined;
}

const describeMegapixels = (pixels: number) => (pixels / 1_000_000).toLocaleString("pt-BR", { maximumFractionDigits: 0 });

/** Of a work, before it and after it each. */
export const WORK_PHOTOS = 6;
