import { defineCardScreen } from "../../frame/define-card-screen";
import { LostAddressesCard } from "./LostAddressesCard";
import { RedirectsCard } from "./RedirectsCard";

export const LostAddressesScreen = defineCardScreen(
  {
    title: "Endereços perdidos",
    summary:
      "Endereços que visitantes pediram e que não têm página. Desvie os mais pedidos para a página certa. O que foi pedido uma vez só sai da lista em 7 dias.",
  },
  () => (
    <>
      <LostAddressesCard />
      <RedirectsCard />
    </>
  ),
);
