import { type Photo, photoFilePath } from "#domain/photo/photo";

const WIDTH = 480;

/** A photograph in its smallest size, in few bytes of a page: beside words, where it is not what one came for. */
export function SmallPicture({ photo: { address, width, alt } }: { photo: Pick<Photo, "address" | "width" | "alt"> }) {
  const size = Math.min(width, WIDTH);
  return (
    <picture>
      <source type="image/avif" srcSet={photoFilePath(address, size, "avif")} />
      <img
        src={photoFilePath(address, size, "jpg")}
        alt={alt}
        width={480}
        height={360}
        loading="lazy"
        className="aspect-4/3 h-auto w-full rounded-card bg-paper object-cover"
      />
    </picture>
  );
}
