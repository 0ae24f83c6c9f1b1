import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { PhotoIntake } from "../../photos/intake/PhotoIntake";
import { Card, CardTitle } from "../../ui/Card";
import { LibraryCard } from "./LibraryCard";

export function PhotosScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Fotografias"
        summary="Seus serviços e sua equipe, prontos para as páginas. Peça licença ao cliente antes de mostrar a casa dele."
        hasWayBack
      />
      <Card aria-labelledby="enviar" className="grid gap-4 p-4 sm:p-5">
        <CardTitle id="enviar">Enviar</CardTitle>
        <PhotoIntake />
      </Card>
      <LibraryCard />
    </PanelFrame>
  );
}
