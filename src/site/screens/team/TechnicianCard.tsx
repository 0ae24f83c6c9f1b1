import type { Photo } from "#domain/photo/photo";
import { Portrait } from "./Portrait";

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
