import type { Business } from "#domain/facts/business";
import { type BusinessProblem, listBusinessProblems } from "#domain/facts/business-problems";
import { type FactField, type FactValue, hasField, listFactFields, parseField, readField, withField } from "#domain/facts/fact-fields";
import { writeFact } from "#domain/facts/write-fact";
import { FACT, layFacts, partOf } from "../content/lay-facts";
import type { LiveContent } from "../content/live-content";
import type { SiteContent } from "../content/site-content";
import { listSetByEnvironment } from "../content/site-options";
import type { OwnerValue, OwnerValues } from "../owner-values/owner-values";
import type { Settings } from "../settings/settings";

/** A field with what it says and where that comes from. */
export interface RegisterField extends FactField {
  value: FactValue;
  /** The value as a person reads it. */
  text: string;
  /** What the site came with. */
  factoryText: string;
  /** Who changed it last and when; absent where nobody did, or where it was put back. */
  changed?: { by: string; at: Date };
  /** To be named by whoever saves over it; 0 where nobody ever changed it. */
  version: number;
  /** Its setting of the environment is set and wins. */
  isSetByEnvironment: boolean;
}

/** What somebody typed into a field. */
export interface FactChange {
  path: string;
  /** Null goes back to what the site came with. */
  typed: unknown;
  seenVersion: number;
}

/** What cannot be saved, by field; nothing was. */
export class FactProblemsError extends Error {
  readonly problems: readonly BusinessProblem[];

  constructor(problems: readonly BusinessProblem[]) {
    super(problems.map(({ path, message }) => `${path}: ${message}`).join("; "));
    this.problems = problems;
  }
}

/** A field that a save changed, as the record of what was done tells it. */
export interface ChangedFact {
  path: string;
  label: string;
  before: string;
  after: string;
}

export type FactRegister = ReturnType<typeof createFactRegister>;

interface FactRegisterParts {
  content: LiveContent;
  ownerValues: OwnerValues;
  settings: Settings;
}

/** The owner's register: every field with its source, and changes to many at once. */
export function createFactRegister({ content, ownerValues, settings }: FactRegisterParts) {
  const written = content.files.business;
  const fields = new Map(listFactFields(written).map((field) => [field.path, field]));

  /** What would be saved, null where it is what the site came with. */
  function apply(changes: readonly Pick<FactChange, "path" | "typed">[]): Map<string, FactValue | null> {
    const values = new Map<string, FactValue | null>();
    const problems: BusinessProblem[] = [];
    let { business } = content.current;
    for (const { path, typed } of changes) {
      const back = typed === null && hasField(written, path) ? { value: readField(written, path) } : undefined;
      const parsed = back ?? parseField(written, path, typed);
      if ("problem" in parsed) {
        problems.push({ path, message: parsed.problem });
        continue;
      }
      values.set(path, back ? null : parsed.value);
      business = withField(business, path, parsed.value);
    }
    if (problems.length === 0) problems.push(...listBusinessProblems(business));
    if (problems.length > 0) throw new FactProblemsError(problems);
    return values;
  }

  return {
    /** Every field, in the order of the register. */
    async listFields(): Promise<RegisterField[]> {
      const { business } = content.current;
      const changed = new Map((await ownerValues.readAll()).map((value) => [value.path, value]));
      const fromEnvironment = new Set(listSetByEnvironment(settings));
      return [...fields.values()].map((field) => {
        const value = readField(business, field.path);
        const own = changed.get(FACT + field.path);
        return {
          ...field,
          value,
          text: writeFact(field, value),
          factoryText: writeFact(field, readField(written, field.path)),
          changed: own && own.value !== null ? { by: own.savedBy, at: own.savedAt } : undefined,
          version: own?.version ?? 0,
          isSetByEnvironment: fromEnvironment.has(field.path),
        };
      });
    },

    /**
     * What the site would say, all of it.
     * @throws {FactProblemsError} when it could not be saved.
     */
    async preview(changes: readonly Pick<FactChange, "path" | "typed">[]): Promise<SiteContent> {
      return await content.lookAhead([...apply(changes)].map(([path, value]) => ({ path: FACT + path, value })));
    },

    /**
     * Saves all or none, and resolves when every page says it.
     * @throws {FactProblemsError} when a value breaks a rule.
     * @throws {StaleValueError} when somebody else changed one meanwhile.
     */
    async save(changes: readonly FactChange[], savedBy: string): Promise<ChangedFact[]> {
      const before = content.current.business;
      const values = apply(changes);
      const saved = await ownerValues.save(
        changes.map(({ path, seenVersion }) => ({
          path: FACT + path,
          value: values.get(path) ?? null,
          base: readField(written, path),
          seenVersion,
        })),
        savedBy,
        (all) => refuseBroken(written, changes, all),
      );
      if (saved.length > 0) await content.refresh();
      return saved.flatMap(({ path, value }) => {
        const field = fields.get(path.slice(FACT.length));
        if (!field) return [];
        const after = (value ?? readField(written, field.path)) as FactValue;
        return {
          path: field.path,
          label: field.label,
          before: writeFact(field, readField(before, field.path)),
          after: writeFact(field, after),
        };
      });
    },

    /** What a field said, the newest first; `value` null is what the site came with. */
    async listRevisions(path: string) {
      const field = fields.get(path);
      if (!field) return [];
      return (await ownerValues.listRevisions(FACT + path)).map(({ version, value, savedBy, savedAt }) => ({
        version,
        value: value as FactValue | null,
        text: writeFact(field, (value ?? readField(written, path)) as FactValue),
        savedBy,
        savedAt,
      }));
    },
  };
}

/** Others may have changed what goes with it since the snapshot was read. */
function refuseBroken(written: Business, changes: readonly FactChange[], values: readonly OwnerValue[]): void {
  const parts = new Set(changes.map(({ path }) => partOf(path)));
  const problems = layFacts(written, values).problems.filter(({ path }) => parts.has(partOf(path)));
  if (problems.length > 0) throw new FactProblemsError(problems);
}
