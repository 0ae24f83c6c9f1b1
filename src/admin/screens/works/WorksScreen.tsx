import { defineCardScreen } from "../../frame/define-card-screen";
import { useAddressParams } from "../../ui/list/use-address-params";
import { WorkEditor } from "./WorkEditor";
import { WorksCard } from "./WorksCard";

const NEW_WORK = "nova";

/** The list of works, or one of them open. */
function Works() {
  const address = useAddressParams();
  const opened = address.read("obra");
  if (opened === undefined) return <WorksCard address={address} onOpen={(id) => address.open({ obra: id ?? NEW_WORK })} />;
  return <WorkEditor key={opened} id={opened === NEW_WORK ? undefined : opened} onClose={() => address.narrow({ obra: undefined })} />;
}

export const WorksScreen = defineCardScreen(
  {
    title: "Obras",
    summary:
      "O que foi feito no portão de um cliente, com fotografias de antes e de depois. Fica em rascunho até você marcar que ele autorizou.",
  },
  Works,
);
