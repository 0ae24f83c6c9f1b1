import { useCallback, useEffect, useMemo, useRef, useState } from "react";
import { Button } from "../../ui/Button";
import { Card, CardMessage } from "../../ui/Card";
import { SearchField } from "../../ui/field/SearchField";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import { ChangesBar } from "./ChangesBar";
import { FactGroupCard } from "./FactGroupCard";
import { FactHistoryDialog } from "./FactHistoryDialog";
import { findFields } from "./find-fields";
import { GroupLinks } from "./GroupLinks";
import { groupFields } from "./group-fields";
import { ReviewDialog } from "./ReviewDialog";
import { StaleDialog } from "./StaleDialog";
import type { Typed } from "./typed-fact";
import { UnusedFacts } from "./UnusedFacts";
import { listChanges, useFactDrafts } from "./use-fact-drafts";
import { focusField, useLinkedField } from "./use-linked-field";
import type { Register, RegisterField } from "./use-register";
import { useSaveFacts } from "./use-save-facts";
import { useSaveKey } from "./use-save-key";

const NO_PROBLEMS: ReadonlyMap<string, string> = new Map();

/** Every field of the register, and what was typed into them until it is saved together. */
export function RegisterForm({ fields, unused }: Register) {
  const { drafts, type, forget, keepOver } = useFactDrafts();
  const [query, setQuery] = useState("");
  const [problems, setProblems] = useState(NO_PROBLEMS);
  const [historyOf, setHistoryOf] = useState<RegisterField>();
  const [focused, setFocused] = useState<string>();
  const search = useRef<HTMLInputElement>(null);

  const saving = useSaveFacts({
    onRefused(found) {
      setQuery("");
      setProblems(found);
      setFocused(fields.find(({ path }) => found.has(path))?.path);
    },
    onSaved(paths) {
      forget(paths);
      setProblems(NO_PROBLEMS);
    },
  });
  const changes = useMemo(() => listChanges(fields, drafts), [fields, drafts]);
  useLeaveGuard(changes.length > 0);
  const save = () => void saving.lookAhead(changes);
  useSaveKey(save);
  useLinkedField(fields, () => setQuery(""));

  const found = useMemo(() => findFields(fields, query), [fields, query]);
  const groups = useMemo(() => groupFields(found), [found]);

  const change = useCallback(
    (field: RegisterField, typed: Typed) => {
      type(field, typed);
      setProblems((before) => (before.has(field.path) ? new Map([...before].filter(([path]) => path !== field.path)) : before));
    },
    [type],
  );

  // The field may be on the screen only once the search is cleared, and takes no focus while a dialog has it.
  useEffect(() => {
    if (focused === undefined) return;
    setFocused(undefined);
    const frame = setTimeout(() => focusField(focused));
    return () => clearTimeout(frame);
  }, [focused]);

  const misplaced = [...problems].filter(([path]) => !fields.some((field) => field.path === path)).map(([, message]) => message);
  return (
    <div className="grid gap-6 xl:grid-cols-[12rem_minmax(0,1fr)]">
      <div className="grid content-start gap-4 xl:sticky xl:top-8 xl:self-start">
        <SearchField
          ref={search}
          label="Buscar no cadastro"
          placeholder="Buscar: preço, garantia…"
          query={query}
          onSearch={setQuery}
          className=""
        />
        <GroupLinks groups={groups} />
      </div>
      <div className="grid content-start gap-6">
        <UnusedFacts unused={unused} />
        <p role="status" className="sr-only">
          {query ? (found.length === 1 ? "1 campo encontrado" : `${found.length} campos encontrados`) : ""}
        </p>
        {groups.map((group) => (
          <FactGroupCard key={group.id} group={group} drafts={drafts} problems={problems} onType={change} onHistory={setHistoryOf} />
        ))}
        {groups.length === 0 ? (
          <Card>
            <CardMessage
              action={
                <Button
                  onClick={() => {
                    setQuery("");
                    search.current?.focus();
                  }}
                >
                  Limpar busca
                </Button>
              }
            >
              <p>Nenhum campo tem “{query}” no nome ou no valor.</p>
            </CardMessage>
          </Card>
        ) : null}
        <ChangesBar
          count={changes.length}
          problems={misplaced}
          isBusy={saving.review !== undefined}
          onDiscard={() => {
            forget(changes.map(({ path }) => path));
            setProblems(NO_PROBLEMS);
          }}
          onSave={save}
        />
      </div>
      <ReviewDialog saving={saving} fields={fields} />
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
    </div>
  );
}
