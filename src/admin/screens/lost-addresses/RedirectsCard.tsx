import { ArrowRight, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { toVisibleText } from "#domain/panel/visible-text";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { useLast } from "../../ui/dialog/use-last";
import { IconButton } from "../../ui/IconButton";
import { ListContent } from "../../ui/list/ListContent";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { formatExact } from "../../ui/relative-time";
import { type RedirectList, useLostAddressActions, useRedirects } from "./use-lost-addresses";

const PAGE_SIZE = 20;

/** Every redirect there is, those made by changing a page's address too. */
export function RedirectsCard() {
  const list = useRedirects();
  const { removeRedirect } = useLostAddressActions();
  const [page, setPage] = useState(1);
  const [removing, setRemoving] = useState<string>();
  const asked = useLast(removing) ?? "";
  const heading = useRef<HTMLHeadingElement>(null);

  return (
    <Card aria-labelledby="desvios">
      <CardTitle id="desvios" ref={heading} className="px-4 py-4 sm:px-5">
        Desvios em uso
      </CardTitle>
      <ListContent
        list={list}
        errorTitle="Erro ao carregar os desvios"
        empty={({ redirects }) => (redirects.length === 0 ? <NoRedirects /> : undefined)}
      >
        {({ redirects }) => rows(redirects)}
      </ListContent>
      <ConfirmDialog
        isOpen={removing !== undefined}
        title="Remover o desvio?"
        description={`Quem abrir ${asked} volta a ver que a página não existe.`}
        confirmLabel="Remover desvio"
        focusAfterConfirm={heading}
        onClose={() => setRemoving(undefined)}
        onConfirm={() => removeRedirect.mutate(asked)}
      />
    </Card>
  );

  function rows(redirects: RedirectList["redirects"]) {
    const shownPage = Math.min(page, Math.ceil(redirects.length / PAGE_SIZE));
    const shown = redirects.slice((shownPage - 1) * PAGE_SIZE, shownPage * PAGE_SIZE);
    return (
      <>
        <ul>
          {shown.map((redirect) => (
            <RedirectRow key={redirect.fromPath} redirect={redirect} onRemove={() => setRemoving(redirect.fromPath)} />
          ))}
        </ul>
        {redirects.length > PAGE_SIZE ? (
          <Pagination
            label="Páginas dos desvios"
            range={findRange({ page: shownPage, pages: shown, total: redirects.length, pageSize: PAGE_SIZE, isTotalExact: true })}
            onGo={setPage}
          />
        ) : null}
      </>
    );
  }
}

function NoRedirects() {
  return (
    <CardMessage>
      <p>Nenhum desvio. Eles aparecem aqui quando você desvia um endereço perdido ou muda o endereço de uma página.</p>
    </CardMessage>
  );
}

function RedirectRow({ redirect, onRemove }: { redirect: RedirectList["redirects"][number]; onRemove: () => void }) {
  const { fromPath, toPath, createdBy, createdAt } = redirect;
  return (
    <li className="flex items-start justify-between gap-2 border-t border-line py-3 pr-2 pl-4 sm:pr-3 sm:pl-5">
      <div className="grid min-w-0 gap-0.5">
        <p className="leading-snug break-all">
          <span className="text-steel">{toVisibleText(fromPath)}</span>{" "}
          <ArrowRight size={16} strokeWidth={1.75} role="img" aria-label="leva a" className="inline align-[-0.15em] text-amber-dark" />{" "}
          <a href={toPath} target="_blank" rel="noopener" className="font-semibold">
            {toVisibleText(toPath)}
            <span className="sr-only"> (abre em nova aba)</span>
          </a>
        </p>
        <p className="text-sm break-words text-steel">
          {createdBy}, <time dateTime={createdAt.toISOString()}>{formatExact(createdAt)}</time>
        </p>
      </div>
      <IconButton icon={Trash2} aria-label={`Remover o desvio de ${toVisibleText(fromPath)}`} onClick={onRemove} isDangerous />
    </li>
  );
}
