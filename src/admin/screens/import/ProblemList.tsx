import { toVisibleText } from "#domain/panel/visible-text";
import { formatNumber } from "#domain/text/format";
import type { ImportReport } from "#domain/transfer/import-report";
import { ScrollRegion } from "../../ui/ScrollRegion";

const HEAD = "border-b border-line bg-paper px-3 py-2 text-left font-semibold text-steel";

/** What must be mended in the file, by row and column. */
export function ProblemList({ report }: { report: ImportReport }) {
  const { problems, problemCount } = report;
  return (
    <section aria-labelledby="problemas" className="grid gap-3">
      <div role="alert" className="rounded-lg border-l-4 border-danger bg-danger/6 px-3 py-2">
        <h3 id="problemas" className="text-[0.9375rem] text-danger">
          Nada foi importado: {problemCount === 1 ? "há 1 problema" : `há ${formatNumber(problemCount)} problemas`} no arquivo
        </h3>
        <p>Corrija o arquivo e escolha-o de novo.</p>
      </div>
      <ScrollRegion label="Problemas encontrados" className="max-h-96">
        <table className="w-full border-collapse text-sm">
          <caption className="sr-only">Problemas encontrados no arquivo</caption>
          <thead className="max-sm:sr-only">
            <tr>
              <th scope="col" className={`${HEAD} w-20`}>
                Linha
              </th>
              <th scope="col" className={`${HEAD} w-36`}>
                Coluna
              </th>
              <th scope="col" className={HEAD}>
                O que fazer
              </th>
            </tr>
          </thead>
          <tbody>
            {problems.map(({ row, column, message }) => (
              <tr
                key={`${row} ${column} ${message}`}
                className="border-b border-line align-top last:border-b-0 max-sm:grid max-sm:grid-cols-[auto_1fr] max-sm:gap-x-2 max-sm:px-3 max-sm:py-2"
              >
                <td className="tabular-nums max-sm:font-semibold sm:px-3 sm:py-2">
                  {row === undefined ? (
                    "Arquivo"
                  ) : (
                    <span>
                      <span className="sm:sr-only">Linha </span>
                      {formatNumber(row)}
                    </span>
                  )}
                </td>
                <td className="max-sm:text-steel sm:px-3 sm:py-2">{column ? <code>{toVisibleText(column)}</code> : null}</td>
                <td className="break-words max-sm:col-span-2 sm:px-3 sm:py-2">{toVisibleText(message)}</td>
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollRegion>
      {problemCount > problems.length ? (
        <p className="text-sm text-steel">
          Estes são os {formatNumber(problems.length)} primeiros; os outros aparecem depois de corrigi-los.
        </p>
      ) : null}
    </section>
  );
}
