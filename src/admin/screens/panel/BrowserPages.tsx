import { actions } from "astro:actions";
import { useQueryClient } from "@tanstack/react-query";
import { useEffect } from "react";
import { formatNumber } from "#domain/text/format";
import { callKeyed } from "../../call/call-keyed";
import { PAGES_KEY } from "../../page/page-keys";
import { tabStorage } from "../../ui/tab-storage";
import { notifyError, notifySuccess } from "../../ui/toast/notify";
import { bringBrowserPages, describeBrought } from "./browser-pages";

/** How many pages the administrator was told of in this tab: each visit tries again, but does not repeat itself. */
const TOLD_KEY = "abre-facil:stored-pages-left";

/** Brings the pages an earlier application kept in this browser, on the first visit; shows nothing but toasts. */
export function BrowserPages() {
  const client = useQueryClient();

  useEffect(() => {
    void alone(async () => {
      const { brought, held, failed } = await bringBrowserPages(localStorage, (page) => callKeyed(actions.browserPages.bring, page));
      if (brought > 0) {
        notifySuccess("Páginas importadas do navegador", describeBrought(brought, held));
        await client.invalidateQueries({ queryKey: PAGES_KEY });
      }
      if (failed > 0 && tabStorage.read(TOLD_KEY) !== String(failed))
        notifyError("Páginas que continuam no navegador", describeFailed(failed));
      tabStorage.write(TOLD_KEY, String(failed));
    });
  }, [client]);

  return null;
}

/** Two tabs opened at once must not bring each page twice. Browsers have locks only over a secure connection. */
async function alone(work: () => Promise<void>): Promise<void> {
  try {
    if ("locks" in navigator) await navigator.locks.request("abre-facil:stored-pages", work);
    else await work();
  } catch (error) {
    // Storage may be forbidden; the panel works without it.
    console.warn("generatedPages not brought:", error);
  }
}

function describeFailed(count: number): string {
  return count === 1
    ? "1 página não pôde ser importada e continua guardada neste navegador. Recarregue o painel para tentar de novo."
    : `${formatNumber(count)} páginas não puderam ser importadas e continuam guardadas neste navegador. Recarregue o painel para tentar de novo.`;
}
