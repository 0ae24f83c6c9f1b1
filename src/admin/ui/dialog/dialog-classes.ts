/** How every dialog of the panel looks: at the foot of a phone's screen, in the middle of a larger one. */
export const BACKDROP =
  "fixed inset-0 z-50 bg-ink/55 transition-opacity duration-150 data-ending-style:opacity-0 data-starting-style:opacity-0";

const FRAME =
  "fixed inset-x-0 bottom-0 z-50 mx-auto grid grid-cols-1 break-words max-h-[calc(100dvh-1rem)] w-full gap-4 overflow-y-auto overscroll-contain rounded-t-card bg-white p-5 shadow-card outline-none transition duration-150 data-ending-style:translate-y-2 data-ending-style:opacity-0 data-starting-style:translate-y-2 data-starting-style:opacity-0 sm:top-1/2 sm:bottom-auto sm:w-[calc(100%-2rem)] sm:-translate-y-1/2 sm:rounded-card sm:p-6 sm:data-ending-style:-translate-y-[calc(50%-0.5rem)] sm:data-starting-style:-translate-y-[calc(50%-0.5rem)]";

export const POPUP = `${FRAME} max-w-md`;

/** For a dialog that shows a page. */
export const WIDE_POPUP = `${FRAME} max-w-5xl`;

export const TITLE = "text-lg leading-snug";

/** The row of answers: one under the other on a phone, the main one on top. */
export const ANSWERS = "mt-1 flex flex-col-reverse gap-2 sm:flex-row sm:flex-wrap sm:justify-end";
