import { z } from "zod";
import { base } from "./base";
import { cases, listing, ownQuestions, prose, steps, table } from "./parts";

/** A part of a gate or of its motor. */
export const componentSchema = z.strictObject({
  kind: z.literal("component"),
  ...base,
  /** What it is, where it sits, what it does. */
  definition: prose,
  /** How it fails and how that shows; `about` names the symptoms. */
  faults: listing,
  /** How to tell it from what fails alike; `about` names that. */
  neighbours: listing,
  /** What may be looked at without tools, open covers or force. */
  checks: steps,
  /** What only a technician does. */
  work: steps,
  /** What it takes: parts, time, whether the gate stands still. */
  effort: prose,
  cost: prose,
  /** Which one fits. */
  choice: table.optional(),
  /** Mend, replace or wait. */
  worth: prose.optional(),
  /** What makes it last. */
  care: prose,
  cases,
  /** What to photograph and write. */
  tell: prose,
  questions: ownQuestions,
});

/** What somebody sees a gate do. */
export const symptomSchema = z.strictObject({
  kind: z.literal("symptom"),
  ...base,
  /** What happens inside when that shows outside. */
  definition: prose,
  /** What it does, what is suspected, what to look at; `about` names the suspected component. */
  causes: table,
  /** How to tell it from other symptoms. */
  neighbours: listing,
  checks: steps,
  /** When to stop using the gate. */
  stop: listing,
  /** How to get by until somebody comes. */
  meanwhile: prose,
  /** How a technician finds the cause. */
  work: steps,
  cost: prose,
  worth: prose.optional(),
  care: prose,
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** What is offered. */
export const serviceSchema = z.strictObject({
  kind: z.literal("service"),
  ...base,
  definition: prose,
  /** When it is needed, and when another service is. */
  signs: listing,
  neighbours: listing,
  /** From the first message to the last test. */
  work: steps,
  /** What its buyer prepares. */
  preparation: steps,
  effort: prose,
  cost: prose,
  /** What it does not include. */
  limits: prose,
  choice: table.optional(),
  worth: prose.optional(),
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** A way a gate moves. */
export const gateSchema = z.strictObject({
  kind: z.literal("gate"),
  ...base,
  definition: prose,
  /** The room and the building it needs. */
  room: listing,
  /** What wears first. */
  faults: listing,
  neighbours: listing,
  checks: steps,
  /** How a motor is put on it. */
  work: steps,
  /** Which motor. */
  choice: table,
  cost: prose,
  worth: prose.optional(),
  care: prose,
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** What a gate closes: a house, a condominium, a business. */
export const useSchema = z.strictObject({
  kind: z.literal("use"),
  ...base,
  /** What that use asks of gate and motor. */
  definition: prose,
  /** What fails first there. */
  faults: listing,
  /** Equipment that fits. */
  choice: table,
  /** Who decides, who keeps keys, how people are let in. */
  rules: listing,
  cost: prose,
  care: prose,
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** A motor of the register. */
export const modelSchema = z.strictObject({
  kind: z.literal("model"),
  ...base,
  /** Its plan in the register: a page shows its figures by their names. */
  plan: z.string(),
  definition: prose,
  fits: listing,
  unfit: listing,
  neighbours: listing,
  cost: prose,
  care: prose,
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** What is sold, whatever its model: what a title is about that names nothing else. */
export const productSchema = z.strictObject({
  kind: z.literal("product"),
  ...base,
  /** What it is made of and does. */
  definition: prose,
  /** Which one for which gate and use. */
  fits: listing,
  /** Purchases that go wrong. */
  unfit: listing,
  neighbours: listing,
  choice: table,
  /** What its buyer finds out before. */
  preparation: steps,
  cost: prose,
  worth: prose,
  care: prose,
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** A danger and how to keep from it. */
export const safetySchema = z.strictObject({
  kind: z.literal("safety"),
  ...base,
  definition: prose,
  /** What to do and what never. */
  rules: listing,
  /** When to stop using the gate. */
  stop: listing,
  checks: steps.optional(),
  work: steps,
  cost: prose.optional(),
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** A rule of the authorities. */
export const lawSchema = z.strictObject({
  kind: z.literal("law"),
  ...base,
  /** What the text orders. */
  definition: prose,
  /** Whom it concerns and whom not. */
  concerned: listing,
  /** How to come to terms with it. */
  rules: steps,
  /** That a lawyer or the city confirms it; on every page that quotes it. */
  caveat: prose,
  /** The texts of law, as they are cited. */
  sources: z.array(z.string().min(5)).min(1),
  cost: prose.optional(),
  cases,
  tell: prose,
  questions: ownQuestions,
});

/** Something a reader may look at or do by himself. */
export const checkSchema = z.strictObject({
  kind: z.literal("check"),
  ...base,
  /** What it shows, what is needed for it. */
  definition: prose,
  checks: steps,
  /** What was found, what it suggests; `about` names that. */
  readings: table,
  stop: listing,
  /** How a technician does the same, with what he has. */
  work: steps.optional(),
  cost: prose,
  cases,
  tell: prose,
  questions: ownQuestions,
});

export const entrySchema = z.discriminatedUnion("kind", [
  componentSchema,
  symptomSchema,
  serviceSchema,
  gateSchema,
  useSchema,
  modelSchema,
  productSchema,
  safetySchema,
  lawSchema,
  checkSchema,
]);
