import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { ActivityCard } from "./ActivityCard";

export function ActivityScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Atividade" summary="Quem fez o quê no painel, e quando." hasWayBack />
      <ActivityCard />
    </PanelFrame>
  );
}
