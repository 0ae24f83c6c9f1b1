import { defineCardScreen } from "../../frame/define-card-screen";
import { PhotoIntake } from "../../photos/intake/PhotoIntake";
import { Card, CardTitle } from "../../ui/Card";
import { LibraryCard } from "./LibraryCard";

export const PhotosScreen = defineCardScreen(
  {
    title: "Fotografias",
    summary: "Seus serviços e sua equipe, prontos para as páginas. Peça licença ao cliente antes de mostrar a casa dele.",
  },
  () => (
    <>
      <Card aria-labelledby="enviar" className="grid gap-4 p-4 sm:p-5">
        <CardTitle id="enviar">Enviar</CardTitle>
        <PhotoIntake />
      </Card>
      <LibraryCard />
    </>
  ),
);
