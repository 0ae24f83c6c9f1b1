import type { Editor } from "@tiptap/react";
import { useState } from "react";
import type { LibraryPhoto } from "#domain/photo/photo";
import { listImages } from "../../photos/intake/FileDrop";

/** The question which photographs a text is to show: asked by a button, or by files dropped or pasted into the text. */
export function usePhotoInsert() {
  const [isOpen, setIsOpen] = useState(false);
  const [files, setFiles] = useState<readonly File[]>();

  function ask(dropped?: readonly File[]): void {
    setFiles(dropped);
    setIsOpen(true);
  }

  return {
    isOpen,
    files,
    ask: () => ask(),
    close: () => setIsOpen(false),

    /** Whether what was pasted was pictures, and is asked about. */
    takePasted(data: DataTransfer | null): boolean {
      // A text with pictures in it is a text.
      if (data?.types.includes("text/html")) return false;
      return take(data);
    },

    takeDropped: (data: DataTransfer | null): boolean => take(data),

    insert(editor: Editor, photos: readonly LibraryPhoto[]): void {
      editor
        .chain()
        .focus()
        .insertContent(photos.map(({ id }) => ({ type: "photo", attrs: { id } })))
        .run();
    },
  };

  function take(data: DataTransfer | null): boolean {
    const images = listImages(data);
    if (images.length > 0) ask(images);
    return images.length > 0;
  }
}
