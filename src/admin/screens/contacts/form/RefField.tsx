import { type KeyboardEvent, useId, useState } from "react";
import { NewTabLink } from "#admin/ui/Button";
import { INPUT } from "#admin/ui/field/fields";
import { findFirstName } from "#domain/contacts/name-in-message";
import { MAX_PASTED_LENGTH, MAX_REF_LENGTH, readTypedRef } from "#domain/contacts/typed-ref";
import { toVisibleText } from "#domain/panel/visible-text";
import { describePlace } from "../contact-texts";
import { type ListedContact, useRefOrigin } from "../use-contacts";

/** Takes a reference, or the message that holds one, of which it leaves the reference, and the name in its field where none is yet. */
export function RefField({ typed, error, hasFocus }: { typed: string; error?: string; hasFocus?: boolean }) {
  const id = useId();
  const [text, setText] = useState(typed);

  function change(next: string, form: HTMLFormElement | null): void {
    const found = next.length > MAX_REF_LENGTH ? readTypedRef(next) : undefined;
    setText(found?.read ? found.ref : next);
    const name = form?.elements.namedItem("firstName");
    if (found?.read && name instanceof HTMLInputElement) name.value ||= findFirstName(next) ?? "";
  }

  return (
    <div className="grid gap-1.5">
      <label htmlFor={id} className="font-semibold">
        Ref. <span className="font-normal text-steel">ou a mensagem inteira</span>
      </label>
      {/* Of several lines, for a pasted message loses its line breaks in a field of one, and its reference with them. */}
      <textarea
        id={id}
        name="ref"
        rows={1}
        value={text}
        onChange={({ target }) => change(target.value, target.form)}
        onKeyDown={sendOnEnter}
        // biome-ignore lint/a11y/noAutofocus: one comes here with a message to paste
        autoFocus={hasFocus}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="done"
        maxLength={MAX_PASTED_LENGTH}
        aria-invalid={error ? true : undefined}
        aria-describedby={`${id}-says`}
        className={`${INPUT} h-12 resize-none overflow-hidden font-semibold tracking-wide placeholder:font-normal placeholder:tracking-normal`}
      />
      <div id={`${id}-says`} role="status" className="min-h-5 text-sm text-steel">
        {error ? <span className="font-medium text-danger">{error}</span> : <RefAnswer text={text} />}
      </div>
    </div>
  );
}

function sendOnEnter(event: KeyboardEvent<HTMLTextAreaElement>): void {
  if (event.key !== "Enter" || event.nativeEvent.isComposing) return;
  event.preventDefault();
  event.currentTarget.form?.requestSubmit();
}

/** Which page and button it names. */
function RefAnswer({ text }: { text: string }) {
  const typed = readTypedRef(text);
  const ref = typed?.read && typed.ref;
  const origin = useRefOrigin(ref);
  if (text.trim() === "") return "Veio por ligação ou indicação? Deixe vazio.";
  if (typed === undefined) return "Ainda não há uma Ref. neste texto: ela fica no fim da mensagem.";
  if (ref === undefined) return typed.ref.length < 4 ? "" : <Unknown />;
  if (origin.isError) return "Sem resposta do servidor. A Ref. é conferida ao salvar.";
  if (origin.data === undefined) return "Procurando…";
  if (origin.data === null) return <Unknown />;
  return (
    <>
      <span className="font-semibold text-contact-dark">{describePlace(origin.data.place)}</span> de <PageName page={origin.data} />
    </>
  );
}

function Unknown() {
  return <span className="font-medium text-ink">Não conhecemos esta Ref., confira as letras. Dá para salvar assim mesmo.</span>;
}

/** Leads to the page where visitors see it. */
export function PageName({ page }: { page: ListedContact["from"] }) {
  if (page === undefined) return <span className="text-steel">Página que já foi apagada</span>;
  const title = toVisibleText(page.title);
  if (!page.isPublic) {
    return (
      <>
        <span className="font-semibold">{title}</span> <span className="text-steel">(fora do ar)</span>
      </>
    );
  }
  return (
    <NewTabLink href={page.path} className="font-semibold">
      {title}
    </NewTabLink>
  );
}
