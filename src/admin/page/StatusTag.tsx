import type { PageStatus } from "#domain/page/generated-page";
import { STATUS_NAMES } from "./page-texts";

const LOOKS: Record<PageStatus, string> = {
  public: "bg-contact/10 text-contact-dark",
  draft: "bg-amber/25 text-ink",
  held: "bg-danger/10 text-danger",
};

/** Whether visitors see a page, in a word. */
export function StatusTag({ status }: { status: PageStatus }) {
  return <span className={`inline-block rounded-full px-2 py-0.5 text-xs font-semibold ${LOOKS[status]}`}>{STATUS_NAMES[status]}</span>;
}
