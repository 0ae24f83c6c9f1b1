import { useRef, useState } from "react";
import { formatCount } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { SearchField } from "../../ui/field/SearchField";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { LostAddressesTable } from "./LostAddressesTable";
import { RedirectDialog } from "./RedirectDialog";
import { useLostAddressActions, useLostAddresses } from "./use-lost-addresses";

/** Addresses people asked for in vain: send them to a page, ignore them, or forget them. */
export function LostAddressesCard() {
  const address = useAddressParams();
  const query = address.read("busca") ?? "";
  const isIgnored = address.read("lista") === "ignorados";
  const { page } = address;
  const list = useLostAddresses({ query, page, isIgnored });
  const actions = useLostAddressActions();
  const [fromPath, setFromPath] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useExistingPage(list, address);

  return (
    <Card aria-labelledby="enderecos">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <CardTitle id="enderecos" ref={heading}>
          {isIgnored ? "Endereços ignorados" : "Mais pedidos"}
        </CardTitle>
        <div className="flex flex-wrap items-center gap-2 max-sm:w-full">
          <SearchField label="Buscar endereços" query={query} onSearch={(text) => address.narrow({ busca: text })} />
          <Button look="quiet" onClick={() => address.narrow({ busca: undefined, lista: isIgnored ? undefined : "ignorados" })}>
            {isIgnored ? "Ver os acompanhados" : "Ver os ignorados"}
          </Button>
        </div>
      </div>
      <ListStatus list={list} describe={({ total }) => (total === 1 ? "1 endereço" : `${formatCount(total)} endereços`)} />
      <ListContent list={list} errorTitle="Erro ao carregar os endereços" empty={({ total }) => (total === 0 ? nothing() : undefined)}>
        {({ addresses, ...rest }) => (
          <>
            <LostAddressesTable
              addresses={addresses}
              isStale={list.isPlaceholderData}
              isIgnored={isIgnored}
              onRedirect={setFromPath}
              onIgnore={(path) => leave(() => actions.ignore.mutate({ path, isIgnored: !isIgnored }))}
              onRemove={(path) => leave(() => actions.remove.mutate(path))}
            />
            <Pagination
              label="Páginas da lista"
              range={findRange({ ...rest, pages: addresses, isTotalExact: true })}
              onGo={address.goToPage}
              top={heading}
            />
          </>
        )}
      </ListContent>
      <RedirectDialog
        fromPath={fromPath}
        onClose={() => setFromPath(undefined)}
        isBusy={actions.redirect.isPending}
        onChoose={(toPath) => {
          if (fromPath === undefined) return;
          actions.redirect.mutate({ fromPath, toPath }, { onSuccess: () => setFromPath(undefined) });
        }}
      />
    </Card>
  );

  function nothing() {
    if (query) {
      return (
        <CardMessage action={<Button onClick={() => address.narrow({ busca: undefined })}>Limpar busca</Button>}>
          <p>
            Nenhum endereço encontrado para <q className="font-semibold text-ink">{query}</q>
          </p>
        </CardMessage>
      );
    }
    return (
      <CardMessage>
        <p>{isIgnored ? "Nenhum endereço foi ignorado." : "Ninguém procurou uma página que não existe."}</p>
      </CardMessage>
    );
  }

  /** The row goes, and the button that had the focus with it. */
  function leave(act: () => void): void {
    act();
    heading.current?.focus();
  }
}
