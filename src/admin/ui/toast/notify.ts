import { toast } from "sonner";
import { toVisibleText } from "#domain/panel/visible-text";
import { explain } from "../../call/call";

const ERROR_MS = 10_000;
/** Long enough to read, decide and reach the button by keyboard; pointing at the notice stops its clock. */
const ACTION_MS = 20_000;

/** One that offers something to do, the way back unless it is called otherwise, stays longer. */
export function notifySuccess(title: string, description?: string, onAct?: () => unknown, label = "Desfazer"): void {
  toast.success(toVisibleText(title), {
    description: description && toVisibleText(description),
    ...(onAct && { action: { label, onClick: onAct }, duration: ACTION_MS }),
  });
}

export function notifyInfo(title: string, description?: string): void {
  toast.info(toVisibleText(title), { description: description && toVisibleText(description) });
}

/** Stays longer than the others, for it asks for something to be done. */
export function notifyError(title: string, description?: string): void {
  toast.error(toVisibleText(title), { description: description && toVisibleText(description), duration: ERROR_MS });
}

/** Tells of what failed in the server's words, or in the screen's own when it gave none. */
export function notifyFailure(error: unknown, title: string, fallback = "Tente novamente."): void {
  notifyError(title, explain(error, fallback));
}
