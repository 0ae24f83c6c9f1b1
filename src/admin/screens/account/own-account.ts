import type { actions } from "astro:actions";
import type { DataOf } from "../../call/call";

export type OwnAccount = DataOf<typeof actions.account.read>;

/** Of the query cache. */
export const ACCOUNT_KEY = ["account"] as const;
export const SESSIONS_KEY = ["own-sessions"] as const;
