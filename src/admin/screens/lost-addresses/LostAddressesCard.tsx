import { useRef, useState } from "react";
import { RedirectDialog } from "../../redirect/RedirectDialog";
import { formatCount, plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { catchFocus } from "../../ui/catch-focus";
import { ConfirmDialog } from "../../ui/dialog/ConfirmDialog";
import { SearchField } from "../../ui/field/SearchField";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { NoMatch } from "../../ui/list/NoMatch";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { useSelection } from "../../ui/list/use-selection";
import { LostAddressesBar } from "./LostAddressesBar";
import { LostAddressesTable } from "./LostAddressesTable";
import { type BulkAction, useBulkAddresses } from "./use-bulk-addresses";
import { useFoundAddresses } from "./use-found-addresses";
import { useLostAddressActions, useLostAddresses } from "./use-lost-addresses";

/** Addresses people asked for in vain: send them to a page, ignore them, or forget them. */
export function LostAddressesCard() {
  const address = useAddressParams();
  const query = address.read("busca") ?? "";
  const isIgnored = address.read("lista") === "ignorados";
  const { page } = address;
  const list = useLostAddresses({ query, page, isIgnored });
  const actions = useLostAddressActions();
  const selection = useSelection(list.data?.addresses.map(({ path }) => path) ?? [], JSON.stringify({ query, isIgnored }));
  const bulk = useBulkAddresses(selection.drop);
  const found = useFoundAddresses({ query, isIgnored }, list.data?.total ?? 0, selection);
  const [fromPath, setFromPath] = useState<string>();
  const [isRemovingSeveral, setIsRemovingSeveral] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  const count = selection.ids.length;
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
      <ListStatus list={list} describe={({ total }) => plural(total, "endereço", "endereços")} />
      <ListContent list={list} errorTitle="Erro ao carregar os endereços" empty={({ total }) => (total === 0 ? nothing() : undefined)}>
        {({ addresses, ...rest }) => (
          <>
            <LostAddressesTable
              addresses={addresses}
              isStale={list.isPlaceholderData}
              isIgnored={isIgnored}
              selection={selection}
              onRedirect={setFromPath}
              onIgnore={(path) => leave(path, () => actions.ignore.mutate({ path, isIgnored: !isIgnored }))}
              onRemove={(path) => leave(path, () => actions.remove.mutate(path))}
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
      <LostAddressesBar count={count} isIgnored={isIgnored} found={found} work={bulk} onAct={act} onClear={selection.clear} />
      <ConfirmDialog
        isOpen={isRemovingSeveral}
        title={count === 1 ? "Apagar 1 endereço da lista?" : `Apagar ${formatCount(count)} endereços da lista?`}
        description="A contagem de pedidos deles recomeça do zero. Cada um volta à lista se alguém o pedir de novo."
        confirmLabel="Apagar da lista"
        focusAfterConfirm={heading}
        onClose={() => setIsRemovingSeveral(false)}
        onConfirm={() => void change("remove")}
      />
      <RedirectDialog
        fromPath={fromPath}
        title="Desviar para uma página"
        explanation="vai para a página escolhida."
        confirmLabel="Criar desvio"
        onClose={() => setFromPath(undefined)}
        isBusy={actions.redirect.isPending}
        onChoose={(toPath) => {
          if (fromPath === undefined) return;
          selection.drop([fromPath]);
          actions.redirect.mutate({ fromPath, toPath }, { onSuccess: () => setFromPath(undefined) });
        }}
      />
    </Card>
  );

  function nothing() {
    if (query) return <NoMatch told="Nenhum endereço encontrado para" query={query} onClear={() => address.narrow({ busca: undefined })} />;
    return (
      <CardMessage>
        <p>{isIgnored ? "Nenhum endereço foi ignorado." : "Ninguém procurou uma página que não existe."}</p>
      </CardMessage>
    );
  }

  function act(action: BulkAction): void {
    if (action === "remove") setIsRemovingSeveral(true);
    else void change(action);
  }

  async function change(action: BulkAction): Promise<void> {
    await bulk.act(selection.ids, action);
    // The bar goes when nothing is left chosen, and the button that had the focus with it.
    catchFocus(heading.current);
  }

  /** The row goes, and the button that had the focus with it. */
  function leave(path: string, act: () => void): void {
    selection.drop([path]);
    act();
    heading.current?.focus();
  }
}
