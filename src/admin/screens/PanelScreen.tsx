import { Layers, PencilLine } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { ButtonLink } from "../components/Button";
import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { AiCard } from "./panel/ai/AiCard";
import { BrowserPages } from "./panel/BrowserPages";
import { PagesCard } from "./panel/PagesCard";
import { QuickActions } from "./panel/QuickActions";
import { RunBanners } from "./panel/RunBanners";

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
      <RunBanners />
      <QuickActions />
      <AiCard />
      <PagesCard />
    </PanelFrame>
  );
}
