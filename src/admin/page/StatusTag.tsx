import { Tag } from "#admin/ui/Tag";
import type { PageOrigin, PageStatus } from "#domain/page/generated-page";

const LOOKS: Record<PageStatus, string> = {
  public: "bg-contact/10 text-contact-dark",
  draft: "bg-amber/25 text-ink",
  held: "bg-danger/10 text-danger",
};

export function StatusTag({ status }: { status: PageStatus }) {
  return <Tag look={LOOKS[status]}>{STATUS_NAMES[status]}</Tag>;
}

/** How screens call where a page came from. */
export const ORIGIN_NAMES: Record<PageOrigin, string> = { ai: "IA", local: "Local", manual: "Manual", announcement: "Aviso" };

export const STATUS_NAMES: Record<PageStatus, string> = { public: "Pública", draft: "Rascunho", held: "Retida" };
