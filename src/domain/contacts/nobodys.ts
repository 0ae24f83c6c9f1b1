import { z } from "zod";
import { checkPersonalData } from "./personal-data";

/** A text that names and reaches nobody, as the notebook takes it. Apart: screens that only look for such data fetch no Zod. */
export const nobodys = z.string().superRefine((text, { addIssue }) => {
  const message = checkPersonalData(text);
  if (message) addIssue({ code: "custom", message });
});
