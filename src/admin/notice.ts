import { NOTICE_KEY, NOTICES, type Notice } from "#domain/panel/notice";
import { notifySuccess } from "./notify";
import { tabStorage } from "./tab-storage";

export function leaveNotice(notice: Notice): void {
  tabStorage.write(NOTICE_KEY, notice);
}

/** Takes back what was left for a screen that was not reached. */
export function dropNotice(): void {
  tabStorage.remove(NOTICE_KEY);
}

/** Shows what the screen before left, once. */
export function showNotice(): void {
  const notice = tabStorage.read(NOTICE_KEY);
  if (notice === undefined) return;
  tabStorage.remove(NOTICE_KEY);
  if (!isNotice(notice)) return;
  const [title, description] = NOTICES[notice];
  notifySuccess(title, description);
}

function isNotice(text: string): text is Notice {
  return Object.hasOwn(NOTICES, text);
}
