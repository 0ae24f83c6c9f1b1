import { actions } from "astro:actions";
import { Copy, ExternalLink, FilePen, FilePlus2, Link2Off, ShieldCheck } from "lucide-react";
import { RecordEditor } from "#admin/editing/RecordEditor";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { Button } from "#admin/ui/Button";
import { CardMessage, Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { ListRow, RowAct, SendActs } from "#admin/ui/list/rows";
import { useList } from "#admin/ui/list/use-list";
import { describeDate } from "#domain/calendar/days";
import { describeMoment } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCents } from "#domain/sheet/cents";
import { nameSheet, nameState, SHEET_KINDS, type SheetKind } from "#domain/sheet/sheet";
import { call, type DataOf } from "../../call/call";
import { copyText } from "../../ui/copy-text";
import { useAskedAct } from "../../ui/list/use-act";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";
import { notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "../contacts/contact-texts";
import { writeSheet } from "./SheetForm";

const SHEETS_KEY = ["sheets"] as const;
const KINDS = Object.keys(SHEET_KINDS) as SheetKind[];

/** What one contact was given in writing: all of it, or one that is being written. */
function Sheets() {
  const address = useAddressParams();
  const contactId = address.read("contato");
  const kind = address.readOneOf("novo", KINDS);
  const replaces = Number(address.read("no-lugar-de")) || undefined;
  if (contactId === undefined) return <CardMessage>Abra os documentos pela linha do contato, em Contatos.</CardMessage>;
  if (!kind) return <SheetsCard contactId={contactId} address={address} />;
  return (
    <RecordEditor
      key={`${kind} ${replaces}`}
      room={SHEETS_KEY}
      id={undefined}
      open={() => call(actions.sheets.open, { contactId, kind, replaces })}
      label={SHEET_KINDS[kind]}
      errorTitle="Erro ao abrir o formulário"
      onClose={() => address.narrow({ novo: undefined, "no-lugar-de": undefined })}
      write={(opened) => writeSheet(opened, contactId, replaces)}
    />
  );
}

export const SheetsScreen = defineCardScreen(
  {
    title: "Documentos do contato",
    summary:
      "Orçamentos e certificados por link. Emitido, o documento não muda mais: confira em “Ver” antes de mandar; o link só abre para quem o recebe.",
  },
  Sheets,
);

function SheetsCard({ contactId, address }: { contactId: string; address: ListAddress }) {
  const list = useList({
    key: [...SHEETS_KEY, contactId],
    read: () => call(actions.sheets.list, { contactId }),
    rows: ({ sheets }) => sheets,
  });
  const withdraw = useAskedAct({
    key: SHEETS_KEY,
    failed: "Não foi possível retirar",
    ask: list.ask,
    question: ({ kind, number }) => ({
      title: `Retirar o ${nameSheet(kind, number).toLowerCase()}?`,
      description: "Quem abrir o link lê que ele foi retirado, e nada do que dizia. Não há como voltar atrás.",
      cancelLabel: "Manter",
      confirmLabel: "Retirar",
    }),
    act: ({ id }: ListedSheet) => call(actions.sheets.withdraw, { id }),
    done: () => notifySuccess("Documento retirado", "O link agora diz isso, e nada mais."),
  });
  const write = (novo: SheetKind, replaces?: number) => address.narrow({ novo, "no-lugar-de": replaces?.toString() });
  const contact = list.data?.contact;
  return (
    <ListCard
      id="documentos"
      title={contact ? nameContact(contact) : "Documentos"}
      list={list}
      tools={
        <>
          {contact?.isSold ? (
            <Button icon={ShieldCheck} onClick={() => write("certificate")}>
              Novo certificado
            </Button>
          ) : null}
          <Button look="primary" icon={FilePlus2} onClick={() => write("quote")}>
            Novo orçamento
          </Button>
        </>
      }
      counted={["documento", "documentos"]}
      errorTitle="Erro ao carregar os documentos"
      empty={
        <Empty title="Nada por escrito ainda">
          Faça o orçamento com os preços do cadastro ou os seus, e mande o link: o cliente lê sem senha e aceita por ele. O certificado de
          garantia aparece aqui quando o contato estiver em “Vendido”.
        </Empty>
      }
      row={(sheet) => (
        <SheetRow key={sheet.id} sheet={sheet} onRenew={() => write(sheet.kind, sheet.number)} onWithdraw={() => withdraw.ask(sheet)} />
      )}
    />
  );
}

type ListedSheet = DataOf<typeof actions.sheets.list>["sheets"][number];

/** One quote or certificate: what became of it, its link, and what can still be done. */
function SheetRow({ sheet, onRenew, onWithdraw }: { sheet: ListedSheet; onRenew: () => void; onWithdraw: () => void }) {
  const { kind, number, state, totalCents, link, message, share } = sheet;
  const name = nameSheet(kind, number);
  const isLast = state !== "replaced" && state !== "withdrawn";
  return (
    <ListRow
      title={totalCents === undefined ? name : `${name} · ${formatCents(totalCents)}`}
      about={
        <>
          <p>{describeCourse(sheet)}</p>
          {isLast && !link ? (
            <p>O segredo do servidor mudou: o link que você mandou abre, mas para mandar de novo faça outra versão.</p>
          ) : null}
        </>
      }
    >
      {link ? <RowAct does="Ver" of={name} icon={ExternalLink} href={link} target="_blank" rel="noreferrer" /> : null}
      {isLast && link && message ? (
        <>
          <RowAct does="Copiar link" of={`do ${name}`} icon={Copy} onClick={() => copyText(link, "Link copiado")} />
          <SendActs of={`do ${name}`} text={message} share={share ?? ""} />
        </>
      ) : null}
      {isLast ? <RowAct does="Nova versão" of={`do ${name}`} icon={FilePen} onClick={onRenew} /> : null}
      {state === "withdrawn" ? null : <RowAct does="Retirar" of={`o ${name}`} look="quiet" icon={Link2Off} onClick={onWithdraw} />}
    </ListRow>
  );
}

/** @example "Aceito por Cida em 24/11, 12:00 · feito em 24/11, 09:30" */
function describeCourse({ kind, state, issuedAt, expiresOn, acceptedAt, acceptedName, replacedBy }: ListedSheet): string {
  const told = [
    state === "replaced" && replacedBy !== undefined ? `Substituído pelo nº ${replacedBy}` : nameState(kind, state),
    acceptedAt && `${state === "accepted" ? "por" : "aceito por"} ${toVisibleText(acceptedName)} em ${describeMoment(acceptedAt)}`,
    `emitido em ${describeMoment(issuedAt)}`,
    state === "accepted" || state === "withdrawn" || state === "replaced" ? "" : `vale até ${describeDate(expiresOn)}`,
  ];
  return told.filter(Boolean).join(" · ");
}
