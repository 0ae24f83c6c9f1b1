import { INPUT } from "./Field";

export function DayField({ label, value, onChange }: { label: string; value: string; onChange: (day: string) => void }) {
  return (
    <label className="grid gap-1.5 font-semibold">
      {label}
      <input type="date" value={value} onChange={(event) => onChange(event.target.value)} className={`${INPUT} min-h-11 font-normal`} />
    </label>
  );
}
