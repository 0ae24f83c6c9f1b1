import { actions } from "astro:actions";
import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { LibraryPhoto } from "#domain/photo/photo";
import { call } from "../call/call";
import { useAct } from "../ui/list/use-act";
import type { ListAddress } from "../ui/list/use-address-params";
import { useList } from "../ui/list/use-list";
import { notifyFailure, notifySuccess } from "../ui/toast/notify";

export const PHOTOS_KEY = ["photos"] as const;
const PHOTO_LISTS_KEY = [...PHOTOS_KEY, "list"] as const;

/** The photographs that words find, a page of them. */
export function useLibrary(query: string, address: Pick<ListAddress, "page" | "goToPage" | "correctPage">) {
  return useList({
    key: PHOTO_LISTS_KEY,
    address,
    filter: { query },
    read: (asked) => call(actions.photos.list, asked),
    rows: ({ photos }) => photos,
  });
}

export function usePhoto(id: string | undefined) {
  return useQuery({
    queryKey: [...PHOTOS_KEY, "one", id],
    queryFn: () => call(actions.photos.read, { id: id ?? "" }),
    enabled: id !== undefined,
  });
}

/** What can be done with a photograph; each says what came of it. */
export function usePhotoActions() {
  const client = useQueryClient();
  const onSettled = () => client.invalidateQueries({ queryKey: PHOTOS_KEY });
  const restore = useAct({
    key: PHOTOS_KEY,
    act: (id: string) => call(actions.photos.restore, { id }),
    done: () => notifySuccess("Fotografia de volta à biblioteca"),
    failed: "A fotografia não voltou",
  });
  const save = ({ id, version, alt, focusX, focusY }: LibraryPhoto) => call(actions.photos.save, { id, version, alt, focusX, focusY });
  return {
    save: useMutation({
      mutationFn: save,
      // Said once what is on screen is what was saved: a window closed at these words has nothing left to ask about.
      async onSuccess() {
        await onSettled();
        notifySuccess("Fotografia salva", "As páginas que a mostram já mudaram.");
      },
      onError(error) {
        notifyFailure(error, "A fotografia não foi salva");
        return onSettled();
      },
    }),
    /** Of photographs that are about to be shown; gives whether they were. */
    describe: useAct({
      key: PHOTOS_KEY,
      async act(photos: readonly LibraryPhoto[]) {
        for (const photo of photos) await save(photo);
        return true;
      },
      failed: "A descrição não foi salva",
    }),
    remove: useMutation({
      mutationFn: ({ id }: LibraryPhoto) => call(actions.photos.remove, { id }),
      onSuccess: (_, { id, name }) => notifySuccess("Fotografia apagada", name, () => restore.mutate(id)),
      onError(error) {
        notifyFailure(error, "A fotografia não foi apagada");
        void onSettled();
      },
      // Of itself nothing is left to ask for.
      onSettled: () => client.invalidateQueries({ queryKey: PHOTO_LISTS_KEY }),
    }),
  };
}
