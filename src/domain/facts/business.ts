/** The shape of the register of facts (`content/business.ts`), as its schema has it. Money is whole Brazilian reais. */
import type { z } from "zod";
import type { businessSchema } from "./business-schema";
import type { openingHours } from "./schema/hours";

export type { Weekday } from "./schema/hours";

export interface Business extends z.output<typeof businessSchema> {}

/** `weekdays` has schema.org day names; absent means every day. */
export type OpeningHours = z.output<typeof openingHours>;

export type Plan = Business["plans"][number];
export type TradeInTier = Business["tradeIn"][number];
export type TimeWindow = Business["windows"][number];
export type MotorModel = Business["technical"]["models"][number];
export type PlanLimits = Business["estimate"]["limits"][number];
export type DayAvailability = Business["availability"][number];

/** A sentence of the register that texts quote by its id. */
export type Statement = Business["warrantyCovers"][number];
