import { useCallback, useMemo, useRef, useState } from "react";
import type { FactGroup } from "#domain/facts/fact-groups";
import { useUnsaved } from "../../editing/use-unsaved";
import { ProofDialog } from "../../proof/ProofDialog";
import { type ClaimCheck, useBeforeLaunchChecks } from "../../proof/use-proof";
import { SearchField } from "../../ui/field/SearchField";
import { notifySuccess } from "../../ui/toast/notify";
import { FactGroupCard } from "./FactGroupCard";
import { FactHistoryDialog } from "./field/FactHistoryDialog";
import type { Typed } from "./field/typed-fact";
import { GroupTabs } from "./GroupTabs";
import { NothingFound } from "./NothingFound";
import { ChangesBar } from "./saving/ChangesBar";
import { ReviewDialog } from "./saving/ReviewDialog";
import { StaleDialog } from "./saving/StaleDialog";
import { listChanges, useFactDrafts } from "./saving/use-fact-drafts";
import { useSaveFacts } from "./saving/use-save-facts";
import { UnusedFacts } from "./UnusedFacts";
import { useFieldFocus } from "./use-field-focus";
import { useLinkedField } from "./use-linked-field";
import type { Register, RegisterField } from "./use-register";
import { useShownFields } from "./use-shown-fields";

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** Every field of the register, and what was typed into them until it is saved together. */
export function RegisterForm({ fields, unused, contradictions }: Register) {
  const { drafts, type, forget, restore, keepOver } = useFactDrafts();
  const shown = useShownFields(fields);
  const focus = useFieldFocus();
  const checks = useBeforeLaunchChecks().data?.checks;
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [historyOf, setHistoryOf] = useState<RegisterField>();
  const [provedId, setProvedId] = useState<string>();
  const search = useRef<HTMLInputElement>(null);

  function goTo(field: RegisterField): void {
    shown.reveal(field);
    focus(field);
  }

  const saving = useSaveFacts({
    onRefused(found) {
      setProblems(found);
      const first = fields.find(({ path }) => found.has(path));
      if (first) goTo(first);
    },
    onSaved(paths) {
      forget(paths);
      setProblems(NO_PROBLEMS);
    },
  });
  function discard(): void {
    forget(Object.keys(drafts));
    setProblems(NO_PROBLEMS);
    search.current?.focus();
    notifySuccess("Alterações descartadas", undefined, { label: "Desfazer", onAct: () => restore(drafts) });
  }

  const changes = useMemo(() => listChanges(fields, drafts), [fields, drafts]);
  const save = () => void saving.lookAhead(changes);
  useUnsaved(changes.length > 0, save);
  useLinkedField(fields, goTo);

  const change = useCallback(
    (field: RegisterField, typed: Typed) => {
      type(field, typed);
      setProblems((before) => (before.has(field.path) ? new Map([...before].filter(([path]) => path !== field.path)) : before));
    },
    [type],
  );
  const prove = useCallback(({ id }: ClaimCheck) => setProvedId(id), []);
  const misplaced = [...problems].filter(([path]) => !fields.some((field) => field.path === path)).map(([, message]) => message);

  return (
    <div className="grid grid-cols-1 content-start gap-5">
      <SearchField
        ref={search}
        label="Buscar no cadastro"
        placeholder="Buscar: preço, garantia, telefone…"
        query={shown.query}
        onSearch={shown.search}
        className="sm:w-96"
      />
      <GroupTabs chosen={shown.group} changes={countByGroup(fields, changes)} onChoose={shown.chooseGroup} />
      <UnusedFacts unused={unused} />
      <p role="status" className="text-steel empty:hidden">
        {shown.query && shown.count > 0 ? (shown.count === 1 ? "1 campo encontrado" : `${shown.count} campos encontrados`) : ""}
      </p>
      {shown.groups.map((group) => (
        <FactGroupCard
          key={group.id}
          group={group}
          drafts={drafts}
          problems={problems}
          checks={checks}
          contradictions={contradictions}
          onType={change}
          onHistory={setHistoryOf}
          onProve={prove}
        />
      ))}
      {shown.groups.length === 0 ? (
        <NothingFound
          query={shown.query}
          onClear={() => {
            shown.search("");
            search.current?.focus();
          }}
        />
      ) : null}
      <ChangesBar count={changes.length} problems={misplaced} isBusy={saving.review !== undefined} onDiscard={discard} onSave={save} />
      <ReviewDialog saving={saving} fields={fields} checks={checks} />
      <StaleDialog
        others={saving.others}
        fields={fields}
        drafts={drafts}
        onClose={saving.forgetOthers}
        onChoose={(mine, theirs) => {
          keepOver(new Map(mine.map(({ path, version }) => [path, version])));
          forget(theirs.map(({ path }) => path));
          saving.forgetOthers();
        }}
      />
      <FactHistoryDialog
        field={historyOf}
        onClose={() => setHistoryOf(undefined)}
        onChoose={(field, typed) => {
          change(field, typed);
          setHistoryOf(undefined);
        }}
      />
      <ProofDialog check={checks?.find(({ id }) => id === provedId)} onClose={() => setProvedId(undefined)} />
    </div>
  );
}

function countByGroup(fields: readonly RegisterField[], changes: readonly { path: string }[]): ReadonlyMap<FactGroup, number> {
  const changed = new Set(changes.map(({ path }) => path));
  const counts = new Map<FactGroup, number>();
  for (const { path, group } of fields) if (changed.has(path)) counts.set(group, (counts.get(group) ?? 0) + 1);
  return counts;
}
