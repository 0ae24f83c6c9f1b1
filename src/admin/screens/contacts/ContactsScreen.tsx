import { defineCardScreen } from "../../frame/define-card-screen";
import { ContactsCard } from "./ContactsCard";
import { NewContactCard } from "./NewContactCard";

/** Who wrote or called, from which page and button, and what came of it. */
export const ContactsScreen = defineCardScreen(
  {
    title: "Contatos",
    summary: "De que página e botão veio cada contato, e no que deu. Telefone não se anota aqui.",
    hasWayBack: false,
  },
  () => (
    <>
      <NewContactCard />
      <ContactsCard />
    </>
  ),
);
