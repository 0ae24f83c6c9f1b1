import type { ClaimCheck } from "#admin/proof/proof";
import { Card } from "#admin/ui/Card";
import { PhoneFold } from "#admin/ui/PhoneFold";
import { FactRow, type FactRowActs } from "./field/FactRow";
import type { FieldGroup, FieldSet } from "./GroupTabs";
import type { FactDraft } from "./saving/use-fact-drafts";
import type { Register, RegisterField } from "./use-register";

interface FactsProps extends FactRowActs {
  drafts: Readonly<Record<string, FactDraft>>;
  problems: ReadonlyMap<string, string>;
  /** Undefined until they came. */
  checks: readonly ClaimCheck[] | undefined;
  contradictions: Register["contradictions"];
}

/** A group with more fields than this has its items folded on a phone. */
const LONG_GROUP = 24;

/** The fields of a group, those of one item under its name. @param isWhole all of it is wanted at once, however long */
export function FactGroupCard({ group: { id, title, sets }, isWhole, ...rest }: FactsProps & { group: FieldGroup; isWhole: boolean }) {
  const fields = sets.flatMap((set) => set.fields);
  const isFolded = !isWhole && fields.length > LONG_GROUP;
  return (
    <Card aria-labelledby={`grupo-${id}`}>
      <h2 id={`grupo-${id}`} className="px-4 pt-4 text-lg sm:px-5">
        {title}
      </h2>
      <p className="px-4 pb-4 text-sm text-steel sm:px-5">
        {fields.some(({ field }) => field.changed)
          ? "O que não diz por quem foi alterado está como veio de fábrica."
          : "Tudo como veio de fábrica."}
      </p>
      {sets.map((set) => (
        <FactSet key={set.fields[0]?.field.path} set={set} isFolded={isFolded} {...rest} />
      ))}
    </Card>
  );
}

function FactSet(props: FactsProps & { set: FieldSet; isFolded: boolean }) {
  const { set, isFolded, drafts, problems, checks, contradictions, ...acts } = props;
  const { title, fields } = set;
  const rows = fields.map(({ field, name }) => (
    <FactRow
      key={field.path}
      field={field}
      name={name}
      setTitle={title}
      draft={drafts[field.path]}
      problem={problems.get(field.path)}
      check={checks?.find(({ id }) => id === field.claim)}
      contradiction={contradictions.find(({ paths }) => paths.includes(field.path))?.message}
      {...acts}
    />
  ));
  const grid = "grid grid-cols-2 gap-x-6 gap-y-5 lg:grid-cols-3";
  if (!title) return <div className={`border-t border-line px-4 py-5 sm:px-5 ${grid}`}>{rows}</div>;
  const isInWork = ({ field: { path } }: { field: RegisterField }) =>
    drafts[path] !== undefined || problems.has(path) || contradictions.some(({ paths }) => paths.includes(path));
  return (
    <fieldset aria-label={title} className={`border-t border-line px-4 sm:px-5 ${isFolded ? "py-1 sm:py-5" : "py-5"}`}>
      <legend className={`float-left mb-4 w-full font-semibold ${isFolded ? "max-sm:hidden" : ""}`}>{title}</legend>
      {isFolded ? (
        <PhoneFold title={title} isHeldOpen={fields.some(isInWork)}>
          <div className={`pt-1 pb-4 sm:p-0 ${grid}`}>{rows}</div>
        </PhoneFold>
      ) : (
        <div className={`clear-both ${grid}`}>{rows}</div>
      )}
    </fieldset>
  );
}
