import { z } from "astro/zod";
import { listFactFields } from "#domain/facts/fact-fields";
import { FACT_GROUPS } from "#domain/facts/fact-groups";
import { findFact } from "#domain/facts/fact-names";
import { listNamedFacts } from "#domain/facts/named/named-facts";
import { listSoldProducts } from "#domain/facts/price-contradictions";
import { findAffectedPages } from "#server/facts/affected-pages";
import { FactProblemsError } from "#server/facts/fact-changes";
import type { FactRegister } from "#server/facts/fact-register";
import { StaleValueError } from "#server/owner-values/owner-values";
import { defineCall } from "../call/define-call";
import { keepFacts, recordFacts } from "../call/keep-facts";
import { keepValues } from "../call/refusals";

/** More than there are fields. */
const MAX_CHANGES = 500;
/** The longest list of the register. */
const MAX_LINES = 300;
const path = z.string().min(1).max(120);
const FULL_LISTS = "As listas de palavras estão cheias. Tire algumas em Cadastro, Palavras do ramo.";
const TOO_LONG = "Um dos valores é longo demais.";
const typed = z.union([
  z.string().max(4000, TOO_LONG),
  z.number(),
  z.boolean(),
  z.array(z.union([z.string().max(500, TOO_LONG), z.number()])).max(MAX_LINES, TOO_LONG),
  z.null(),
]);
const changes = z
  .array(z.object({ path, typed, seenVersion: z.int().min(0) }))
  .min(1)
  .max(MAX_CHANGES);

export const register = {
  list: defineCall(async ({ services: { content, factRegister } }) => ({
    fields: await factRegister.listFields(),
    unused: factRegister.listUnused(),
    products: listSoldProducts(content.current.business),
  })),

  /** What changes would do: why they cannot be saved, or what they change in the register and on which pages. */
  preview: defineCall({ changes }, async (input, { services }) => {
    const { content, connection, factRegister, renderContent } = services;
    try {
      const { after, changed } = await factRegister.preview(input.changes);
      const look = renderContent && { before: content.current, after, render: renderContent, connection };
      const affected = look && (await findAffectedPages(look));
      return { outcome: "ready" as const, changed, affected };
    } catch (error) {
      return answerRefusal(error, factRegister);
    }
  }),

  /** Saves all changes or none; when it answers, every page says them. */
  save: defineCall({ changes }, async (input, { administrator, services: { factRegister }, record }) => {
    try {
      const saved = await factRegister.save(input.changes, administrator.email);
      await recordFacts(record, saved);
      return { outcome: "saved" as const, saved };
    } catch (error) {
      return answerRefusal(error, factRegister);
    }
  }),

  /** Keeps whether a word of titles is of the trade, or forgets what was said of it. */
  answerWord: defineCall(
    { word: z.string().trim().min(1).max(40), isOfTrade: z.boolean().nullable() },
    async ({ word, isOfTrade }, call) => {
      const answer = () => call.services.factRegister.answerWord(word, isOfTrade, call.administrator.email);
      await keepFacts(call, answer, "Outra pessoa respondeu agora há pouco. Tente outra vez.", FULL_LISTS);
    },
  ),

  /** Takes back a value that this release cannot use, so that nobody is told of it any more. */
  forgetUnused: defineCall(
    { path, version: z.int().min(1) },
    async ({ path, version }, { administrator, services: { factRegister }, record }) => {
      const forget = () => factRegister.forgetUnused(path, version, administrator.email);
      const forgotten = await keepValues(forget, () => "Outra pessoa mudou este valor agora há pouco. Recarregue a página.");
      if (forgotten) await record("fact.forgotten", { id: path, title: forgotten.label, before: forgotten.text });
    },
  ),

  /** What a field said, the newest first. */
  history: defineCall({ path }, async (input, { services }) => ({
    revisions: await services.factRegister.listRevisions(input.path),
  })),
};

/** @throws what nobody who fills in a form can mend. */
function answerRefusal(error: unknown, factRegister: FactRegister) {
  if (error instanceof FactProblemsError) return { outcome: "refused" as const, problems: error.problems };
  if (error instanceof StaleValueError) return { outcome: "stale" as const, changed: factRegister.describeOthers(error.changed) };
  throw error;
}

const ORDER: readonly string[] = Object.values(FACT_GROUPS);

export const facts = {
  /** The facts that texts may quote, with what they say today; a sentence with one that is not published is left out. */
  names: defineCall(async ({ services }) => {
    const { business, facts } = services.content.current;
    const groups = new Map<string, string>(listFactFields(business).map(({ path, group }) => [path, FACT_GROUPS[group]]));
    const named = listNamedFacts(business).map(({ name, label, paths: [path = ""], text }) => ({
      name,
      label,
      group: groups.get(path) ?? "",
      text: findFact(facts.texts, name) ?? text,
      isPublished: findFact(facts.texts, name) !== undefined,
    }));
    return named.toSorted((one, other) => ORDER.indexOf(one.group) - ORDER.indexOf(other.group));
  }),
};
