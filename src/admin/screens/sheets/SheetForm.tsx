import { actions } from "astro:actions";
import { Plus } from "lucide-react";
import { useState } from "react";
import type { RecordDraft } from "#admin/editing/RecordEditor";
import { ListField } from "#admin/forms/ListField";
import { Button } from "#admin/ui/Button";
import { TextArea } from "#admin/ui/field/fields";
import type { FormField, ListField as ListFormField } from "#domain/forms/form-field";
import { formatCents } from "#domain/sheet/cents";
import { totalOf } from "#domain/sheet/sheet";
import type { CertificateFields, QuoteFields } from "#domain/sheet/sheet-schema";
import { findOffered, type ProposedLine, readSums } from "#domain/sheet/write-sheet";
import { callKeyed, type DataOf } from "../../call/call";
import { notifySuccess } from "../../ui/toast/notify";

type Opened = DataOf<typeof actions.sheets.open>;
type Fields = QuoteFields | CertificateFields;

/** A quote or a certificate as it is written; once issued nobody changes it. @param replaces The number of the one whose place it takes. */
export function writeSheet({ kind, form, fields, lines, team }: Opened, contactId: string, replaces: number | undefined) {
  return {
    form,
    name: `sheet:${contactId}:${kind}:${replaces ?? "new"}`,
    fields: fields as Fields,
    draw: ({ fields, change }: RecordDraft<Fields>) => ({
      choices: { team: team.map((name) => ({ value: name, label: name })) },
      ...(isQuote(fields) && {
        changes: {
          lines: { drawn: <QuoteLines field={findLines(form)} fields={fields} proposed={lines} onChange={change} /> },
          discount: { help: `Em reais, sobre a soma. Total: ${formatCents(totalOf(readSums(fields)))}` },
        },
      }),
    }),
    buttons: [{ as: "issued", label: "Emitir", busyText: "Emitindo..." }] as const,
    async save(fields: Fields): Promise<[title: string, text: string]> {
      const sheet = isQuote(fields) ? ({ kind: "quote", fields } as const) : ({ kind: "certificate", fields } as const);
      const { title } = await callKeyed(actions.sheets.issue, { contactId, replaces, sheet });
      return [`${title} emitido`, "Confira em “Ver” e mande o link."];
    },
  };
}

function isQuote(fields: Fields): fields is QuoteFields {
  return "lines" in fields;
}

function findLines(form: FormField): ListFormField {
  const field = form.kind === "object" ? form.fields.find(({ key }) => key === "lines")?.field : undefined;
  if (field?.kind !== "list") throw new Error("The form of a quote has no list of lines");
  return field;
}

interface QuoteLinesProps {
  field: ListFormField;
  fields: QuoteFields;
  proposed: readonly ProposedLine[];
  onChange: (fields: QuoteFields) => void;
}

/** What is offered, typed or taken from the register. */
function QuoteLines({ field, fields, proposed, onChange }: QuoteLinesProps) {
  const change = (lines: unknown) => onChange({ ...fields, lines: lines as QuoteFields["lines"] });
  const add = ({ text, price }: ProposedLine) => change([...fields.lines, { text, quantity: 1, price }]);
  const isFull = field.max !== undefined && fields.lines.length >= field.max;
  return (
    <div className="grid gap-4 md:col-span-2">
      <ListField field={field} path="lines" value={fields.lines} onChange={change} />
      <fieldset className="flex min-w-0 flex-wrap gap-2">
        <legend className="mb-2 text-sm text-steel">Preços do cadastro</legend>
        {proposed.map((line) => (
          <Button key={line.text} icon={Plus} isDisabled={isFull} onClick={() => add(line)} className="text-left text-sm">
            {`${line.text}: R$ ${line.price}`}
          </Button>
        ))}
      </fieldset>
      {isFull ? null : <EstimateMessage proposed={proposed} onFind={add} />}
    </div>
  );
}

/** Takes from a pasted message what the page of prices answered; the message goes nowhere. */
function EstimateMessage({ proposed, onFind }: Pick<QuoteLinesProps, "proposed"> & { onFind: (line: ProposedLine) => void }) {
  const [message, setMessage] = useState("");
  function read(pasted: string): void {
    const line = findOffered(pasted, proposed);
    setMessage(line ? "" : pasted);
    if (!line) return;
    onFind(line);
    notifySuccess("Item incluído", line.text);
  }
  return (
    <TextArea
      label="Ou cole a mensagem de quem fez o orçamento no site"
      hint="O plano que o site respondeu entra como item, pelo preço de hoje. A mensagem não fica guardada."
      error={message ? "Não há nesta mensagem um plano ou pacote do cadastro. Escolha acima ou acrescente o item." : undefined}
      value={message}
      onChange={({ target }) => read(target.value)}
    />
  );
}
