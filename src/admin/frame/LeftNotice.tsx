import { useEffect, useRef } from "react";
import { useRestorePages } from "../page/use-restore-pages";
import { showNotice } from "../ui/toast/notice";

/** Tells, once, what another screen or the public page left to be told. */
export function LeftNotice() {
  const restore = useRef(useRestorePages().restore);
  useEffect(() => showNotice((id) => void restore.current([id])), []);
  return null;
}
