import type { GateMovement } from "./gate-demo-state";

const labels: Record<GateMovement, string> = {
  ajar: "Abrir portão",
  closed: "Abrir portão",
  opening: "Abrindo…",
  open: "Fechar portão",
  closing: "Fechando…",
};

/** A gate remote to press with the thumb. Its light is on, and further presses do nothing, while the gate moves. */
export function GateDemoRemote({ movement, onPress }: { movement: GateMovement; onPress: () => void }) {
  const isBusy = movement === "opening" || movement === "closing";
  return (
    <button
      type="button"
      aria-disabled={isBusy}
      onClick={onPress}
      className="group flex min-h-20 w-full cursor-pointer items-center gap-3 rounded-[40px] rounded-r-[28px] bg-ink p-3 pr-4 text-left text-white focus-visible:outline-3 focus-visible:outline-amber-dark focus-visible:outline-offset-3 aria-disabled:cursor-default"
    >
      <svg
        viewBox="0 0 56 56"
        aria-hidden="true"
        className="size-14 shrink-0 rounded-full bg-amber outline-4 outline-white/15 group-active:[scale:0.95] group-aria-disabled:[scale:0.95]"
      >
        <path
          fill="none"
          stroke="currentColor"
          className="text-ink"
          strokeWidth="2.5"
          strokeLinecap="round"
          strokeLinejoin="round"
          d="M18 39V22l10-7 10 7v17M18 28h20M18 33.5h20M18 39h20"
        />
      </svg>
      <span className="whitespace-nowrap font-bold @md:text-lg">{labels[movement]}</span>
      <svg viewBox="4 0 70 40" aria-hidden="true" className="ml-auto w-16 min-w-0 fill-white/20">
        <circle cx="12" cy="29" r="8" />
        <circle cx="36" cy="29" r="8" />
        <circle cx="24" cy="7" r="4" className={isBusy ? "fill-amber" : undefined} />
        <circle cx="63" cy="20" r="9" className="fill-paper stroke-steel" strokeWidth="4" />
      </svg>
    </button>
  );
}
