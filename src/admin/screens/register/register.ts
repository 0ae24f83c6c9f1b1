import type { actions } from "astro:actions";
import type { DataOf } from "../../call/call";

export type Register = DataOf<typeof actions.register.list>;
export type RegisterField = Register["fields"][number];

export const REGISTER_KEY = ["register"] as const;
