import { Card, CardTitle } from "../../ui/Card";
import { FiguresTable } from "./FiguresTable";

/** One line of a breakdown. */
export interface Share {
  key: string;
  name: string;
  /** What the bars show. */
  value: number;
  /** Figures beside it, as the columns name them. */
  cells: readonly string[];
  /** Narrows the list of pages to these. */
  onChoose?: (() => void) | undefined;
}

interface BreakdownCardProps {
  title: string;
  says: string;
  of: string;
  columns: readonly string[];
  shares: readonly Share[];
}

/** Parts of a whole as a table whose rows are bars: the figures are the labels. Nothing where there are none. */
export function BreakdownCard({ title, says, of, columns, shares }: BreakdownCardProps) {
  if (shares.length === 0) return null;
  const id = `detalhe-${title.toLowerCase().replace(/\W+/g, "-")}`;
  const most = Math.max(1, ...shares.map(({ value }) => value));
  return (
    <Card aria-labelledby={id} className="grid content-start gap-3 p-4 sm:p-5">
      <div className="grid gap-1">
        <CardTitle id={id}>{title}</CardTitle>
        <p className="text-sm text-steel">{says}</p>
      </div>
      <FiguresTable
        caption={title}
        of={of}
        columns={columns}
        rows={shares.map((share) => ({ ...share, head: <ShareName share={share} most={most} /> }))}
        headClassName="relative w-full wrap-anywhere"
      />
    </Card>
  );
}

/** With its part of the whole, drawn. */
function ShareName({ share: { name, value, onChoose }, most }: { share: Share; most: number }) {
  return (
    <>
      {onChoose ? (
        <button type="button" onClick={onChoose} className="min-h-11 text-left underline underline-offset-2">
          {name}
          <span className="sr-only">: ver só estas páginas</span>
        </button>
      ) : (
        name
      )}
      <span aria-hidden="true" className="mt-1 block h-1.5 rounded-full bg-line">
        <span className="block h-full rounded-full bg-ink" style={{ width: `${(100 * value) / most}%` }} />
      </span>
    </>
  );
}
