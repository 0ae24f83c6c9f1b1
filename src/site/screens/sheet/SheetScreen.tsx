import { describeDate } from "#domain/calendar/days";
import { formatPhone } from "#domain/contact/contact";
import { formatCents, sumLines } from "#domain/sheet/cents";
import { type QuoteContent, type SheetCompany, type SheetContent, type SheetState, totalOf } from "#domain/sheet/sheet";
import { TextList } from "#site/sections/lists";

/** What was sent to accept it and could not be taken. */
export interface SheetAttempt {
  name: string;
  problem: string;
}

export interface SheetScreenProps {
  /** "Orçamento nº 7". */
  title: string;
  content: SheetContent;
  state: SheetState;
  issuedOn: string;
  expiresOn: string;
  /** What became of it. */
  notes: readonly string[];
  words: { accept: string; button: string; save: string };
  /** Where to write about it. */
  chat: string;
  attempt?: SheetAttempt | undefined;
}

/** A quote or a certificate, as a letter: on a phone, on a wide screen and on paper. */
export function SheetScreen({ title, content, state, issuedOn, expiresOn, notes, words, chat, attempt }: SheetScreenProps) {
  const { company, addressee, place, warranty, note, terms } = content;
  const quote = content.kind === "quote" ? content : undefined;
  const certificate = content.kind === "certificate" ? content : undefined;
  return (
    <main className="mx-auto max-w-[46rem] px-5 py-8 md:my-8 md:rounded-card md:border md:border-line md:px-12 md:py-12 print:m-0 print:max-w-none print:border-0 print:p-0">
      <Letterhead company={company} />
      <div className="mt-8 flex flex-wrap items-end justify-between gap-x-8 gap-y-2 print:mt-5">
        <h1 className="text-[1.75rem] md:text-[2.125rem] print:text-[1.75rem]">{title}</h1>
        <p className="text-steel">
          {quote ? "Feito em" : "Emitido em"} {issuedOn}
          {(state === "open" || state === "accepted" || state === "expired") && (
            <strong className="block text-ink">
              {quote ? "Vale até" : "Garantia até"} {expiresOn}
            </strong>
          )}
        </p>
      </div>
      {notes.length > 0 && (
        <div
          role="status"
          className={`mt-6 grid gap-2 rounded-card border-l-4 bg-paper px-4 py-3 font-semibold print:mt-4 ${state === "accepted" ? "border-contact" : "border-danger"}`}
        >
          {notes.map((said) => (
            <p key={said}>{said}</p>
          ))}
        </div>
      )}
      {state !== "withdrawn" && (
        <>
          <Details
            said={[
              ["Para", addressee],
              ["Onde", place],
              ["O que foi feito", certificate?.done],
              ["Quando", certificate && describeDate(certificate.day)],
              ["Quem fez", certificate?.technician],
            ]}
          />
          {quote && (
            <>
              <QuoteTable quote={quote} />
              <QuoteTotal quote={quote} />
            </>
          )}
          <Details
            said={[
              ["Pagamento", quote?.payment],
              ["Prazo do serviço", quote?.deadline],
              [quote ? "Garantia" : "O que a garantia cobre", warranty],
              ["Observações", note],
            ]}
          />
          <section className="mt-8 border-line border-t pt-4 text-[0.9375rem] text-steel print:mt-5 print:text-[0.875rem]">
            <h2 className="font-sans text-base text-ink">Condições</h2>
            <TextList items={terms} className="mt-2 grid list-disc gap-1 pl-5" />
          </section>
        </>
      )}
      {quote && state === "open" && <AcceptForm words={words} attempt={attempt} />}
      <div className="mt-8 grid gap-1 print:hidden">
        {/* Its classes stand here: the style sheet of sheets is made of this folder alone. */}
        <a
          href={chat}
          rel="noopener noreferrer"
          className="inline-flex min-h-11 items-center justify-self-start font-semibold text-contact-dark underline underline-offset-4"
        >
          Falar pelo WhatsApp
        </a>
        {state !== "withdrawn" && <p className="text-[0.9375rem] text-steel">{words.save}</p>}
      </div>
    </main>
  );
}

function Letterhead({ company: { name, legalName, cnpj, address, phone, email } }: { company: SheetCompany }) {
  const about = [legalName, cnpj && `CNPJ ${cnpj}`, address, formatPhone(phone), email].flatMap((said) => said || []);
  return (
    <header className="border-ink border-b-2 pb-4">
      <p className="font-bold text-[1.375rem] leading-tight [font-stretch:112%]">{name}</p>
      <TextList items={about} className="mt-1 flex flex-wrap gap-x-4 text-[0.9375rem] text-steel" />
    </header>
  );
}

/** What is said of one thing in a line or some; what nobody wrote is left out. */
function Details({ said }: { said: readonly (readonly [label: string, text: string | undefined])[] }) {
  const written = said.filter(([, text]) => text);
  if (written.length === 0) return null;
  return (
    <dl className="mt-6 grid gap-x-6 gap-y-3 md:grid-cols-[9rem_1fr] print:mt-4 print:grid-cols-[9rem_1fr] print:gap-y-2">
      {written.map(([label, text]) => (
        <div key={label} className="md:contents print:contents">
          <dt className="text-steel">{label}</dt>
          <dd className="break-words whitespace-pre-line">{text}</dd>
        </div>
      ))}
    </dl>
  );
}

const PROBLEM = "problema";

/** A plain form, complete without script. */
function AcceptForm({ words, attempt }: Pick<SheetScreenProps, "words" | "attempt">) {
  return (
    <form method="post" className="mt-8 grid gap-4 rounded-card bg-paper p-5 print:hidden">
      <p>{words.accept}</p>
      <div>
        <label className="block font-semibold" htmlFor="nome">
          Seu nome
        </label>
        <input
          id="nome"
          name="nome"
          required
          maxLength={60}
          autoComplete="name"
          defaultValue={attempt?.name}
          aria-invalid={attempt !== undefined}
          aria-describedby={attempt && PROBLEM}
          className="mt-1 block w-full rounded-card border border-steel bg-white px-3 py-2 text-[1.0625rem]"
        />
        {attempt && (
          <p id={PROBLEM} role="alert" className="mt-1 font-semibold text-danger">
            {attempt.problem}
          </p>
        )}
      </div>
      <button type="submit" className="min-h-13 rounded-card bg-contact-dark px-6 font-semibold text-white md:justify-self-start">
        {words.button}
      </button>
    </form>
  );
}

const NUMBER = "py-2.5 print:py-1 pl-4 text-right tabular-nums whitespace-nowrap align-top";
/** On a phone they stand under what they are of. */
const WIDE = `${NUMBER} max-md:hidden print:table-cell`;
const HEADS = [
  ["Quantidade", WIDE],
  ["Preço", WIDE],
  ["Total", NUMBER],
] as const;

function QuoteTable({ quote }: { quote: QuoteContent }) {
  return (
    <table className="mt-6 w-full border-collapse print:mt-4">
      <thead>
        <tr className="border-ink border-b text-left text-[0.9375rem]">
          <th scope="col" className="py-2.5 font-semibold print:py-1">
            Item
          </th>
          {HEADS.map(([head, column]) => (
            <th key={head} scope="col" className={`${column} font-semibold`}>
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {quote.lines.map(({ text, quantity, unitCents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frozen, and two lines may say the same
          <tr key={index} className="border-line border-b">
            <td className="py-2.5 align-top break-words print:py-1">
              {text}
              <span className="block text-[0.9375rem] text-steel md:hidden print:hidden">
                {quantity} × {formatCents(unitCents)}
              </span>
            </td>
            <td className={WIDE}>{quantity}</td>
            <td className={WIDE}>{formatCents(unitCents)}</td>
            <td className={NUMBER}>{formatCents(quantity * unitCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the lines to what is to be paid. */
function QuoteTotal({ quote }: { quote: QuoteContent }) {
  const { lines, discountCents } = quote;
  return (
    <dl className="mt-3 grid justify-end gap-1 tabular-nums">
      {discountCents > 0 && (
        <>
          <Sum label="Soma" amount={formatCents(sumLines(lines))} />
          <Sum label="Desconto" amount={`− ${formatCents(discountCents)}`} />
        </>
      )}
      <div className="flex items-baseline justify-between gap-8 text-[1.25rem]">
        <dt className="font-semibold">Total</dt>
        <dd className="font-bold">{formatCents(totalOf(quote))}</dd>
      </div>
    </dl>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-8 text-steel">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
