import { actions } from "astro:actions";
import { useState } from "react";
import { call } from "../../call/call";
import { PhotoGrid } from "../../photos/PhotoGrid";
import { countPhotos } from "../../photos/photo-texts";
import { PHOTO_LISTS_KEY } from "../../photos/use-photos";
import { Empty, NoMatch } from "../../ui/list/Empty";
import { ListCard } from "../../ui/list/ListCard";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useList } from "../../ui/list/use-list";
import { PhotoDialog } from "./PhotoDialog";

/** Every photograph there is, the newest first. */
export function LibraryCard() {
  const address = useAddressParams();
  const { query } = address;
  const list = useList({
    key: PHOTO_LISTS_KEY,
    address,
    filter: { query },
    read: (asked) => call(actions.photos.list, asked),
    rows: ({ photos }) => photos,
  });
  const [opened, setOpened] = useState<string>();
  return (
    <ListCard
      id="biblioteca"
      title={`Biblioteca${list.data ? `: ${countPhotos(list.total)}` : ""}`}
      list={list}
      search={{ address, label: "Buscar fotografias" }}
      counted={["fotografia", "fotografias"]}
      errorTitle="Erro ao carregar as fotografias"
      empty={
        query ? (
          <NoMatch told="Nenhuma fotografia encontrada para" query={query} onClear={() => address.narrow({ busca: undefined })} />
        ) : (
          <Empty>A biblioteca ainda está vazia. Fotografe um serviço com o celular e envie aqui.</Empty>
        )
      }
      content={() => <PhotoGrid photos={list.rows} isStale={list.isPlaceholderData} onPress={({ id }) => setOpened(id)} />}
      pages="Páginas da biblioteca"
    >
      <PhotoDialog id={opened} onClose={() => setOpened(undefined)} focusAfterRemoval={list.heading} />
    </ListCard>
  );
}
