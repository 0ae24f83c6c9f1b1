import { ListChecks } from "lucide-react";
import { useRef } from "react";
import { dayOf, describeDay } from "#domain/calendar/owner-time";
import { PRUNE_ADVICE, PRUNE_ADVICE_NAMES, PRUNE_DAYS, type PruneAdvice } from "#domain/results/prune-page";
import { MendBar } from "../../mend/MendBar";
import { MendDialogs } from "../../mend/MendDialogs";
import { useChosenPages } from "../../mend/use-chosen-pages";
import { formatCount, plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { ChooseAllBox } from "../../ui/list/ChooseBox";
import { ListContent } from "../../ui/list/ListContent";
import { ListStatus } from "../../ui/list/ListStatus";
import { findRange } from "../../ui/list/list-range";
import { Pagination } from "../../ui/list/Pagination";
import { useAddressParams } from "../../ui/list/use-address-params";
import { useExistingPage } from "../../ui/list/use-existing-page";
import { PrunedRow } from "./PrunedRow";
import { ReportCard } from "./ReportCard";
import { PRUNING_KEY, type Pruned, useAllPruned, usePruning } from "./use-pruning";

/** The pages that bring little, one by one or many at once; under them, what a search engine says. */
export function PruningCard() {
  const address = useAddressParams();
  const advice = PRUNE_ADVICE.find((one) => one === address.read("conselho"));
  const list = usePruning(advice, address.page);
  const heading = useRef<HTMLHeadingElement>(null);
  const chosen = useChosenPages({ rows: list.data?.pages ?? [], listKey: PRUNING_KEY, scope: advice ?? "", heading });
  const all = useAllPruned(advice, list.data?.total ?? 0, chosen);
  const count = chosen.chosen.length;
  useExistingPage(list, address);
  const narrow = (conselho: PruneAdvice | undefined) => address.narrow({ conselho });

  return (
    <>
      <Card aria-labelledby="para-podar">
        <div className="grid gap-3 px-4 py-4 sm:px-5">
          <CardTitle id="para-podar" ref={heading}>
            Para podar
          </CardTitle>
          {list.data && list.data.all > 0 ? <AdviceFilter pruned={list.data} advice={advice} onChoose={narrow} /> : null}
        </div>
        <ListStatus list={list} describe={({ total }) => plural(total, "página", "páginas")} />
        <ListContent
          list={list}
          errorTitle="Erro ao carregar a poda"
          empty={(pruned) => (pruned.total === 0 ? <Nothing pruned={pruned} onShowAll={() => narrow(undefined)} /> : undefined)}
        >
          {({ pages, ...rest }) => (
            <>
              <div className="flex items-center border-t border-line bg-paper pl-1 text-sm text-steel sm:pl-2">
                <ChooseAllBox label="Escolher todas as páginas à vista" selection={chosen.selection} />
                <span aria-hidden="true">Escolher todas as páginas à vista</span>
              </div>
              <ul aria-busy={list.isPlaceholderData} className={list.isPlaceholderData ? "opacity-60" : ""}>
                {pages.map((page) => (
                  <PrunedRow
                    key={page.id}
                    page={page}
                    isChosen={chosen.selection.has(page.id)}
                    onChoose={() => chosen.selection.toggle(page.id)}
                    onMend={(mend) => chosen.ask(mend, [page])}
                  />
                ))}
              </ul>
              <Pagination
                label="Páginas da lista"
                range={findRange({ ...rest, pages, isTotalExact: true })}
                onGo={address.goToPage}
                top={heading}
              />
            </>
          )}
        </ListContent>
        <MendBar
          label="Páginas escolhidas"
          told={plural(count, "página escolhida", "páginas escolhidas")}
          count={count}
          mergeable={chosen.mergeable.length}
          work={chosen.work}
          onAct={(mend) => chosen.ask(mend, chosen.chosen)}
          onClear={chosen.selection.clear}
        >
          {all ? (
            <Button icon={ListChecks} isBusy={all.isBusy} onClick={all.onChoose}>
              {`Escolher as ${formatCount(all.total)}`}
            </Button>
          ) : null}
        </MendBar>
        <MendDialogs chosen={chosen} heading={heading} />
      </Card>
      {/* Beneath the list, and not pushed down as that comes. */}
      {list.isPending ? null : <ReportCard />}
    </>
  );
}

interface AdviceFilterProps {
  pruned: Pruned;
  advice: PruneAdvice | undefined;
  onChoose: (advice: PruneAdvice | undefined) => void;
}

function AdviceFilter({ pruned: { counts, all }, advice, onChoose }: AdviceFilterProps) {
  const shown = PRUNE_ADVICE.filter((one) => counts[one] !== undefined || one === advice);
  return (
    <fieldset className="flex flex-wrap gap-2">
      <legend className="sr-only">O que fazer</legend>
      <Button look={advice === undefined ? "primary" : "secondary"} aria-pressed={advice === undefined} onClick={() => onChoose(undefined)}>
        Tudo ({formatCount(all)})
      </Button>
      {shown.map((one) => (
        <Button key={one} look={advice === one ? "primary" : "secondary"} aria-pressed={advice === one} onClick={() => onChoose(one)}>
          {PRUNE_ADVICE_NAMES[one]} ({formatCount(counts[one] ?? 0)})
        </Button>
      ))}
    </fieldset>
  );
}

function Nothing({ pruned: { countedSince, from, all }, onShowAll }: { pruned: Pruned; onShowAll: () => void }) {
  if (all > 0) {
    return (
      <CardMessage action={<Button onClick={onShowAll}>Ver os outros conselhos</Button>}>
        <p>Nenhuma página com este conselho.</p>
      </CardMessage>
    );
  }
  if (countedSince === undefined || from === undefined) {
    return (
      <CardMessage>
        <p className="font-semibold text-ink">Ainda não há visitas contadas</p>
        <p>
          A poda compara {PRUNE_DAYS} dias de visitas. Ela começa {PRUNE_DAYS} dias depois da primeira.
        </p>
      </CardMessage>
    );
  }
  if (from > dayOf(new Date())) {
    return (
      <CardMessage>
        <p className="font-semibold text-ink">Poucos dados para concluir</p>
        <p>
          As visitas são contadas desde {describeDay(countedSince)}. A poda precisa de {PRUNE_DAYS} dias e começa em {describeDay(from)}.
        </p>
      </CardMessage>
    );
  }
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Nada para podar</p>
      <p>As páginas no ar há {PRUNE_DAYS} dias ou mais são vistas e trazem toques.</p>
    </CardMessage>
  );
}
