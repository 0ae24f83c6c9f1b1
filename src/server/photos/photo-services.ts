import { listOldTags } from "../changes/change";
import type { Connection } from "../database/database";
import type { EraseTraces } from "../database/sqlite/erasure";
import type { PurgeTags } from "../page-cache/cache-tags";
import type { Lifetime } from "../upkeep/lifetime";
import { createPhotoIntake, type PreparePhoto } from "./photo-intake";
import { createPhotoStore } from "./photo-store";

interface PhotoServicesParts {
  connection: Connection;
  purge: PurgeTags;
  prepare: PreparePhoto;
  eraseTraces: EraseTraces;
  life: Lifetime;
}

/** The library of photographs, and what brings them in. */
export function createPhotoServices({ connection, purge, prepare, eraseTraces, life }: PhotoServicesParts) {
  const onChange = (id: string) => purge(listOldTags([{ kind: "photo", id }], () => false));
  const photos = life.keep(createPhotoStore(connection, onChange, eraseTraces));
  return { photos, photoIntake: createPhotoIntake(photos, prepare) };
}
