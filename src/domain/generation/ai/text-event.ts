import type { ShownText } from "../show-text";

/** A page's text before it is saved; its HTML is sanitised. */
export interface PageText extends ShownText {
  title: string;
  slug: string;
  description: string;
}

/** What the panel hears while the AI provider writes a page. */
export type AiTextEvent =
  /** All of the text so far, sanitised. */
  | ({ kind: "text" } & ShownText)
  /** The provider asked for patience, or failed in a way that may pass. */
  | { kind: "waiting"; retryAt: string; message: string }
  | {
      kind: "done";
      page: PageText;
      /** The provider stopped early; the text ends with its last whole block and a line that says so. */
      isCut: boolean;
      /** Amounts of money that are not in the register of facts. */
      unknownMoney: string[];
    }
  /** With what the local generator wrote instead. */
  | { kind: "failed"; message: string; backup: PageText };
