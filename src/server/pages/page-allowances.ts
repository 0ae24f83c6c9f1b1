import type { GeneratedPage } from "#domain/page/generated-page";
import type { Allowance } from "#domain/page/reason";
import type { Transaction } from "../database/tables";
import type { Admission } from "../publishing/admission";
import { selectLive } from "./page-row";
import type { SaveRows } from "./row-writer";

/** Letting held pages go public in spite of their reasons, and taking that back. */
export function allowPages(transaction: Transaction, admission: Admission, save: SaveRows) {
  const readLive = (ids: readonly string[], status: "held" | "public") =>
    selectLive(transaction).where("id", "in", ids).where("status", "=", status).execute();

  return {
    /**
     * Asks held pages again, as they are now, and publishes those that nothing but what is allowed stands against; search
     * engines are asked to leave them out unless they are to be listed. Gives those that went public.
     */
    async allowHeld(ids: readonly string[], allowance: Allowance, isListed: boolean, savedBy: string): Promise<GeneratedPage[]> {
      const saved: GeneratedPage[] = [];
      for (const row of await readLive(ids, "held")) {
        const admitted = await admission.admit(transaction, { ...row, status: "public" }, allowance);
        if (admitted.status !== "public") continue;
        saved.push(...(await save([row], { ...admitted, ...(!isListed && { is_indexed: 0 }) }, savedBy)));
      }
      return saved;
    },

    /** Holds back again what went public by an allowance alone; gives those that are held since. */
    async holdAgain(ids: readonly string[], savedBy: string): Promise<GeneratedPage[]> {
      const saved: GeneratedPage[] = [];
      for (const row of (await readLive(ids, "public")).filter(({ allowed }) => allowed !== null)) {
        const admitted = await admission.admit(transaction, { ...row, allowed: null });
        if (admitted.status === "held") saved.push(...(await save([row], { ...admitted, is_indexed: 1 }, savedBy)));
      }
      return saved;
    },
  };
}
