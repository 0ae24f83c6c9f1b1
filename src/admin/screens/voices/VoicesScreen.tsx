import { NO_STARS } from "#domain/facts/claims";
import { defineCardScreen } from "../../frame/define-card-screen";
import { VoicesCard } from "./VoicesCard";

export const VoicesScreen = defineCardScreen(
  {
    title: "Depoimentos",
    summary: `O cliente escreve pelo link que você manda, e retira quando quiser. Você publica ou não, e pode responder; as palavras são dele. ${NO_STARS}`,
  },
  VoicesCard,
);
