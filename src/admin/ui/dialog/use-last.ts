import { useState } from "react";

/** The last thing a dialog was opened for: it keeps its words while it closes. `onOther` starts it over for another one. */
export function useLast<T>(value: T | undefined, onOther?: () => void): T | undefined {
  const [last, setLast] = useState(value);
  if (value !== undefined && value !== last) {
    setLast(value);
    onOther?.();
  }
  return last;
}
