import { actions } from "astro:actions";
import { APPOINTMENT_STATES, type AppointmentState } from "#domain/appointment/appointment";
import { call, type DataOf } from "../../call/call";
import { useAct } from "../../ui/list/use-act";
import { notifySuccess } from "../../ui/toast/notify";
import { nameContact } from "../contacts/contact-texts";

export const VISITS_KEY = ["visits"] as const;

export type ListedVisit = DataOf<typeof actions.appointments.list>["visits"][number];

type Settled = Pick<ListedVisit, "id" | "version" | "state" | "contact">;

/** Says what became of a visit, with a way back. */
export function useSettleVisit() {
  const settle = useAct({
    key: VISITS_KEY,
    failed: "A visita não mudou",
    act: ({ visit: { id, version }, state }: { visit: Settled; state: AppointmentState }) =>
      call(actions.appointments.setState, { id, version, state }),
    done({ version }, { visit, state }) {
      const onAct = () => settle.mutate({ visit: { ...visit, state, version }, state: visit.state });
      notifySuccess(`Visita: ${APPOINTMENT_STATES[state].toLowerCase()}`, nameContact(visit.contact), { label: "Desfazer", onAct });
    },
  });
  return settle;
}
