import { defineScreen } from "../../frame/define-screen";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { Card } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { RegisterForm } from "./RegisterForm";
import { useRegister } from "./use-register";

function Screen() {
  return (
    <PanelFrame isWide>
      <ScreenHeader
        title="Cadastro"
        summary="Preços, prazos, contatos e tudo o mais que o site diz do negócio. O que você mudar aqui muda em todas as páginas."
      />
      <RegisterContent />
    </PanelFrame>
  );
}

export const RegisterScreen = defineScreen(Screen);

function RegisterContent() {
  const register = useRegister();
  if (register.data) return <RegisterForm {...register.data} />;
  return (
    <Card>
      <ListContent list={register} errorTitle="Erro ao carregar o cadastro">
        {() => null}
      </ListContent>
    </Card>
  );
}
