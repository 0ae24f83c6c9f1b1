import { useEffect, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { PhotoIntake } from "#admin/photos/intake/PhotoIntake";
import { PhotoGrid } from "#admin/photos/PhotoGrid";
import { Card, CardTitle, Empty } from "#admin/ui/Card";
import { ListCard } from "#admin/ui/list/ListCard";
import { SHARE_PROBLEMS } from "#domain/photo/share";
import { countPhotos } from "../../photos/photo-texts";
import { takeSharedPhotos } from "../../photos/shared-photos";
import { useLibrary } from "../../photos/use-photos";
import { readParams, useAddressParams } from "../../ui/list/use-address-params";
import { notifyError } from "../../ui/toast/notify";
import { PhotoDialog } from "./PhotoDialog";

export const PhotosScreen = defineCardScreen(
  {
    title: "Fotografias",
    summary: "Seus serviços e sua equipe, prontos para as páginas. Peça licença ao cliente antes de mostrar a casa dele.",
  },
  () => (
    <>
      <Card aria-labelledby="enviar" className="grid gap-4 p-4 sm:p-5">
        <CardTitle id="enviar">Enviar</CardTitle>
        <SharedIntake />
      </Card>
      <LibraryCard />
    </>
  ),
);

/** Takes in what another app shared, too. */
function SharedIntake() {
  const [shared, setShared] = useState<readonly File[]>([]);
  useEffect(() => {
    const told = readParams(location.search).readAs("partilha", SHARE_PROBLEMS);
    if (told) notifyError(told.title, told.text);
    takeSharedPhotos().then(setShared, () => notifyError("As fotografias compartilhadas não vieram", "Envie-as por aqui."));
  }, []);
  return <PhotoIntake files={shared} />;
}

function LibraryCard() {
  const address = useAddressParams();
  const list = useLibrary(address.query, address);
  const [opened, setOpened] = useState<string>();
  return (
    <ListCard
      id="biblioteca"
      title={`Biblioteca${list.data ? `: ${countPhotos(list.total)}` : ""}`}
      list={list}
      search={{ address, label: "Buscar fotografias", none: "Nenhuma fotografia encontrada para" }}
      counted={["fotografia", "fotografias"]}
      errorTitle="Erro ao carregar as fotografias"
      empty={<Empty>A biblioteca ainda está vazia. Fotografe um serviço com o celular e envie aqui.</Empty>}
      content={() => <PhotoGrid photos={list.rows} isStale={list.isPlaceholderData} onPress={({ id }) => setOpened(id)} />}
      pages="Páginas da biblioteca"
    >
      <PhotoDialog id={opened} onClose={() => setOpened(undefined)} focusAfterRemoval={list.heading} />
    </ListCard>
  );
}
