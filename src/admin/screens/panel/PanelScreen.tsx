import { Layers, PencilLine } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { PagesCard } from "../../pages-list/PagesCard";
import { ButtonLink } from "../../ui/Button";
import { AiCard } from "./ai/AiCard";
import { BrowserPages } from "./BrowserPages";
import { OpeningCard } from "./opening/OpeningCard";
import { QuickActions } from "./QuickActions";
import { RunBanners } from "./RunBanners";

export function PanelScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Painel Administrativo">
        <ButtonLink look="primary" icon={Layers} href={PATHS.batchCreator}>
          Criar Páginas em Lote
        </ButtonLink>
        <ButtonLink icon={PencilLine} href={PATHS.localGenerator}>
          Gerador Local
        </ButtonLink>
      </ScreenHeader>
      <BrowserPages />
      <OpeningCard />
      <RunBanners />
      <QuickActions />
      <AiCard />
      <PagesCard />
    </PanelFrame>
  );
}
