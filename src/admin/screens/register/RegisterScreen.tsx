import { defineCardScreen } from "#admin/frame/PanelFrame";
import { WhenLoaded } from "#admin/ui/Card";
import { RegisterForm } from "./RegisterForm";
import { useRegister } from "./use-register";

export const RegisterScreen = defineCardScreen(
  {
    title: "Cadastro",
    summary: "Preços, prazos, contatos e tudo o mais que o site diz do negócio. O que você mudar aqui muda em todas as páginas.",
    isWide: true,
  },
  () => (
    <WhenLoaded list={useRegister()} errorTitle="Erro ao carregar o cadastro">
      {(register) => <RegisterForm {...register} />}
    </WhenLoaded>
  ),
);
