import type { Business } from "#domain/facts/business";
import { type FactField, type FactValue, listFactFields, readField } from "#domain/facts/fact-fields";
import { findPriceContradictions } from "#domain/facts/price-contradictions";
import { writeFact } from "#domain/facts/write-fact";
import { onceFor } from "#domain/memo/once-for";
import { foldText } from "#domain/text/fold";
import { FACT } from "../content/lay-facts";
import type { LiveContent } from "../content/live-content";
import type { SiteContent } from "../content/site-content";
import { readSetByEnvironment } from "../content/site-options";
import { isOvertaken, neverSaved, type OwnerValue, type OwnerValues, StaleValueError } from "../owner-values/owner-values";
import type { Settings } from "../settings/settings";
import { type FactChange, readChanges, refuseBroken } from "./fact-changes";

// The one place for changing fields: checks, what is new, whose turn it was; affected-pages.ts finds the pages that say it.

/** A field with what it says and where that comes from. */
export interface RegisterField extends FactField {
  value: FactValue;
  text: string;
  factory: FactValue;
  factoryText: string;
  /** Who changed it last and when; absent where nobody did, or where it was put back. */
  changed?: { by: string; at: Date };
  /** To be named by whoever saves over it; 0 where nobody ever changed it. */
  version: number;
  /** What its setting of the environment says, which wins where it is set. */
  fromEnvironment?: string;
  /** Another price of the same product. */
  contradiction?: string;
}

/** A field that a save changed, as the record of what was done tells it. */
export interface ChangedFact {
  path: string;
  label: string;
  before: string;
  after: string;
}

export type FactRegister = ReturnType<typeof createFactRegister>;

type Parts = { content: LiveContent; ownerValues: OwnerValues; settings: Settings };

/** The owner's register: every field with its source, and changes to many at once. */
export function createFactRegister({ content, ownerValues, settings }: Parts) {
  const written = content.files.business;
  const describeFields = onceFor((business: Business) => new Map(listFactFields(business).map((field) => [field.path, field])));
  /** Items are called what the owner calls them now. */
  const readFields = (): ReadonlyMap<string, FactField> => describeFields(content.current.business);

  /** As a person reads it; null is what the site came with. */
  const writeSaved = (field: FactField, value: unknown) => writeFact(field, (value ?? readField(written, field.path)) as FactValue);

  function describeChanges(saved: readonly Pick<OwnerValue, "path" | "value">[], before: Business): ChangedFact[] {
    return saved.flatMap(({ path: full, value }) => {
      const field = readFields().get(full.slice(FACT.length));
      if (!field) return [];
      const { path, label } = field;
      return { path, label, before: writeFact(field, readField(before, path)), after: writeSaved(field, value) };
    });
  }

  /** A value that this release cannot use, or that somebody else saved meanwhile; called by its path where the field is gone. */
  function describeOther({ path: full, value, savedBy, savedAt, version }: OwnerValue) {
    const path = full.slice(FACT.length);
    const field = readFields().get(path);
    const said = value ?? (field ? readField(written, path) : "");
    const text = isFactValue(said) ? writeFact(field ?? { control: "text" }, said) : JSON.stringify(said);
    return { path, label: field?.label ?? path, text, by: savedBy, at: savedAt, version };
  }

  return {
    /** Every field, in the order of the register. */
    async listFields(): Promise<RegisterField[]> {
      const { business } = content.current;
      const changed = new Map((await ownerValues.readAll()).map((value) => [value.path, value]));
      const environment = readSetByEnvironment(settings);
      const contradictions = findPriceContradictions(business);
      return [...readFields().values()].map((field) => {
        const value = readField(business, field.path);
        const own = changed.get(FACT + field.path);
        const set = environment.get(field.path);
        return {
          ...field,
          value,
          text: writeFact(field, value),
          factory: readField(written, field.path),
          factoryText: writeFact(field, readField(written, field.path)),
          changed: own && own.value !== null ? { by: own.savedBy, at: own.savedAt } : undefined,
          version: own?.version ?? 0,
          fromEnvironment: set === undefined ? undefined : writeFact(field, set),
          contradiction: contradictions.find(({ paths }) => paths.includes(field.path))?.message,
        };
      });
    },

    /** The owner's values that wait for a release that can use them. */
    listUnused: () => content.current.unusedFacts.map(describeOther),

    /**
     * Takes a value back that cannot be used; undefined when there is none any more.
     * @throws {StaleValueError} when somebody else changed it meanwhile.
     */
    async forgetUnused(path: string, seenVersion: number, by: string) {
      const unused = this.listUnused().find((one) => one.path === path);
      if (!unused) return undefined;
      await ownerValues.save([{ path: FACT + path, value: null, seenVersion }], by);
      await content.refresh();
      return unused;
    },

    /** What others saved, for whoever was about to. */
    describeOthers: (values: readonly OwnerValue[]) => values.map(describeOther),

    /**
     * What the site would say, all of it, and what changes in the register.
     * @throws {FactProblemsError} when it could not be saved.
     * @throws {StaleValueError} when somebody else changed one meanwhile.
     */
    async preview(changes: readonly FactChange[]): Promise<{ after: SiteContent; changed: ChangedFact[] }> {
      const wanted = readChanges(content.current.business, written, changes);
      const saved = new Map((await ownerValues.readAll()).map((value) => [value.path, value]));
      const stale = wanted.flatMap((change) => {
        const now = saved.get(change.path) ?? neverSaved(change.path);
        return isOvertaken(now, change) ? [now] : [];
      });
      if (stale.length > 0) throw new StaleValueError(stale);
      return { after: await content.lookAhead(wanted), changed: describeChanges(wanted, content.current.business) };
    },

    /**
     * Saves all or none, and resolves when every page says it.
     * @throws {FactProblemsError} when a value breaks a rule.
     * @throws {StaleValueError} when somebody else changed one meanwhile.
     */
    async save(changes: readonly FactChange[], savedBy: string): Promise<ChangedFact[]> {
      const before = content.current.business;
      const wanted = readChanges(before, written, changes);
      const saved = await ownerValues.save(wanted, savedBy, (all) => refuseBroken(written, changes, all));
      if (saved.length > 0) await content.refresh();
      return describeChanges(saved, before);
    },

    /** As `save`, over whatever stands there, for who was shown what it means and no version. */
    async saveLatest(values: readonly Pick<FactChange, "path" | "typed">[], savedBy: string): Promise<ChangedFact[]> {
      const changes = values.map(async (value) => ({ ...value, seenVersion: (await ownerValues.find(FACT + value.path))?.version ?? 0 }));
      return await this.save(await Promise.all(changes), savedBy);
    },

    /**
     * Keeps whether a word of titles is of the trade; null forgets what was said of it.
     * @throws {StaleValueError} when somebody else answers at this moment.
     */
    async answerWord(word: string, isOfTrade: boolean | null, savedBy: string): Promise<ChangedFact[]> {
      const { trade } = content.current.business;
      const wanted = { words: isOfTrade === true, otherWords: isOfTrade === false };
      const values = (["words", "otherWords"] as const).map((part) => {
        const others = trade[part].filter((known) => foldText(known) !== foldText(word));
        return { path: `trade.${part}`, typed: [...others, ...(wanted[part] ? [word] : [])] };
      });
      return await this.saveLatest(values, savedBy);
    },

    /** What a field said, the newest first; `value` null is what the site came with. */
    async listRevisions(path: string) {
      const field = readFields().get(path);
      if (!field) return [];
      return (await ownerValues.listRevisions(FACT + path)).map(({ path: _, value, ...saved }) => {
        return { ...saved, value: value as FactValue | null, text: writeSaved(field, value) };
      });
    },
  };
}

const isFactValue = (value: unknown): value is FactValue => Array.isArray(value) || ["string", "number", "boolean"].includes(typeof value);
