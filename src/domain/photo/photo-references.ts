import { PHOTO_FOLDER } from "./photo";

// A stored text names a photograph, whose files and words are looked up when the text is shown: so what is changed or
// replaced in the library changes on every page.

export const PHOTO_ID = /^[a-z0-9]{12}$/;

/** How a text names a photograph. @example photoReference("k3x9") // "/fotos/k3x9" */
export const photoReference = (id: string) => PHOTO_FOLDER + id;

/** The photograph that an address in a text names; undefined when it names none of ours. */
export function readPhotoReference(address = ""): string | undefined {
  const id = address.startsWith(PHOTO_FOLDER) ? address.slice(PHOTO_FOLDER.length) : "";
  return PHOTO_ID.test(id) ? id : undefined;
}

/** Sanitised attributes hold no angle brackets. */
const PICTURE = /<img\b[^<>]*>/gi;
const SOURCE = /\ssrc\s*=\s*(?:"([^"]*)"|'([^']*)'|([^\s"'>]+))/i;
const FIGURE = /<figure\b[^>]*>(?:(?!<figure\b)[\s\S])*?<\/figure>/gi;

/** The photographs that HTML names, each once. */
export function listPhotoReferences(html: string): string[] {
  if (!html.includes(PHOTO_FOLDER)) return [];
  return [...new Set(Array.from(html.matchAll(PICTURE), ([picture]) => readPicture(picture)).filter((id) => id !== undefined))];
}

/**
 * Puts what `render` makes of each photograph in its place. One that it makes nothing of goes with its figure, and so
 * does a picture that is none of ours: browsers would not load it.
 */
export function fillPhotos(html: string, render: (id: string) => string | undefined): string {
  if (!html.includes("<img")) return html;
  const fill = (picture: string) => {
    const id = readPicture(picture);
    return (id && render(id)) ?? "";
  };
  return html
    .replace(FIGURE, (figure) => {
      const pictures = figure.match(PICTURE);
      return pictures?.every((picture) => fill(picture) === "") ? "" : figure;
    })
    .replace(PICTURE, fill);
}

/** Without pictures that are none of ours, as copied texts of other sites bring them. */
export const keepOwnPhotos = (html: string) => fillPhotos(html, (id) => `<img src="${photoReference(id)}">`);

function readPicture(picture: string): string | undefined {
  const [, double, single, bare] = SOURCE.exec(picture) ?? [];
  return readPhotoReference(double ?? single ?? bare);
}
