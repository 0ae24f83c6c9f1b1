import { PanelFrame } from "../../frame/PanelFrame";
import { ScreenHeader } from "../../frame/ScreenHeader";
import { useAddressParams } from "../../ui/list/use-address-params";
import { WorkEditor } from "./WorkEditor";
import { WorksCard } from "./WorksCard";

const WORK_PARAM = "obra";
const NEW_WORK = "nova";

/** The list of works, or one of them open. */
export function WorksScreen() {
  const address = useAddressParams();
  const opened = address.read(WORK_PARAM);
  return (
    <PanelFrame>
      <ScreenHeader
        title="Obras"
        summary="O que foi feito no portão de um cliente, com fotografias de antes e de depois. Fica em rascunho até você marcar que ele autorizou."
        hasWayBack
      />
      {opened === undefined ? (
        <WorksCard address={address} onOpen={(id) => address.open({ [WORK_PARAM]: id ?? NEW_WORK })} />
      ) : (
        <WorkEditor
          key={opened}
          id={opened === NEW_WORK ? undefined : opened}
          onClose={() => address.narrow({ [WORK_PARAM]: undefined })}
        />
      )}
    </PanelFrame>
  );
}
