import { PATHS } from "#domain/site/paths";
import { notifySuccess } from "../ui/toast/notify";

export const EARLIER_COPIES = "As cópias de segurança feitas antes ainda têm o que foi apagado.";

/** Tells that something is gone for good, but for copies of the site from before, and offers the way to them. */
export function tellErased(title: string, said: string): void {
  notifySuccess(title, `${said} ${EARLIER_COPIES}`, () => location.assign(PATHS.copies), "Ver as cópias");
}
