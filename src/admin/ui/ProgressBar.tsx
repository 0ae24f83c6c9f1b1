export function ProgressBar({ percent, label }: { percent: number; label: string }) {
  return (
    <div
      role="progressbar"
      aria-label={label}
      aria-valuemin={0}
      aria-valuemax={100}
      aria-valuenow={percent}
      aria-valuetext={`${percent}%`}
      className="h-3 overflow-hidden rounded-full bg-ink p-0.5"
    >
      <div className="h-full rounded-full bg-amber transition-[width] duration-300" style={{ width: `${percent}%` }} />
    </div>
  );
}
