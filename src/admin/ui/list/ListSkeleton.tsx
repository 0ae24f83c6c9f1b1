const ROW_WIDTHS = ["w-3/4", "w-1/2", "w-2/3", "w-3/5", "w-4/5"];

/** A list's shape while its rows are on the way. */
export function ListSkeleton() {
  return (
    <div className="border-t border-line">
      <p className="px-4 pt-4 text-steel sm:px-5">Carregando...</p>
      <ul aria-hidden="true" className="animate-pulse p-4 sm:px-5">
        {ROW_WIDTHS.map((width) => (
          <li key={width} className="grid gap-2 py-3">
            <span className={`h-4 rounded bg-line ${width}`} />
            <span className="h-3 w-1/3 rounded bg-line/60" />
          </li>
        ))}
      </ul>
    </div>
  );
}
