import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent, useMemo, useRef, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ProofDialog, useBeforeLaunchChecks } from "#admin/proof/proof";
import { Button } from "#admin/ui/Button";
import { Card, CardMessage, WhenLoaded } from "#admin/ui/Card";
import { FormProblem } from "#admin/ui/field/fields";
import { SearchField } from "#admin/ui/field/SearchField";
import { DAY_WORDS, sayOfDay } from "#domain/calendar/special-day";
import { isInside } from "#domain/facts/claims";
import { isDay } from "#domain/forms/is-day";
import { formatCount } from "#domain/text/format";
import { call } from "../../call/call";
import { useAddressParams } from "../../ui/list/use-address-params";
import { notifySuccess } from "../../ui/toast/notify";
import { useUnsaved } from "../../ui/use-unsaved";
import { useWindowEvent } from "../../ui/use-window-event";
import { FactGroupCard } from "./FactGroupCard";
import { FactHistoryDialog } from "./field/FactHistoryDialog";
import { toTyped } from "./field/typed-fact";
import { GroupTabs, useShownFields } from "./GroupTabs";
import { PriceTable } from "./PriceTable";
import { REGISTER_KEY, type Register, type RegisterField } from "./register";
import { ReviewDialog } from "./saving/ReviewDialog";
import { StaleDialog } from "./saving/StaleDialog";
import { listChanges, useFactDrafts, useSaveFacts } from "./saving/use-save-facts";
import { UnusedFacts } from "./UnusedFacts";
import { useFieldFocus } from "./use-field-focus";

export const RegisterScreen = defineCardScreen(
  {
    title: "Cadastro",
    summary: "Preços, prazos, contatos e tudo o mais que o site diz do negócio. O que você mudar aqui muda em todas as páginas.",
    isWide: true,
  },
  () => {
    const register = useQuery({ queryKey: REGISTER_KEY, queryFn: () => call(actions.register.list) });
    return (
      <WhenLoaded list={register} errorTitle="Erro ao carregar o cadastro">
        {(known) => <RegisterForm {...known} />}
      </WhenLoaded>
    );
  },
);

/** Every field of the register, and what was typed into them until it is saved together. */
function RegisterForm({ fields, unused, products }: Register) {
  const { drafts, problems, type, refuse, forget, restore, settle } = useFactDrafts();
  const shown = useShownFields({ fields, products });
  const focus = useFieldFocus();
  const checks = useBeforeLaunchChecks().data?.checks;
  const [historyOf, setHistoryOf] = useState<RegisterField>();
  const [provedId, setProvedId] = useState<string>();
  const search = useRef<HTMLInputElement>(null);

  function goTo(field: RegisterField): void {
    shown.reveal(field);
    focus(field);
  }

  const saving = useSaveFacts({
    onRefused(found) {
      refuse(found);
      const first = fields.find(({ path }) => found[path]);
      if (first) goTo(first);
    },
    onSaved: forget,
  });

  function clear(): void {
    shown.search("");
    search.current?.focus();
  }

  function discard(): void {
    forget(Object.keys(drafts));
    search.current?.focus();
    notifySuccess("Alterações descartadas", undefined, () => restore(drafts));
  }

  const changes = useMemo(() => listChanges(fields, drafts), [fields, drafts]);
  const save = () => saving.lookAhead(changes);
  useUnsaved(changes.length > 0, save);
  useLinkedField(fields, goTo);
  useAskedDay(fields, (field, typed) => {
    type(field, typed);
    saving.lookAhead([{ field, typed, seenVersion: field.version }]);
  });

  // What cannot be saved and has no field of its own.
  const misplaced = Object.keys(problems).filter((path) => !fields.some((field) => field.path === path));

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
      <GroupTabs shown={shown} changes={changes} />
      <UnusedFacts unused={unused} />
      <p role="status" className="text-steel empty:hidden">
        {shown.query && shown.count > 0 ? formatCount(shown.count, "campo encontrado", "campos encontrados") : ""}
      </p>
      {shown.group === "planos" ? (
        <>
          <PriceTable fields={fields} products={products} drafts={drafts} problems={problems} onType={type} />
          <Button aria-expanded={shown.isByField} onClick={shown.toggleByField} className="justify-self-start">
            {shown.isByField ? "Só a tabela" : "Campo a campo: nomes, potências, trocas e revisões"}
          </Button>
        </>
      ) : null}
      {shown.groups.map((group) => (
        <FactGroupCard
          key={group.id}
          group={group}
          isWhole={shown.query !== ""}
          drafts={drafts}
          problems={problems}
          checks={checks}
          onType={type}
          onHistory={setHistoryOf}
          onProve={setProvedId}
        />
      ))}
      {shown.count === 0 ? (
        <Card>
          <CardMessage role="status" action={<Button onClick={clear}>Limpar busca</Button>}>
            <p className="break-words">Nenhum campo tem “{shown.query}” no nome ou no valor.</p>
          </CardMessage>
        </Card>
      ) : null}
      <section aria-label="Alterações" className={changes.length === 0 ? "sr-only" : "sticky bottom-(--foot) z-20 -mx-4 sm:mx-0"}>
        <FormProblem>{misplaced.map((path) => problems[path]).join(" ")}</FormProblem>
        <div className="flex items-center gap-2 border-t border-line bg-white/95 px-4 py-3 shadow-card backdrop-blur-sm sm:rounded-t-card sm:border-x">
          <p role="status" className="min-w-0 grow basis-24 font-semibold tabular-nums">
            {changes.length === 0 ? "" : formatCount(changes.length, "campo alterado", "campos alterados")}
          </p>
          {changes.length === 0 ? null : (
            <>
              <Button onClick={discard} className="max-sm:px-3">
                Descartar
              </Button>
              <Button look="primary" isBusy={saving.review !== undefined} onClick={save} title="Ctrl+S" className="max-sm:px-3">
                Salvar…
              </Button>
            </>
          )}
        </div>
      </section>
      <ReviewDialog saving={saving} checks={checks} />
      <StaleDialog saving={saving} fields={fields} drafts={drafts} settle={settle} />
      <FactHistoryDialog field={historyOf} onClose={() => setHistoryOf(undefined)} onChoose={type} />
      <ProofDialog check={checks?.find(({ id }) => id === provedId)} onClose={() => setProvedId(undefined)} />
    </div>
  );
}

/** What the address asks to be said of a day is asked once, as if it had been typed. */
function useAskedDay(fields: readonly RegisterField[], onAsked: (field: RegisterField, typed: string) => void): void {
  const address = useAddressParams();
  const ask = useEffectEvent(() => {
    const [day, word] = [address.read("dia"), address.readOneOf("como", DAY_WORDS)];
    const field = fields.find(({ control }) => control === "days");
    if (!day || !isDay(day) || !word || !field) return;
    address.narrow({ dia: undefined, como: undefined });
    const lines = String(toTyped(field, field.value));
    const typed = sayOfDay(lines.split("\n").filter(Boolean), day, word).join("\n");
    if (typed !== lines) onAsked(field, typed);
  });
  useEffect(() => ask(), []);
}

/** Goes to the field that the address names after "#", at once and whenever it names another; a part means its first field. */
function useLinkedField(fields: readonly RegisterField[], onLinked: (field: RegisterField) => void): void {
  function go(): void {
    const named = decodeURIComponent(location.hash.slice(1));
    const field = named === "" ? undefined : fields.find(({ path }) => isInside(path, named));
    if (field) onLinked(field);
  }

  const arrive = useEffectEvent(go);
  useEffect(() => arrive(), []);
  useWindowEvent("hashchange", go);
}
