import { dividePrice } from "#domain/facts/divide-price";
import { formatMoney } from "#domain/text/format";
import { Card } from "../../ui/Card";
import { describedBy } from "../../ui/field/fields";
import { FactControl } from "./field/FactControl";
import { type Typed, toTyped } from "./field/typed-fact";
import type { Register, RegisterField } from "./register";
import type { FactDrafts, FactProblems } from "./saving/use-save-facts";
import { cellId } from "./use-field-focus";

interface PriceTableProps extends Pick<Register, "fields" | "products"> {
  drafts: FactDrafts;
  problems: FactProblems;
  onType: (field: RegisterField, typed: Typed) => void;
}

const PARCELS = "claims.interestFreeInstallments";
const EVERYWHERE = "Parcelas sem juros, em todos";
const CELL = "px-4 py-2 align-top max-lg:block max-lg:px-4 lg:py-3 sm:px-5";

/** What is sold, a row a plan: a price or a warranty that is typed here is told to all that sells the same motor. */
export function PriceTable({ fields, products, drafts, problems, onType }: PriceTableProps) {
  const find = (path = "") => fields.find((field) => field.path === path);
  const shown = (field: RegisterField) => drafts[field.path]?.typed ?? toTyped(field, field.value);
  /** @example readNumber(price) // 1400, of "R$ 1.400" */
  const readNumber = (field: RegisterField | undefined) => (field ? Number(String(shown(field)).replace(/\D/g, "")) : 0);
  const parcels = find(PARCELS);
  const times = readNumber(parcels);

  function control(paths: readonly string[], title: string, label: string, look = "") {
    const all = paths.flatMap((path) => find(path) ?? []);
    const [field] = all;
    if (!field) return null;
    const id = cellId(field.path);
    const problem = all.map(({ path }) => problems[path]).find(Boolean);
    return (
      <>
        <span aria-hidden="true" className={`mb-1 block text-sm text-steel ${look}`}>
          {title}
        </span>
        <label htmlFor={id} className="sr-only">
          {label}
        </label>
        <FactControl
          id={id}
          field={field}
          value={shown(field)}
          onType={(typed) => {
            for (const one of all) onType(one, typed);
          }}
          {...describedBy(id, { error: problem })}
        />
        {problem ? (
          <p id={`${id}-error`} className="mt-1 text-sm font-medium text-danger">
            {problem}
          </p>
        ) : null}
        {all.some((other) => shown(other) !== shown(field)) ? (
          <p className="mt-1 text-sm text-amber-dark">Hoje não é o mesmo em todos; digite para igualar.</p>
        ) : null}
      </>
    );
  }
  return (
    <Card aria-labelledby="tabela-de-precos">
      <h2 id="tabela-de-precos" className="px-4 pt-4 text-lg sm:px-5">
        Tabela de preços
      </h2>
      <p className="px-4 pb-3 text-sm text-steel sm:px-5">
        O preço vale para o plano, a oferta e o pacote do mesmo motor: muda junto nos textos, no orçamento e nos dados dos buscadores.
      </p>
      <table className="w-full border-t border-line text-left max-lg:block">
        <thead className="max-lg:sr-only">
          <tr className="text-sm text-steel">
            {["Plano", "Preço", "Oferta", "Garantia", "Parcelas"].map((title) => (
              <th key={title} scope="col" className="px-4 pt-3 font-medium sm:px-5">
                {title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="max-lg:block">
          {products.map(({ product, alsoSoldAs, prices, warranties }) => {
            const price = readNumber(find(prices[0]));
            return (
              <tr key={prices[0]} className="border-line not-first:border-t max-lg:grid max-lg:grid-cols-2 max-lg:py-2">
                <th scope="row" className={`${CELL} max-lg:col-span-2`}>
                  {product}
                </th>
                <td className={`${CELL} lg:min-w-40`}>{control(prices, "Preço", `Preço de ${product}`, "lg:hidden")}</td>
                <td className={`${CELL} text-sm break-words text-steel max-lg:order-last max-lg:col-span-2`}>
                  {alsoSoldAs.length > 0 ? `O mesmo preço: ${alsoSoldAs.join(", ")}.` : null}
                </td>
                <td className={CELL}>{control(warranties, "Garantia", `Garantia de ${product}`, "lg:hidden")}</td>
                <td className={`${CELL} whitespace-nowrap tabular-nums max-lg:col-span-2`}>
                  {price > 0 && times > 0 ? `${times}x de ${formatMoney(dividePrice(price, times))}` : null}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
      {parcels ? (
        <div className="border-t border-line px-4 py-4 sm:px-5">
          <div className="max-w-48">{control([PARCELS], EVERYWHERE, EVERYWHERE, "whitespace-nowrap")}</div>
        </div>
      ) : null}
    </Card>
  );
}
