import { LoaderCircle } from "lucide-react";
import { useRef } from "react";
import type { LaunchCheck } from "#admin/proof/proof";
import { Button, NewTabLink } from "#admin/ui/Button";
import { ANSWERS, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount, formatNumber } from "#domain/text/format";
import { describeTyped, toTyped } from "../field/typed-fact";
import { findControl } from "../use-field-focus";
import type { Effects, FactChange, Review, SaveFacts } from "./use-save-facts";

export function ReviewDialog({ saving, checks = [] }: { saving: SaveFacts; checks: readonly LaunchCheck[] | undefined }) {
  const { review } = saving;
  const shown = useLast(review);
  const confirm = useRef<HTMLButtonElement>(null);
  const affected = shown?.effects?.affected;
  const unproven = shown ? listUnproven(shown, checks) : [];
  return (
    <DialogFrame
      isOpen={review !== undefined}
      onClose={saving.close}
      title={shown ? describeTitle(shown) : ""}
      initialFocus={confirm}
      finalFocus={() => (saving.others ? false : findFieldToGoOnWith(shown))}
      isPersistent
    >
      {shown ? (
        <div className="grid gap-4">
          <Changed {...shown} />
          <div role="status">
            {shown.isLooking ? (
              <p className="flex items-center gap-3 text-steel">
                <LoaderCircle size={20} className="shrink-0 animate-spin" />
                Contando as páginas que mudam… Você já pode publicar.
              </p>
            ) : null}
            {shown.effects ? <p className="sr-only">{describeTitle(shown)}</p> : null}
          </div>
          {shown.problem ? (
            <div role="alert" className="grid justify-items-start gap-2 rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2">
              <p className="text-danger">
                <strong>Não foi possível ver o que muda.</strong> {toVisibleText(shown.problem)}
              </p>
              <Button onClick={() => saving.lookAhead(shown.changes)}>Contar de novo</Button>
            </div>
          ) : null}
          {unproven.length > 0 ? (
            <p className="border-l-4 border-amber pl-3 text-sm">
              A prova era do valor antigo. Depois de salvar, confirme de novo: <strong>{unproven.join(", ")}</strong>.
            </p>
          ) : null}
          {affected ? <AffectedPages affected={affected} /> : null}
          {affected && affected.inSearchData > 0 ? (
            <p className="text-steel">Os buscadores leem isso nos dados de {formatCount(affected.inSearchData, "página", "páginas")}.</p>
          ) : null}
        </div>
      ) : null}
      <div className={ANSWERS}>
        <Button onClick={saving.close} isDisabled={shown?.isSaving}>
          Voltar
        </Button>
        <Button ref={confirm} look="primary" isBusy={shown?.isSaving} busyText="Publicando..." onClick={saving.confirm}>
          Confirmar e publicar
        </Button>
      </div>
    </DialogFrame>
  );
}

/** Of a refused save the field to mend; else one that was saved, for the button that asked is gone. */
function findFieldToGoOnWith(review: Review | undefined): HTMLElement | null {
  return document.querySelector<HTMLElement>("main [aria-invalid=true]") ?? findControl(review?.changes[0]?.field.path);
}

/** How many public pages a save changes, once they were counted. */
function describeTitle({ effects, changes }: Review): string {
  if (!effects) return "O que vai mudar";
  const { affected } = effects;
  const isOne = changes.length === 1;
  const values = isOne ? "este valor" : "estes valores";
  if (!affected) return "Confira o que vai mudar";
  if (affected.isEverywhere) return isOne ? "Todas as páginas mostram este valor" : "Todas as páginas mudam";
  const count = affected.authored.length + affected.generated.count;
  if (count === 0) return `Nenhuma página mostra ${values}`;
  return formatCount(count, `página mostra ${values}`, `páginas mostram ${values}`);
}

function Changed({ changes, effects }: Review) {
  const rows = changes.map((change) => {
    const { field, typed } = change;
    const known = effects?.changed.find(({ path }) => path === field.path);
    const { path, label, text: before } = field;
    return { path, label, before, after: describeTyped(field, typed), ...known, ...listChangedLines(change) };
  });
  return (
    <ul className="grid max-h-[40dvh] gap-3 overflow-y-auto">
      {rows.map(({ path, label, before, after }) => (
        <li key={path} className="grid gap-0.5 break-words">
          <span className="text-sm text-steel">{label}</span>
          <span>
            <span className="sr-only">de </span>
            <del className="text-steel">{before || "vazio"}</del> <span aria-hidden="true">→</span> <span className="sr-only">para </span>
            <ins className="font-semibold no-underline">{after || "vazio"}</ins>
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Of many days those alone that change. */
function listChangedLines({ field, typed }: FactChange): { before: string; after: string } | undefined {
  const shown = toTyped(field, field.value);
  if (field.control !== "days" || typeof shown !== "string" || typeof typed !== "string") return undefined;
  const [old, next] = [shown.split("\n"), typed.split("\n")];
  const without = (lines: readonly string[], others: readonly string[]) => lines.filter((line) => !others.includes(line)).join("; ");
  return { before: without(old, next), after: without(next, old) };
}

/** Claims that are proven as they stand, and not as they will. */
const listUnproven = ({ changes }: Review, checks: readonly LaunchCheck[]): string[] =>
  checks.filter(({ id, state }) => state === "done" && changes.some(({ field }) => field.claim === id)).map(({ title }) => title);

/** The pages that a save changes, each to be looked at as it is now. */
function AffectedPages({ affected: { isEverywhere, authored, generated } }: { affected: NonNullable<Effects["affected"]> }) {
  if (isEverywhere) {
    return <p className="text-steel">Está no que cerca todas as páginas: o cabeçalho, o menu, o rodapé ou os botões de contato.</p>;
  }
  const pages = [...authored, ...generated.first];
  if (pages.length === 0) {
    return <p className="text-steel">O site público continua como está; o valor fica guardado no cadastro.</p>;
  }
  const more = generated.count - generated.first.length;
  return (
    <details className="rounded-lg border border-line">
      <summary className="min-h-11 cursor-pointer px-3 py-2.5 font-semibold">Ver as páginas</summary>
      <ul className="max-h-[35dvh] overflow-y-auto border-t border-line py-1">
        {pages.map(({ title, path }) => (
          <li key={path}>
            <NewTabLink href={path} className="flex min-h-11 flex-wrap items-center gap-x-2 px-3 py-1 text-sm">
              {title}
            </NewTabLink>
          </li>
        ))}
        {more > 0 ? <li className="px-3 py-2 text-sm text-steel">e mais {formatNumber(more)} páginas geradas</li> : null}
      </ul>
    </details>
  );
}
