import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { MissingCard } from "./missing/MissingCard";
import { RedirectsCard } from "./missing/RedirectsCard";

export function MissingAddressesScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Endereços perdidos"
        summary="Endereços que visitantes pediram e que não têm página. Desvie os mais pedidos para a página certa."
        hasWayBack
      />
      <MissingCard />
      <RedirectsCard />
    </PanelFrame>
  );
}
