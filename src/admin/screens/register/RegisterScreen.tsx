import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { RegisterContent } from "./RegisterContent";

function Screen() {
  return (
    <PanelFrame isWide>
      <ScreenHeader
        title="Cadastro"
        summary="Preços, prazos, contatos e tudo o mais que o site diz do negócio. O que você mudar aqui muda em todas as páginas."
        hasWayBack
      />
      <RegisterContent />
    </PanelFrame>
  );
}

export const RegisterScreen = defineScreen(Screen);
