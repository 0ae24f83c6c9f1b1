import { actions } from "astro:actions";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { FileUp } from "lucide-react";
import { useRef } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { MendableRow, MendBar, MergeDialog, SiblingLinks } from "#admin/mend/MendBar";
import { Button } from "#admin/ui/Button";
import { Card, CardTitle, Empty } from "#admin/ui/Card";
import { FileInput } from "#admin/ui/field/FileInput";
import { FormProblem } from "#admin/ui/field/fields";
import { CountedChoice } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { ChooseAllStrip } from "#admin/ui/list/rows";
import { useFoundRows } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { toVisibleText } from "#domain/panel/visible-text";
import { PRUNE_ADVICE, PRUNE_ADVICE_NAMES, PRUNE_DAYS } from "#domain/results/prune-page";
import { editPagePath } from "#domain/site/paths";
import { formatCount, formatNumber } from "#domain/text/format";
import { CallError, call, type DataOf, explain, postFile } from "../../call/call";
import { useChosenPages } from "../../mend/use-chosen-pages";
import { PRUNING_KEY, RESULTS_KEY } from "../../page/page-keys";
import { useAddressParams } from "../../ui/list/use-address-params";
import { notifySuccess } from "../../ui/toast/notify";

export const PruningScreen = defineCardScreen(
  {
    title: "Poda",
    summary:
      "Páginas no ar há 90 dias ou mais que trazem pouco, com o que fazer de cada uma e por quê. Nada muda sem você pedir, e tudo pode ser desfeito.",
  },
  PruningCard,
);

type Pruned = DataOf<typeof actions.results.prune>;

/** The pages that bring little, one by one or many at once; under them, what a search engine says. */
function PruningCard() {
  const address = useAddressParams();
  const advice = address.readOneOf("conselho", PRUNE_ADVICE);
  const list = useList({
    key: PRUNING_KEY,
    address,
    filter: { advice },
    read: (asked) => call(actions.results.prune, asked),
    rows: ({ pages }) => pages,
  });
  const chosen = useChosenPages(list, advice ?? "");
  const { selection } = chosen;
  const found = useFoundRows({
    selection,
    total: list.total,
    choose: async () => chosen.add((await call(actions.results.pruneAll, { advice })).pages),
  });
  const narrow = (conselho: string | undefined) => address.narrow({ conselho });
  return (
    <>
      <ListCard
        id="para-podar"
        title="Para podar"
        list={list}
        filters={
          <CountedChoice
            legend="O que fazer"
            nameOf={(one) => PRUNE_ADVICE_NAMES[one]}
            kinds={PRUNE_ADVICE}
            found={list.data}
            chosen={advice}
            onChoose={narrow}
          />
        }
        counted={["página", "páginas"]}
        errorTitle="Erro ao carregar a poda"
        empty={list.data ? <Nothing pruned={list.data} onShowAll={() => narrow(undefined)} /> : null}
        content={() => <ChooseAllStrip label="Escolher todas as páginas à vista" selection={selection} />}
        row={(page) => (
          <MendableRow
            key={page.id}
            row={page}
            chosen={chosen}
            label={PRUNE_ADVICE_NAMES[page.advice]}
            chooseLabel={(title) => `Escolher ${title}`}
            edit={{ path: editPagePath(page.id), label: "Melhorar" }}
          >
            <p className="break-words">{page.says}</p>
            <SiblingLinks pages={page.detail.pages?.slice(0, 1)} />
          </MendableRow>
        )}
        pages="Páginas da lista"
        hasRange
      >
        <MendBar label="Páginas escolhidas" told={["página escolhida", "páginas escolhidas"]} chosen={chosen} found={found} />
        <MergeDialog chosen={chosen} />
      </ListCard>
      {/* Beneath the list, and not pushed down as that comes. */}
      {list.data || list.error ? <ReportCard /> : null}
    </>
  );
}

function Nothing({ pruned: { countedSince, from, all }, onShowAll }: { pruned: Pruned; onShowAll: () => void }) {
  if (all > 0) return <Empty clear={{ label: "Ver os outros conselhos", onClear: onShowAll }}>Nenhuma página com este conselho.</Empty>;
  if (countedSince === undefined || from === undefined) {
    return (
      <Empty title="Ainda não há visitas contadas">
        A poda compara {PRUNE_DAYS} dias de visitas. Ela começa {PRUNE_DAYS} dias depois da primeira.
      </Empty>
    );
  }
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

interface ImportedReport {
  matched: number;
  unmatched: number;
  examples: readonly string[];
}

const TOO_LARGE = "O arquivo passa de 50 MB. Exporte um período menor.";

async function send(file: File): Promise<ImportedReport> {
  const { isRefused, said } = await postFile("/admin/importar/busca", file, TOO_LARGE);
  if (isRefused) throw new CallError("BAD_REQUEST", (said as { message: string }).message);
  return said as ImportedReport;
}
