import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { PeopleCard } from "./PeopleCard";

export function PeopleScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Pessoas" summary="Quem pode entrar neste painel. Todas as pessoas podem fazer o mesmo." hasWayBack />
      <PeopleCard />
    </PanelFrame>
  );
}
