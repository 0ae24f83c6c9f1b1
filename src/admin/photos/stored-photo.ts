import { useMutation } from "@tanstack/react-query";
import { findPhotoWidth, MAX_PHOTO_WIDTH, photoFilePath } from "#domain/photo/photo";
import { notifyFailure } from "../ui/toast/notify";

/** Where the largest picture of a photograph is. */
export function storedPhotoPath({ address, width }: { address: string; width: number }): string {
  return photoFilePath(address, findPhotoWidth(width, MAX_PHOTO_WIDTH), "jpg");
}

/** Works on a photograph, one work at a time; what fails is told. */
export function useAttempt() {
  const attempts = useMutation({
    mutationFn: ({ work }: { work: () => Promise<void>; problem: string }) => work(),
    onError: (error, { problem }) => notifyFailure(error, problem),
  });

  async function attempt(work: () => Promise<void>, problem: string): Promise<void> {
    if (!attempts.isPending) await attempts.mutateAsync({ work, problem }).catch(() => {});
  }

  return {
    isBusy: attempts.isPending,
    attempt,
    /** Fetches what is stored, for parts of it to be covered. */
    open: (photo: { address: string; width: number }, use: (picture: Blob) => void) =>
      attempt(async () => {
        const answer = await fetch(storedPhotoPath(photo));
        if (!answer.ok) throw new Error(`The photograph was answered ${answer.status}`);
        use(await answer.blob());
      }, "A fotografia não abriu"),
  };
}
