import { defineCardScreen } from "../../frame/define-card-screen";
import { useAddressParams } from "../../ui/list/use-address-params";
import { TeamCard } from "./TeamCard";
import { TechnicianEditor } from "./TechnicianEditor";

const NEW_PERSON = "nova";

/** Who does the work: all of them, or one open. */
function Team() {
  const address = useAddressParams();
  const opened = address.read("pessoa");
  if (opened === undefined) return <TeamCard onOpen={(id) => address.narrow({ pessoa: id ?? NEW_PERSON })} />;
  return (
    <TechnicianEditor key={opened} id={opened === NEW_PERSON ? undefined : opened} onClose={() => address.narrow({ pessoa: undefined })} />
  );
}

export const TeamScreen = defineCardScreen(
  {
    title: "Equipe",
    summary:
      "Quem vai ao portão do cliente: aparece na página Equipe, nas obras que fez e nas páginas que revisou. Sem ninguém aqui, o site não fala de equipe.",
  },
  Team,
);
