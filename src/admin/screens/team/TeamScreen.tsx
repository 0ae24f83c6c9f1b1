import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { useAddressParams } from "../../ui/list/use-address-params";
import { TeamCard } from "./TeamCard";
import { TechnicianEditor } from "./TechnicianEditor";

const PERSON_PARAM = "pessoa";
const NEW_PERSON = "nova";

/** Who does the work: all of them, or one open. */
export function TeamScreen() {
  const address = useAddressParams();
  const opened = address.read(PERSON_PARAM);
  return (
    <PanelFrame>
      <ScreenHeader
        title="Equipe"
        summary="Quem vai ao portão do cliente: aparece na página Equipe, nas obras que fez e nas páginas que revisou. Sem ninguém aqui, o site não fala de equipe."
        hasWayBack
      />
      {opened === undefined ? (
        <TeamCard onOpen={(id) => address.narrow({ [PERSON_PARAM]: id ?? NEW_PERSON })} />
      ) : (
        <TechnicianEditor
          key={opened}
          id={opened === NEW_PERSON ? undefined : opened}
          onClose={() => address.narrow({ [PERSON_PARAM]: undefined })}
        />
      )}
    </PanelFrame>
  );
}
