import { PanelFrame } from "../components/PanelFrame";
import { ScreenHeader } from "../components/ScreenHeader";
import { PeopleCard } from "./people/PeopleCard";

export function PeopleScreen() {
  return (
    <PanelFrame>
      <ScreenHeader title="Pessoas" summary="Quem pode entrar neste painel. Todas as pessoas podem fazer o mesmo." hasWayBack />
      <PeopleCard />
    </PanelFrame>
  );
}
