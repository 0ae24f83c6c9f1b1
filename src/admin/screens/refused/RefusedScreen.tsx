import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ButtonLink } from "#admin/ui/Button";
import { homeOf } from "#domain/accounts/role";
import { readRole } from "../../frame/page-data";

/** In place of what is not for who asks for it. */
export const RefusedScreen = defineCardScreen(
  {
    title: "Só para administradores",
    summary: "A sua conta não abre esta tela. Se precisar dela, peça a quem administra o painel.",
  },
  () => (
    <div>
      <ButtonLink look="primary" href={homeOf(readRole())}>
        Ir para o início
      </ButtonLink>
    </div>
  ),
);
