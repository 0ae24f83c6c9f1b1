import { formatCents, sumLines } from "#domain/sheet/cents";
import { type QuoteContent, totalOf } from "#domain/sheet/sheet";

const NUMBER = "py-2.5 print:py-1 pl-4 text-right tabular-nums whitespace-nowrap align-top";
/** On a phone they stand under what they are of. */
const WIDE = `${NUMBER} max-md:hidden print:table-cell`;

/** What is offered, line by line. */
export function QuoteTable({ quote }: { quote: QuoteContent }) {
  return (
    <table className="mt-6 w-full border-collapse print:mt-4">
      <thead>
        <tr className="border-ink border-b text-left text-[0.9375rem]">
          <th scope="col" className="py-2.5 font-semibold print:py-1">
            Item
          </th>
          <th scope="col" className={`${WIDE} font-semibold`}>
            Quantidade
          </th>
          <th scope="col" className={`${WIDE} font-semibold`}>
            Preço
          </th>
          <th scope="col" className={`${NUMBER} font-semibold`}>
            Total
          </th>
        </tr>
      </thead>
      <tbody>
        {quote.lines.map(({ text, quantity, unitCents }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: frozen, and two lines may say the same
          <tr key={index} className="border-line border-b">
            <td className="py-2.5 align-top break-words print:py-1">
              {text}
              <span className="block text-[0.9375rem] text-steel md:hidden print:hidden">
                {quantity} × {formatCents(unitCents)}
              </span>
            </td>
            <td className={WIDE}>{quantity}</td>
            <td className={WIDE}>{formatCents(unitCents)}</td>
            <td className={NUMBER}>{formatCents(quantity * unitCents)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** From the lines to what is to be paid. */
export function QuoteTotal({ quote }: { quote: QuoteContent }) {
  const { lines, discountCents } = quote;
  return (
    <dl className="mt-3 grid justify-end gap-1 tabular-nums">
      {discountCents > 0 && (
        <>
          <Sum label="Soma" amount={formatCents(sumLines(lines))} />
          <Sum label="Desconto" amount={`− ${formatCents(discountCents)}`} />
        </>
      )}
      <div className="flex items-baseline justify-between gap-8 text-[1.25rem]">
        <dt className="font-semibold">Total</dt>
        <dd className="font-bold">{formatCents(totalOf(quote))}</dd>
      </div>
    </dl>
  );
}

function Sum({ label, amount }: { label: string; amount: string }) {
  return (
    <div className="flex justify-between gap-8 text-steel">
      <dt>{label}</dt>
      <dd>{amount}</dd>
    </div>
  );
}
