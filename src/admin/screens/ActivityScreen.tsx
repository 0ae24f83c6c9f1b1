import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { ActivityCard } from "./activity/ActivityCard";

export function ActivityScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Atividade" summary="Quem fez o quê no painel, e quando." hasWayBack />
      <ActivityCard />
    </PanelFrame>
  );
}
