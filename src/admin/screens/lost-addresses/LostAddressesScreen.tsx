import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { LostAddressesCard } from "./LostAddressesCard";
import { RedirectsCard } from "./RedirectsCard";

export function LostAddressesScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Endereços perdidos"
        summary="Endereços que visitantes pediram e que não têm página. Desvie os mais pedidos para a página certa. O que foi pedido uma vez só sai da lista em 7 dias."
        hasWayBack
      />
      <LostAddressesCard />
      <RedirectsCard />
    </PanelFrame>
  );
}
