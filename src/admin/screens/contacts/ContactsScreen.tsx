import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ContactsCard } from "./ContactsCard";
import { NewContactCard } from "./NewContactCard";

/** Who wrote or called, from which page and button, and what came of it. */
export function ContactsScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Contatos" summary="De que página e botão veio cada contato, e no que deu. Telefone não se anota aqui." />
      <NewContactCard />
      <ContactsCard />
    </PanelFrame>
  );
}
