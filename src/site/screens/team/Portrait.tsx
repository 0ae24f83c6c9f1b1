import type { Photo } from "#domain/photo/photo";
import { PhotoPicture } from "#site/photo/PhotoPicture";

interface PortraitProps {
  name: string;
  photo: Photo | undefined;
  sizes: string;
  className: string;
}

/** A person's photograph; the first letter stands for one who has none. */
export function Portrait({ name, photo, sizes, className }: PortraitProps) {
  if (photo) return <PhotoPicture photo={photo} sizes={sizes} crop="square" className={`flex-none ${className}`} />;
  return (
    <span
      className={`flex flex-none items-center justify-center rounded-card bg-ink text-2xl font-bold text-amber ${className}`}
      aria-hidden="true"
    >
      {[...name][0]}
    </span>
  );
}
