import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { CoveredPart } from "#domain/photo/covered-parts";
import { findPhotoWidth, type LibraryPhoto, MAX_PHOTO_WIDTH, photoFilePath } from "#domain/photo/photo";
import { findFileProblem, uploadPhoto } from "../../photos/intake/upload-photo";
import { tellErased } from "../../photos/tell-erased";
import { PHOTOS_KEY } from "../../photos/use-photos";
import { notifyError, notifyFailure } from "../../ui/toast/notify";

/** Another picture in a photograph's place, or the same with parts covered. */
export function useReplacePhoto(photo: LibraryPhoto) {
  const client = useQueryClient();
  const [file, setFile] = useState<File>();
  const [isNew, setIsNew] = useState(true);
  const [isBusy, setIsBusy] = useState(false);

  async function send(covered: readonly CoveredPart[]): Promise<void> {
    if (!file) return;
    if (!isNew && covered.length === 0) return setFile(undefined);
    setIsBusy(true);
    try {
      const { id, version, alt } = photo;
      await uploadPhoto(file, { name: file.name, alt, covered, replaces: { id, version } });
      tellErased(isNew ? "Fotografia trocada" : "Partes cobertas", "As páginas que a mostram já mudaram.");
      setFile(undefined);
    } catch (error) {
      notifyFailure(error, isNew ? "A fotografia não foi trocada" : "As partes não foram cobertas");
    } finally {
      setIsBusy(false);
      await client.invalidateQueries({ queryKey: PHOTOS_KEY });
    }
  }

  return {
    file,
    isNew,
    isBusy,
    send,
    close: () => setFile(undefined),

    async open(chosen: File): Promise<void> {
      const problem = await findFileProblem(chosen);
      if (problem) return notifyError("A fotografia não serve", problem);
      setIsNew(true);
      setFile(chosen);
    },

    /** The picture that is stored, for parts of it to be covered. */
    async openStored(): Promise<void> {
      setIsBusy(true);
      try {
        const answer = await fetch(photoFilePath(photo.address, findPhotoWidth(photo.width, MAX_PHOTO_WIDTH), "jpg"));
        if (!answer.ok) throw new Error(`The photograph was answered ${answer.status}`);
        setIsNew(false);
        setFile(new File([await answer.blob()], `${photo.name.replace(/\.\w+$/, "")}.jpg`, { type: "image/jpeg" }));
      } catch (error) {
        notifyFailure(error, "A fotografia não abriu");
      } finally {
        setIsBusy(false);
      }
    },
  };
}
