import { describeWeek } from "#domain/results/describe-figures";
import { PATHS } from "#domain/site/paths";
import { Button, ButtonLink } from "../../../ui/Button";
import { useWeek } from "./use-week";

/** The last seven days beside the seven before, in a sentence. */
export function WeekLine() {
  const { data, error, refetch } = useWeek();
  if (data === undefined && error !== null) {
    return (
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
        <p>Não foi possível ler os resultados da semana.</p>
        <Button onClick={() => void refetch()}>Ler de novo</Button>
      </div>
    );
  }
  return (
    <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p className="min-w-0 grow basis-80 tabular-nums">{data === undefined ? "Esta semana: contando…" : tell(data)}</p>
      <ButtonLink href={PATHS.results}>Ver resultados</ButtonLink>
    </div>
  );
}

function tell({ now, before, countedSince }: NonNullable<ReturnType<typeof useWeek>["data"]>): string {
  const isNothing = countedSince === undefined && now.contacts + before.contacts === 0;
  return isNothing
    ? "Ainda não há visitas contadas. Assim que alguém abrir uma página do site, a semana aparece aqui."
    : describeWeek(now, before);
}
