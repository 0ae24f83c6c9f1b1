import { Plus } from "lucide-react";
import { editTextPath, NEW_LANDING_NAME } from "#domain/site/paths";
import { defineCardScreen } from "../../frame/define-card-screen";
import { ButtonLink } from "../../ui/Button";
import { TextsCard } from "./TextsCard";

export const TextsScreen = defineCardScreen(
  {
    title: "Textos",
    summary:
      "Tudo o que os visitantes leem nas páginas do site. O que você muda aqui vai ao ar ao salvar; o texto de fábrica fica guardado.",
    children: (
      <ButtonLink href={editTextPath(NEW_LANDING_NAME)} look="primary" icon={Plus}>
        Nova página de serviço
      </ButtonLink>
    ),
  },
  TextsCard,
);
