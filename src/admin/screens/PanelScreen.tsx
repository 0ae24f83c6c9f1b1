import { Layers, PencilLine } from "lucide-react";
import { PATHS } from "#domain/page/paths";
import { ButtonLink } from "../components/Button";
import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { AiCard } from "./panel/ai/AiCard";
import { PagesCard } from "./panel/PagesCard";
import { QuickActions } from "./panel/QuickActions";
import { RunBanners } from "./panel/RunBanners";
import { StoredPages } from "./panel/StoredPages";

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
      <StoredPages />
      <RunBanners />
      <QuickActions />
      <AiCard />
      <PagesCard />
    </PanelFrame>
  );
}
