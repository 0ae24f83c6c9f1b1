import { listPhotoWidths, type Photo, type PhotoFormat, photoFilePath, photoPath, plainPhotoPath } from "#domain/photo/photo";

interface PhotoPictureProps {
  photo: Omit<Photo, "id">;
  /** How wide it stands, as the attribute of that name has it. @example "(width >= 640px) 20rem, 100vw" */
  sizes: string;
  /** Cut to this shape around its middle; whole when absent. */
  crop?: "4/3" | "square";
  /** In sight at once, on a screen of any size: loaded first. */
  isFirst?: boolean;
  className?: string;
}

const CROPS = { "4/3": "aspect-4/3", square: "aspect-square" } as const;

/** A photograph of the library in the best format and size for who looks; its place is held, in its colour, from the start. */
export function PhotoPicture({ photo, sizes, crop, isFirst = false, className = "" }: PhotoPictureProps) {
  const { address, width, height, alt, colour } = photo;
  const srcSetOf = (format: PhotoFormat) =>
    listPhotoWidths(width)
      .map((one) => `${photoFilePath(address, one, format)} ${one}w`)
      .join(", ");
  const shape = crop ? `size-full object-cover ${focusOf(photo)}` : "w-full";
  return (
    <span className={`relative block overflow-hidden rounded-card ${crop ? CROPS[crop] : ""} ${className}`}>
      {/* The content security policy lets no element have a style of its own. */}
      <svg viewBox="0 0 1 1" preserveAspectRatio="none" aria-hidden="true" className="absolute inset-0 size-full">
        <path fill={colour} d="M0 0h1v1H0z" />
      </svg>
      <picture>
        <source type="image/avif" srcSet={srcSetOf("avif")} sizes={sizes} />
        <source type="image/webp" srcSet={srcSetOf("webp")} sizes={sizes} />
        <img
          src={plainPhotoPath(photo)}
          srcSet={srcSetOf("jpg")}
          sizes={sizes}
          width={width}
          height={height}
          alt={alt}
          loading={isFirst ? undefined : "lazy"}
          fetchPriority={isFirst ? "high" : undefined}
          decoding="async"
          className={`relative block ${crop ? "" : "h-auto"} ${shape}`}
        />
      </picture>
    </span>
  );
}

/** In quarters: a class each, for there are no styles of their own. */
const ACROSS = ["[--x:0%]", "[--x:25%]", "", "[--x:75%]", "[--x:100%]"];
const DOWN = ["[--y:0%]", "[--y:25%]", "", "[--y:75%]", "[--y:100%]"];

function focusOf({ focusX, focusY }: Pick<Photo, "focusX" | "focusY">): string {
  return `object-[var(--x,50%)_var(--y,50%)] ${ACROSS[Math.round(focusX / 25)]} ${DOWN[Math.round(focusY / 25)]}`;
}

const WIDTH = 480;

/** A photograph in its smallest size, in few bytes of a page: beside words, where it is not what one came for. */
export function SmallPicture({ photo }: { photo: Pick<Photo, "address" | "width" | "alt"> }) {
  return (
    <picture>
      <source type="image/avif" srcSet={photoPath(photo, WIDTH, "avif")} />
      <img
        src={photoPath(photo, WIDTH, "jpg")}
        alt={photo.alt}
        width={480}
        height={360}
        loading="lazy"
        className="aspect-4/3 h-auto w-full rounded-card bg-paper object-cover"
      />
    </picture>
  );
}
