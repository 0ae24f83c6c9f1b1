import type { z } from "zod";
import { part } from "#domain/forms/controls";
import { customerWording } from "./wording/customer-wording";
import { estimateWording } from "./wording/estimate-wording";
import { frameWording } from "./wording/frame-wording";
import { pageWording } from "./wording/page-wording";

/** The words that pages share, or that belong to no document of their own, by where they show. */
export const wordingSchema = part("Frases do site", { ...frameWording, ...estimateWording, ...pageWording, ...customerWording });

export type Wording = z.output<typeof wordingSchema>;
