import { EMPTY_PHOTO } from "./photo-limits";

// What a file is, by its own bytes: its name and what the browser says of it are only compared with that.

type ImageKind = "jpeg" | "png" | "webp" | "avif";
type OtherKind = "heic" | "svg" | "gif" | "unknown";

const NAMES: Readonly<Record<ImageKind, string>> = { jpeg: "JPEG", png: "PNG", webp: "WebP", avif: "AVIF" };

const SENTENCES: Readonly<Record<OtherKind, string>> = {
  heic: "A fotografia está em HEIC, o formato do iPhone, que os navegadores não mostram. No iPhone, em Ajustes, Câmera, Formatos, escolha “Mais compatível” e tire-a de novo; ou compartilhe-a por e-mail ou WhatsApp, que a transforma em JPEG.",
  svg: "O arquivo é um desenho SVG, que pode trazer programas dentro. Envie uma fotografia em JPEG.",
  gif: "O arquivo é um GIF. Envie a fotografia em JPEG, PNG, WebP ou AVIF.",
  unknown: "O arquivo não é uma fotografia em JPEG, PNG, WebP ou AVIF. Escolha outro arquivo.",
};

const HEIC_BRANDS = new Set(["heic", "heix", "heim", "heis", "hevc", "hevx", "mif1", "msf1"]);

/** What the first bytes say. */
export function findImageKind(bytes: Uint8Array): ImageKind | OtherKind {
  const text = (from: number, to: number) => String.fromCharCode(...bytes.subarray(from, to));
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return "jpeg";
  if (text(0, 8) === "\x89PNG\r\n\x1a\n") return "png";
  if (text(0, 4) === "RIFF" && text(8, 12) === "WEBP") return "webp";
  if (text(4, 8) === "ftyp") return findBoxKind(text(8, 40));
  if (text(0, 4) === "GIF8") return "gif";
  return /<svg[\s>]/i.test(text(0, 1024)) ? "svg" : "unknown";
}

/** AVIF and HEIC are boxes of one kind; a list of names says which. */
function findBoxKind(brands: string): ImageKind | OtherKind {
  const named: readonly string[] = brands.match(/.{4}/gs) ?? [];
  if (named.includes("avif") || named.includes("avis")) return "avif";
  return named.some((brand) => HEIC_BRANDS.has(brand)) ? "heic" : "unknown";
}

const TYPE_KINDS: Readonly<Record<string, ImageKind>> = {
  "image/jpeg": "jpeg",
  "image/jpg": "jpeg",
  "image/pjpeg": "jpeg",
  "image/png": "png",
  "image/webp": "webp",
  "image/avif": "avif",
};
const NAME_KINDS: Readonly<Record<string, ImageKind>> = { jpg: "jpeg", jpeg: "jpeg", jfif: "jpeg", png: "png", webp: "webp", avif: "avif" };

/** Why a file with these first bytes, this name and this type is no photograph for us; undefined when it is one. */
export function checkKind(bytes: Uint8Array, name: string, type: string): string | undefined {
  if (bytes.length === 0) return EMPTY_PHOTO;
  const kind = findImageKind(bytes);
  if (!isTaken(kind)) return SENTENCES[kind];
  const said = [NAME_KINDS[/\.([a-z0-9]+)$/i.exec(name)?.[1]?.toLowerCase() ?? ""], TYPE_KINDS[type.toLowerCase()]];
  const lie = said.find((one) => one !== undefined && one !== kind);
  return lie === undefined
    ? undefined
    : `O arquivo diz ser ${NAMES[lie]}, mas é ${NAMES[kind]}. Abra a fotografia no celular ou no computador, salve-a de novo e envie.`;
}

const isTaken = (kind: ImageKind | OtherKind): kind is ImageKind => Object.hasOwn(NAMES, kind);
