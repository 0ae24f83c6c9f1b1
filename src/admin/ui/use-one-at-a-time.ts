import { useRef, useState } from "react";

/** One work at a time, from the press on: a mutation says that it is pending only later, when a second press may have come. */
export function useOneAtATime() {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);

  async function run(work: () => Promise<unknown>): Promise<void> {
    // What it did is not on the screen yet where it has ended and the state still says that it is under way.
    if (isUnderWay.current || isBusy) return;
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      await work();
    } finally {
      isUnderWay.current = false;
      setIsBusy(false);
    }
  }

  return { isBusy, run };
}
