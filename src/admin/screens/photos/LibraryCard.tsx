import { useRef, useState } from "react";
import { PhotoGrid } from "../../photos/PhotoGrid";
import { countPhotos } from "../../photos/photo-texts";
import { usePhotos } from "../../photos/use-photos";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { SearchField } from "../../ui/field/SearchField";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { NoMatch } from "../../ui/list/NoMatch";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { PhotoDialog } from "./PhotoDialog";

/** Every photograph there is, the newest first. */
export function LibraryCard() {
  const address = useAddressParams();
  const query = address.read("busca") ?? "";
  const list = usePhotos(query, address.page);
  const [opened, setOpened] = useState<string>();
  const heading = useRef<HTMLHeadingElement>(null);
  useExistingPage(list, address);

  return (
    <Card aria-labelledby="biblioteca">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <CardTitle id="biblioteca" ref={heading}>
          Biblioteca{list.data ? `: ${countPhotos(list.data.total)}` : ""}
        </CardTitle>
        <SearchField label="Buscar fotografias" query={query} onSearch={(text) => address.narrow({ busca: text })} />
      </div>
      <ListStatus list={list} describe={({ total }) => countPhotos(total)} />
      <ListContent list={list} errorTitle="Erro ao carregar as fotografias" empty={({ total }) => (total === 0 ? nothing() : undefined)}>
        {({ photos, ...rest }) => (
          <>
            <PhotoGrid photos={photos} isStale={list.isPlaceholderData} onPress={({ id }) => setOpened(id)} />
            {rest.total > rest.pageSize ? (
              <Pagination
                label="Páginas da biblioteca"
                range={findRange({ ...rest, pages: photos, isTotalExact: true })}
                onGo={address.goToPage}
                top={heading}
              />
            ) : null}
          </>
        )}
      </ListContent>
      <PhotoDialog id={opened} onClose={() => setOpened(undefined)} focusAfterRemoval={heading} />
    </Card>
  );

  function nothing() {
    if (query)
      return <NoMatch told="Nenhuma fotografia encontrada para" query={query} onClear={() => address.narrow({ busca: undefined })} />;
    return (
      <CardMessage>
        <p>A biblioteca ainda está vazia. Fotografe um serviço com o celular e envie aqui.</p>
      </CardMessage>
    );
  }
}
