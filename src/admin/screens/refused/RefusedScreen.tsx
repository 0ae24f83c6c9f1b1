import { homeOf } from "#domain/accounts/role";
import { defineScreen } from "../../frame/define-screen";
import { readRole } from "../../frame/own-role";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ButtonLink } from "../../ui/Button";

/** In place of what is not for who asks for it. */
function Screen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Só para administradores"
        summary="A sua conta não abre esta tela. Se precisar dela, peça a quem administra o painel."
      />
      <div>
        <ButtonLink look="primary" href={homeOf(readRole())}>
          Ir para o início
        </ButtonLink>
      </div>
    </PanelFrame>
  );
}

export const RefusedScreen = defineScreen(Screen);
