/** A row of short facts: a large value over what it means. */
export function FactStrip({ items }: { items: readonly { value: string; label: string }[] }) {
  if (items.length === 0) return null;
  return (
    <div className="on-ink bg-ink text-white">
      <dl className="wrap grid grid-cols-2 gap-x-6 gap-y-3 py-5 md:gap-y-5 md:py-7 sm:grid-cols-3 lg:flex lg:justify-between">
        {items.map(({ value, label }) => (
          <div key={label} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-white/75">{label}</dt>
            <dd className="headline text-2xl text-amber leading-tight">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
