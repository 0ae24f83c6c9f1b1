import { NOTICE_KEY, NOTICES, type Notice, readNotice, writeNotice } from "#domain/panel/notice";
import { tabStorage } from "../../storage/tab-storage";
import { notifySuccess } from "./notify";

export function leaveNotice(notice: Notice): void {
  tabStorage.write(NOTICE_KEY, writeNotice({ notice }));
}

/** Takes back what was left for a screen that was not reached. */
export function dropNotice(): void {
  tabStorage.remove(NOTICE_KEY);
}

/** Shows what the screen before left, once; of a deleted page it offers to bring it back. */
export function showNotice(restorePage: (id: string) => void): void {
  const text = tabStorage.read(NOTICE_KEY);
  if (text === undefined) return;
  tabStorage.remove(NOTICE_KEY);
  const left = readNotice(text);
  if (!left) return;
  const { notice, pageId } = left;
  const [title, description] = NOTICES[notice];
  notifySuccess(title, description, pageId === undefined ? undefined : () => restorePage(pageId));
}
