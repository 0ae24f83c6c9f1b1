import { useState } from "react";
import { dayOf } from "#domain/calendar/owner-time";
import { createEmptyValue, pickValue } from "#domain/forms/empty-value";
import type { Photo } from "#domain/photo/photo";
import type { WorkFields } from "#domain/work/work";
import { tabStorage } from "../../ui/tab-storage";
import { useStoredState } from "../../ui/use-stored-draft";
import type { OpenedWork } from "./use-works";

interface WorkDraft {
  fields: WorkFields;
  /** All that are named in it or were. */
  photos: readonly Photo[];
  isChanged: boolean;
}

/** What is typed of a work, which outlives leaving the form until it is saved or thrown away; `onChange` hears of each change. */
export function useWorkDraft({ form, work, photos }: OpenedWork, onChange: () => void) {
  const key = `abre-facil:work:${work ? `${work.id}:${work.version}` : "new"}`;
  const saved: WorkDraft = {
    fields: pickValue(form, work ?? { ...(createEmptyValue(form) as WorkFields), day: dayOf(new Date()) }),
    photos,
    isChanged: false,
  };
  const [draft, setDraft] = useStoredState(key, saved);
  const [isRecovered, setIsRecovered] = useState(draft.isChanged);

  return {
    ...draft,
    /** It was typed before, and came back. */
    isRecovered,
    change(fields: WorkFields): void {
      onChange();
      setDraft((before) => ({ ...before, fields, isChanged: true }));
    },
    changePhotos(moment: keyof WorkFields["photos"], chosen: readonly Photo[]): void {
      onChange();
      const isNew = (photo: Photo) => !chosen.some(({ id }) => id === photo.id);
      setDraft(({ fields, photos: known }) => ({
        fields: { ...fields, photos: { ...fields.photos, [moment]: chosen.map(({ id }) => id) } },
        photos: [...known.filter(isNew), ...chosen],
        isChanged: true,
      }));
    },
    discard(): void {
      onChange();
      setIsRecovered(false);
      setDraft(saved);
    },
    /** For one that is saved: the form is about to go. */
    forget(): void {
      tabStorage.remove(key);
    },
  };
}
