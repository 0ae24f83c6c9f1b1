import { useRef } from "react";
import { AUDIT_KINDS, type AuditKind } from "#domain/audit/audit-finding";
import { MOST_OF_KIND } from "#domain/audit/gather-findings";
import { AUDIT_KEY } from "../../audit/audit-key";
import { MendBar } from "../../mend/MendBar";
import { MendDialogs } from "../../mend/MendDialogs";
import { useChosenPages } from "../../mend/use-chosen-pages";
import { formatCount, plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { FindingRow } from "./FindingRow";
import { KindFilter } from "./KindFilter";
import { type LastAudit, useFindings } from "./use-audit";

/** What the last audit found and nobody has mended yet. */
export function FindingsCard({ last }: { last: LastAudit }) {
  const address = useAddressParams();
  const kind = readKind(address.read("tipo"));
  const list = useFindings(kind, address.page);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useChosenPages({ rows: list.data?.findings ?? [], listKey: AUDIT_KEY, scope: kind ?? "", heading });
  const count = chosen.chosen.length;
  useExistingPage(list, address);
  const narrow = (to: AuditKind | undefined) => address.narrow({ tipo: to });

  return (
    <Card aria-labelledby="encontrado">
      <div className="grid gap-3 px-4 py-4 sm:px-5">
        <CardTitle id="encontrado" ref={heading}>
          O que foi encontrado
        </CardTitle>
        {list.data && list.data.all > 0 ? <KindFilter list={list.data} kind={kind} onChoose={narrow} /> : null}
      </div>
      <ListStatus list={list} describe={({ total }) => plural(total, "ponto", "pontos")} />
      <ListContent
        list={list}
        errorTitle="Erro ao carregar o que foi encontrado"
        empty={({ total, all }) => (total === 0 ? <Nothing isAll={all === 0} onShowAll={() => narrow(undefined)} /> : undefined)}
      >
        {({ findings, ...rest }) => (
          <>
            <ul aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-60" : ""}>
              {findings.map((finding) => (
                <FindingRow
                  key={finding.id}
                  finding={finding}
                  isChosen={chosen.selection.has(finding.id)}
                  onChoose={() => chosen.selection.toggle(finding.id)}
                  onMend={(mend) => chosen.ask(mend, [finding])}
                />
              ))}
            </ul>
            <LeftOut last={last} kind={kind} />
            <Pagination
              label="Páginas da lista"
              range={findRange({ ...rest, pages: findings, isTotalExact: true })}
              onGo={address.goToPage}
              top={heading}
            />
          </>
        )}
      </ListContent>
      <MendBar
        label="Pontos escolhidos"
        told={plural(count, "ponto escolhido", "pontos escolhidos")}
        count={count}
        mergeable={chosen.mergeable.length}
        work={chosen.work}
        onAct={(mend) => chosen.ask(mend, chosen.chosen)}
        onClear={chosen.selection.clear}
      />
      <MendDialogs chosen={chosen} heading={heading} />
    </Card>
  );
}

function Nothing({ isAll, onShowAll }: { isAll: boolean; onShowAll: () => void }) {
  if (!isAll) {
    return (
      <CardMessage action={<Button onClick={onShowAll}>Ver os outros tipos</Button>}>
        <p>Nada mais deste tipo.</p>
      </CardMessage>
    );
  }
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Nada encontrado</p>
      <p>As páginas no ar passam por todas as regras de publicação.</p>
    </CardMessage>
  );
}

/** Of a kind with very many the first are listed; the others follow when these are mended. */
function LeftOut({ last: { counts }, kind }: { last: LastAudit; kind: AuditKind | undefined }) {
  const found = kind === undefined ? 0 : (counts[kind] ?? 0);
  if (found <= MOST_OF_KIND) return null;
  return (
    <p className="border-t border-line px-4 py-3 text-sm text-steel tabular-nums sm:px-5">
      A auditoria achou {formatCount(found)} deste tipo e guardou {formatCount(MOST_OF_KIND)}. Corrija estes e audite de novo.
    </p>
  );
}

function readKind(text: string | undefined): AuditKind | undefined {
  return AUDIT_KINDS.find((kind) => kind === text);
}
