import { useQueryClient } from "@tanstack/react-query";
import pLimit from "p-limit";
import { useEffect, useRef, useState } from "react";
import type { LibraryPhoto } from "#domain/photo/photo";
import type { CoveredPart } from "#domain/photo/photo-upload";
import { CallError, explain } from "../../call/call";
import { PHOTOS_KEY } from "../use-photos";
import { findFileProblem, uploadPhoto } from "./upload-photo";

/** A file on its way into the library. `refused` will never be taken; `failed` may be sent again. */
export interface IncomingPhoto {
  key: number;
  file: File;
  alt: string;
  covered: readonly CoveredPart[];
  state: "waiting" | "queued" | "sending" | "sent" | "failed" | "refused";
  percent: number;
  /** The server had no room for it: it is sent again by itself. */
  isHeldUp?: boolean;
  problem?: string;
}

export type Intake = ReturnType<typeof useIntake>;

/** The server prepares one at a time: while it does, the next may come. */
const AT_ONCE = 2;

const isUnderWay = ({ state }: IncomingPhoto): boolean => state === "sending" || state === "queued";

/** Files that were chosen, dropped or pasted, until they are in the library. `onSent` hears of each that has arrived. */
export function useIntake(suggestedAlt = "", onSent: (photo: LibraryPhoto) => void = () => {}) {
  const client = useQueryClient();
  const [photos, setPhotos] = useState<readonly IncomingPhoto[]>([]);
  const nextKey = useRef(1);
  const uploads = useRef(new Map<number, AbortController>());
  const [turns] = useState(() => pLimit(AT_ONCE));
  const heard = useRef(onSent);
  heard.current = onSent;

  const change = (key: number, changes: Partial<IncomingPhoto>) =>
    setPhotos((all) => all.map((photo) => (photo.key === key ? { ...photo, ...changes } : photo)));

  async function upload({ key, file, alt, covered }: IncomingPhoto, signal: AbortSignal): Promise<void> {
    // Called back while others had their turn.
    if (signal.aborted) return;
    change(key, { state: "sending", percent: 0, isHeldUp: false, problem: undefined });
    try {
      const words = { name: file.name, alt: alt.trim(), covered };
      const photo = await uploadPhoto(file, words, {
        signal,
        onProgress: (percent) => change(key, { percent, isHeldUp: false }),
        onHeldUp: () => change(key, { percent: 0, isHeldUp: true }),
      });
      change(key, { state: "sent" });
      heard.current(photo);
      void client.invalidateQueries({ queryKey: PHOTOS_KEY });
    } catch (error) {
      if (signal.aborted) return;
      change(key, {
        state: error instanceof CallError && error.code === "BAD_REQUEST" ? "refused" : "failed",
        problem: explain(error, "O servidor não conseguiu guardar a fotografia. Tente de novo."),
      });
    }
  }

  useEffect(() => {
    const begun = uploads.current;
    return () => {
      for (const controller of begun.values()) controller.abort();
    };
  }, []);

  return {
    photos,
    isSending: photos.some(isUnderWay),

    async add(files: readonly File[]): Promise<void> {
      const added = files.map((file): IncomingPhoto => {
        const key = nextKey.current++;
        return { key, file, alt: suggestedAlt, covered: [], state: "waiting", percent: 0 };
      });
      setPhotos((all) => [...all, ...added]);
      for (const { key, file } of added) {
        const problem = await findFileProblem(file);
        if (!problem) continue;
        uploads.current.get(key)?.abort();
        change(key, { state: "refused", problem });
      }
    },

    describe: (key: number, alt: string) => change(key, { alt }),
    cover: (key: number, covered: readonly CoveredPart[]) => change(key, { covered }),

    /** Sends what waits and what failed, or one of them. */
    send(only?: number): void {
      const isUnsent = ({ state }: IncomingPhoto) => state === "waiting" || state === "failed";
      for (const photo of photos.filter((one) => isUnsent(one) && (only === undefined || one.key === only))) {
        const controller = new AbortController();
        uploads.current.set(photo.key, controller);
        change(photo.key, { state: "queued" });
        void turns(() => upload(photo, controller.signal));
      }
    },

    cancel(key: number): void {
      uploads.current.get(key)?.abort();
      // One that has arrived meanwhile stays what it is.
      setPhotos((all) => all.map((photo) => (photo.key === key && isUnderWay(photo) ? { ...photo, state: "waiting" } : photo)));
    },

    remove(key: number): void {
      uploads.current.get(key)?.abort();
      setPhotos((all) => all.filter((photo) => photo.key !== key));
    },

    clearSent: () => setPhotos((all) => all.filter(({ state }) => state !== "sent")),
  };
}
