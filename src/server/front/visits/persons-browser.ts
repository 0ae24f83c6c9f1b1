import { isbot } from "isbot";

/** What browsers have begun their name with for thirty years; Opera's oldest phones their own way. */
const BROWSER = /^(Mozilla|Opera)\/\d/;

/** Whether a request says that it is of a browser, and of none that a program drives. */
export function isPersonsBrowser(userAgent = ""): boolean {
  return BROWSER.test(userAgent) && !isbot(userAgent);
}
