import { MAX_PHOTO_WIDTH, type Photo, photoPath } from "#domain/photo/photo";
import { notifyFailure } from "../ui/toast/notify";
import { useOneAtATime } from "../ui/use-one-at-a-time";

type StoredPhoto = Pick<Photo, "address" | "width">;

/** Where the largest picture of a photograph is. */
export const storedPhotoPath = (photo: StoredPhoto) => photoPath(photo, MAX_PHOTO_WIDTH, "jpg");

/** Works on a photograph, one work at a time; what fails is told. */
export function useAttempt() {
  const { isBusy, run } = useOneAtATime();
  const attempt = (work: () => Promise<void>, problem: string) => run(() => work().catch((error) => notifyFailure(error, problem)));
  return {
    isBusy,
    attempt,
    /** Fetches what is stored, for parts of it to be covered. */
    open: (photo: StoredPhoto, use: (picture: Blob) => void) =>
      attempt(async () => {
        const answer = await fetch(storedPhotoPath(photo));
        if (!answer.ok) throw new Error(`The photograph was answered ${answer.status}`);
        use(await answer.blob());
      }, "A fotografia não abriu"),
  };
}
