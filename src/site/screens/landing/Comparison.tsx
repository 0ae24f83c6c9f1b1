export interface ComparisonProps {
  caption: string;
  columns: readonly [string, string];
  rows: readonly { label: string; values: readonly [string, string] }[];
}

/** Two things side by side, the second the better. */
export function Comparison({ caption, columns, rows }: ComparisonProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reachable by keyboard
    <section className="overflow-x-auto" aria-label={caption} tabIndex={0}>
      <table className="w-full border-collapse text-left max-sm:text-[0.9375rem]">
        <caption className="sr-only">{caption}</caption>
        <thead>
          <tr>
            <td className="w-1/4" />
            <th scope="col" className="px-2 py-3 text-steel sm:px-4">
              {columns[0]}
            </th>
            <th scope="col" className="rounded-t-card bg-ink px-2 py-3 text-white sm:px-4">
              {columns[1]}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ label, values }) => (
            <tr key={label} className="border-line border-b">
              <th scope="row" className="py-3 pr-2 font-semibold sm:pr-4">
                {label}
              </th>
              <td className="px-2 py-3 text-steel sm:px-4">{values[0]}</td>
              <td className="bg-paper px-2 py-3 sm:px-4">{values[1]}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
