import type { actions } from "astro:actions";
import { Copy, ExternalLink, FilePen, Link2Off } from "lucide-react";
import { describeDate } from "#domain/calendar/days";
import { describeMoment } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCents } from "#domain/sheet/cents";
import { nameSheet, nameState } from "#domain/sheet/sheet";
import type { DataOf } from "../../call/call";
import { copyText } from "../../ui/copy-text";
import { ListRow } from "../../ui/list/ListRow";
import { RowAct } from "../../ui/list/RowAct";
import { SendActs } from "../../ui/list/SendActs";

export type ListedSheet = DataOf<typeof actions.sheets.list>["sheets"][number];

export function nameListed({ kind, number }: Pick<ListedSheet, "kind" | "number">): string {
  return nameSheet(kind, number);
}

interface SheetRowProps {
  sheet: ListedSheet;
  onRenew: () => void;
  onWithdraw: () => void;
}

/** One quote or certificate: what became of it, its link, and what can still be done. */
export function SheetRow({ sheet, onRenew, onWithdraw }: SheetRowProps) {
  const { state, totalCents, link, message, share } = sheet;
  const name = nameListed(sheet);
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
