import { Card } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { RegisterForm } from "./RegisterForm";
import { useRegister } from "./use-register";

export function RegisterContent() {
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
