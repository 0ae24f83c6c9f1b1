import { useEffect } from "react";

/** Has the browser take in the panel's worker, which takes what other apps share; a browser without goes on without. */
export function useWorker(): void {
  useEffect(() => {
    navigator.serviceWorker?.register("/admin/worker.js", { scope: "/admin/" }).catch(() => {});
  }, []);
}
