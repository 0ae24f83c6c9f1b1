import type { PageOrigin, PageStatus } from "#domain/page/generated-page";

/** How screens call where a page came from. */
export const ORIGIN_NAMES: Record<PageOrigin, string> = { ai: "IA", local: "Local", manual: "Manual", announcement: "Aviso" };

/** How screens call one page's state. */
export const STATUS_NAMES: Record<PageStatus, string> = { public: "Pública", draft: "Rascunho", held: "Retida" };
