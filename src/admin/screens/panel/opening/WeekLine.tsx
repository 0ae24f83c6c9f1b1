import { describeWeek } from "#domain/results/describe-figures";
import { PATHS } from "#domain/site/paths";
import { ButtonLink } from "../../../ui/Button";
import type { Opening } from "./use-opening";

/** The last seven days beside the seven before, in a sentence. */
export function WeekLine({ week }: { week: Opening["week"] | undefined }) {
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p className="min-w-0 grow basis-60 tabular-nums">{week === undefined ? "Esta semana: contando…" : tell(week)}</p>
      <ButtonLink href={PATHS.results}>Ver resultados</ButtonLink>
    </div>
  );
}

function tell({ now, before, countedSince }: Opening["week"]): string {
  const isNothing = countedSince === undefined && now.contacts + before.contacts === 0;
  return isNothing
    ? "Ainda não há visitas contadas. Assim que alguém abrir uma página do site, a semana aparece aqui."
    : describeWeek(now, before);
}
