import { renderToStaticMarkup } from "react-dom/server";
import { fillPhotos, listPhotoReferences } from "#domain/photo/photo-references";
import { photoTag } from "#server/page-cache/cache-tags";
import { services } from "#server/services";
import { PhotoPicture } from "#site/photo/PhotoPicture";

/** As wide as running text. */
const SIZES = "(width >= 640px) 36rem, calc(100vw - 2rem)";

/** A text with its photographs in place of the names that it has for them, and the tags of these. */
export async function showPhotos(html: string): Promise<{ html: string; tags: string[] }> {
  const ids = listPhotoReferences(html);
  const photos = await services().photos.findShown(ids);
  const shown = fillPhotos(html, (id) => {
    const photo = photos.get(id);
    return photo && renderToStaticMarkup(<PhotoPicture photo={photo} sizes={SIZES} />);
  });
  return { html: shown, tags: ids.map(photoTag) };
}
