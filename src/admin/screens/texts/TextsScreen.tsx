import { Plus } from "lucide-react";
import { editTextPath, NEW_LANDING_NAME } from "#domain/site/paths";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ButtonLink } from "../../ui/Button";
import { TextsCard } from "./TextsCard";

export function TextsScreen() {
  return (
    <PanelFrame>
      <ScreenHeader
        title="Textos"
        summary="Tudo o que os visitantes leem nas páginas do site. O que você muda aqui vai ao ar ao salvar; o texto de fábrica fica guardado."
        hasWayBack
      >
        <ButtonLink href={editTextPath(NEW_LANDING_NAME)} look="primary" icon={Plus}>
          Nova página de serviço
        </ButtonLink>
      </ScreenHeader>
      <TextsCard />
    </PanelFrame>
  );
}
