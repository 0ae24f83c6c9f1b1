import { ROLES, type Role } from "#domain/accounts/role";
import { Choice } from "../../ui/field/Choice";

const NOTES: Record<Role, string> = {
  administrator: "Faz tudo neste painel.",
  technician:
    "Vê as visitas do dia, as fotografias e as obras, e envia fotografias. Não muda mais nada, não baixa cópias, não vê resultados nem chaves.",
};

interface RoleChoiceProps {
  role: Role;
  onChoose: (role: Role) => void;
}

/** What somebody may do. */
export function RoleChoice({ role, onChoose }: RoleChoiceProps) {
  return (
    <fieldset className="grid gap-1">
      <legend className="mb-1 font-semibold">Função</legend>
      {(Object.keys(ROLES) as Role[]).map((each) => (
        <Choice
          key={each}
          type="radio"
          name="role"
          value={each}
          checked={role === each}
          onChange={() => onChoose(each)}
          label={ROLES[each]}
          note={NOTES[each]}
        />
      ))}
    </fieldset>
  );
}
