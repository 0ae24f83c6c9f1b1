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

/** Somebody of the team, as a work names him. */
export interface ShownTechnician {
  name: string;
  /** Where one reads of him. */
  path: string;
  photo: Photo | undefined;
}

/** Who did a work, with the way to read of him. */
export function TechnicianCard({ label, technician: { name, path, photo } }: { label: string; technician: ShownTechnician }) {
  return (
    <p className="relative flex items-center gap-3">
      <Portrait name={name} photo={photo} className="size-14" sizes="3.5rem" />
      <span className="min-w-0 leading-tight">
        <span className="block text-sm text-steel">{label}</span>
        <a href={path} className="font-semibold break-words underline after:absolute after:inset-0">
          {name}
        </a>
      </span>
    </p>
  );
}
