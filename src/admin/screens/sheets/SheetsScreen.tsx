import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { FilePlus2, ShieldCheck } from "lucide-react";
import { SHEET_KINDS, type SheetKind } from "#domain/sheet/sheet";
import { call } from "../../call/call";
import { defineCardScreen } from "../../frame/define-card-screen";
import { Button } from "../../ui/Button";
import { CardMessage } from "../../ui/Card";
import { Empty } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { useAct } from "../../ui/list/use-act";
import { type ListAddress, useAddressParams } from "../../ui/list/use-address-params";
import { useShownList } from "../../ui/list/use-list";
import { notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "../contacts/contact-texts";
import { SheetEditor } from "./SheetEditor";
import { nameListed, SheetRow } from "./SheetRow";
import { SHEETS_KEY } from "./sheets-key";

const KINDS = Object.keys(SHEET_KINDS) as SheetKind[];

/** What one contact was given in writing: all of it, or one that is being written. */
function Sheets() {
  const address = useAddressParams();
  const contactId = address.read("contato");
  const kind = address.readOneOf("novo", KINDS);
  const replaces = Number(address.read("no-lugar-de")) || undefined;
  if (contactId === undefined) return <CardMessage>Abra os documentos pela linha do contato, em Contatos.</CardMessage>;
  if (!kind) return <SheetsCard contactId={contactId} address={address} />;
  const close = () => address.narrow({ novo: undefined, "no-lugar-de": undefined });
  return <SheetEditor key={`${kind} ${replaces}`} asked={{ contactId, kind, replaces }} onClose={close} />;
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
  const query = useQuery({ queryKey: [...SHEETS_KEY, contactId], queryFn: () => call(actions.sheets.list, { contactId }) });
  const list = useShownList(query, ({ sheets }) => sheets);
  const withdraw = useAct({
    key: SHEETS_KEY,
    failed: "Não foi possível retirar",
    act: (id: string) => call(actions.sheets.withdraw, { id }),
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
        <SheetRow
          key={sheet.id}
          sheet={sheet}
          onRenew={() => write(sheet.kind, sheet.number)}
          onWithdraw={() =>
            list.ask({
              title: `Retirar o ${nameListed(sheet).toLowerCase()}?`,
              description: "Quem abrir o link lê que ele foi retirado, e nada do que dizia. Não há como voltar atrás.",
              cancelLabel: "Manter",
              confirmLabel: "Retirar",
              onConfirm: () => withdraw.mutate(sheet.id),
            })
          }
        />
      )}
    />
  );
}
