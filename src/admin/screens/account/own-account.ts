import type { actions } from "astro:actions";
import type { DataOf } from "../../call/call";

export type OwnAccount = DataOf<typeof actions.account.read>;

/** Of the query cache; those of the account begin with it. */
export const ACCOUNT_KEY = ["account"] as const;
export const SESSIONS_KEY = [...ACCOUNT_KEY, "sessions"] as const;
