export interface ComparisonProps {
  caption: string;
  columns: readonly [string, string];
  rows: readonly { label: string; values: readonly [string, string] }[];
}

const CELL = "px-2 py-3 align-top max-sm:w-1/2 max-sm:hyphens-auto [overflow-wrap:anywhere] sm:px-4";

/** Two things side by side, the second the better; on a phone what is compared stands above the two. */
export function Comparison({ caption, columns, rows }: ComparisonProps) {
  return (
    <table className="w-full border-collapse text-left max-sm:text-[0.9375rem]">
      <caption className="sr-only">{caption}</caption>
      <thead>
        <tr>
          <td className="w-1/4 max-sm:hidden" />
          <th scope="col" className={`${CELL} text-steel`}>
            {columns[0]}
          </th>
          <th scope="col" className={`${CELL} rounded-t-card bg-ink text-white`}>
            {columns[1]}
          </th>
        </tr>
      </thead>
      {rows.map(({ label, values }) => (
        <tbody key={label} className="border-line border-b">
          <tr className="sm:hidden">
            <th scope="rowgroup" colSpan={2} className="px-2 pt-3 font-semibold">
              {label}
            </th>
          </tr>
          <tr>
            <th scope="row" className="py-3 pr-4 align-top font-semibold max-sm:hidden">
              {label}
            </th>
            <td className={`${CELL} text-steel`}>{values[0]}</td>
            <td className={`${CELL} bg-paper`}>{values[1]}</td>
          </tr>
        </tbody>
      ))}
    </table>
  );
}
