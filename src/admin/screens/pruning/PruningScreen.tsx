import { actions } from "astro:actions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { MendCard } from "#admin/mend/MendCard";
import { SiblingLinks } from "#admin/publishing/HeldNotice";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, Empty } from "#admin/ui/Card";
import { FileInput } from "#admin/ui/field/FileInput";
import { FormProblem } from "#admin/ui/field/fields";
import { dayOf, describeDay, laterDay } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { PRUNE_ADVICE, PRUNE_ADVICE_NAMES, PRUNE_DAYS } from "#domain/results/prune-page";
import type { ImportedReport } from "#domain/results/search-report";
import { editPagePath } from "#domain/site/paths";
import { formatCount, formatNumber } from "#domain/text/format";
import { CallError, call, type DataOf, explain, postFile } from "../../call/call";
import { PRUNING_KEY, RESULTS_KEY } from "../../page/page-keys";
import { notifySuccess } from "../../ui/toast/notify";

/** The pages that bring little, one by one or many at once. */
function PruningCard() {
  return (
    <MendCard
      id="para-podar"
      title="Para podar"
      queryKey={PRUNING_KEY}
      choice={{ name: "conselho", legend: "O que fazer", kinds: PRUNE_ADVICE, nameOf: (advice) => PRUNE_ADVICE_NAMES[advice] }}
      read={({ kind, page }) => call(actions.results.prune, { advice: kind, page })}
      rows={({ pages }) => pages}
      kindOf={({ advice }) => advice}
      readAll={async (advice) => (await call(actions.results.pruneAll, { advice })).pages}
      errorTitle="Erro ao carregar a poda"
      others={{ label: "Ver os outros conselhos", none: "Nenhuma página com este conselho." }}
      empty={(data) => <Nothing countedSince={data.countedSince} />}
      row={({ id, says, detail }) => ({
        edit: { path: editPagePath(id), label: "Melhorar" },
        children: (
          <>
            <p className="break-words">{says}</p>
            <SiblingLinks pages={detail.pages?.slice(0, 1)} />
          </>
        ),
      })}
      below={<ReportCard />}
    />
  );
}

export const PruningScreen = defineCardScreen(
  {
    title: "Poda",
    summary:
      "Páginas no ar há 90 dias ou mais que trazem pouco, com o que fazer de cada uma e por quê. Nada muda sem você pedir, e tudo pode ser desfeito.",
  },
  PruningCard,
);

function Nothing({ countedSince }: Pick<DataOf<typeof actions.results.prune>, "countedSince">) {
  if (countedSince === undefined) {
    return (
      <Empty title="Ainda não há visitas contadas">
        A poda compara {PRUNE_DAYS} dias de visitas. Ela começa {PRUNE_DAYS} dias depois da primeira.
      </Empty>
    );
  }
  const from = laterDay(countedSince, PRUNE_DAYS);
  if (from > dayOf(new Date())) {
    return (
      <Empty title="Poucos dados para concluir">
        As visitas são contadas desde {describeDay(countedSince)}. A poda precisa de {PRUNE_DAYS} dias e começa em {describeDay(from)}.
      </Empty>
    );
  }
  return <Empty title="Nada para podar">As páginas no ar há {PRUNE_DAYS} dias ou mais são vistas e trazem toques.</Empty>;
}

/** What a search engine says of the pages, from its own report. */
function ReportCard() {
  const client = useQueryClient();
  const report = useMutation({
    mutationFn: send,
    async onSuccess() {
      notifySuccess("Dados da busca importados");
      await client.invalidateQueries({ queryKey: RESULTS_KEY });
    },
  });
  const input = useRef<HTMLInputElement>(null);
  return (
    <Card aria-labelledby="dados-da-busca" className="grid gap-4 p-4 sm:p-5">
      <div className="grid max-w-prose gap-1">
        <CardTitle id="dados-da-busca">Dados da busca do Google</CardTitle>
        <p className="text-steel">
          No Search Console, abra Desempenho, use Exportar e escolha CSV. Abra o arquivo .zip que ele baixa e traga para cá o “Páginas.csv”.
          Os números tomam o lugar dos que havia; o mesmo arquivo de novo não muda nada.
        </p>
      </div>
      <FileInput ref={input} label="Arquivo CSV do Search Console" accept=".csv,text/csv" onFiles={([file]) => report.mutate(file)} />
      <Button icon={FileUp} isBusy={report.isPending} busyText="Importando..." onClick={() => input.current?.click()} className="w-fit">
        Escolher arquivo
      </Button>
      <FormProblem>{report.error ? explain(report.error, "Não foi possível importar o arquivo. Tente novamente.") : undefined}</FormProblem>
      <div role="status" className="grid gap-3 empty:hidden">
        {report.data ? <Imported report={report.data} /> : null}
      </div>
    </Card>
  );
}

function Imported({ report: { matched, unmatched, examples } }: { report: ImportedReport }) {
  return (
    <>
      <p className="rounded-lg border-l-4 border-contact bg-contact/6 px-3 py-2 font-semibold">
        {formatCount(matched, "página tem agora dados da busca.", "páginas têm agora dados da busca.")}
      </p>
      {unmatched > 0 ? (
        <details className="text-sm">
          <summary className="min-h-11 py-2.5 cursor-pointer font-semibold">
            {formatCount(unmatched, "endereço não é de nenhuma página", "endereços não são de nenhuma página")}
          </summary>
          <ul className="mt-2 grid gap-1">
            {examples.map((address) => (
              <li key={address} className="break-all">
                {toVisibleText(address)}
              </li>
            ))}
          </ul>
          {unmatched > examples.length ? <p className="mt-2 text-steel">E mais {formatNumber(unmatched - examples.length)}.</p> : null}
        </details>
      ) : null}
    </>
  );
}

const TOO_LARGE = "O arquivo passa de 50 MB. Exporte um período menor.";

async function send(file: File): Promise<ImportedReport> {
  const { isRefused, said } = await postFile("/admin/importar/busca", file, TOO_LARGE);
  if (isRefused) throw new CallError("BAD_REQUEST", (said as { message: string }).message);
  return said as ImportedReport;
}
