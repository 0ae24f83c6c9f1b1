import { toast } from "sonner";

const ERROR_MS = 10_000;
/** Long enough to read, decide and reach the button by keyboard; pointing at the notice stops its clock. */
const ACTION_MS = 20_000;

/** What a notice offers to do about what it tells. */
interface NoticeAction {
  label: string;
  onAct: () => void;
}

/** One that offers something stays longer. */
export function notifySuccess(title: string, description?: string, action?: NoticeAction): void {
  toast.success(title, {
    description,
    ...(action && { action: { label: action.label, onClick: action.onAct }, duration: ACTION_MS }),
  });
}

export function notifyInfo(title: string, description?: string): void {
  toast.info(title, { description });
}

/** Stays longer than the others, for it asks for something to be done. */
export function notifyError(title: string, description?: string): void {
  toast.error(title, { description, duration: ERROR_MS });
}
