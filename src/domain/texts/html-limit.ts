import { fieldOf } from "#domain/page/page-fields";

/** As long as any page may be. */
export const MAX_HTML_LENGTH = fieldOf("content").limit?.max ?? 0;
