import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { TrashCard } from "./trash/TrashCard";

export function TrashScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Lixeira"
        summary="Páginas excluídas voltam ao mesmo endereço em até 30 dias. Enquanto isso, o endereço diz que a página saiu do ar."
        hasWayBack
      />
      <TrashCard />
    </PanelFrame>
  );
}
