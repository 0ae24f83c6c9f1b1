import { RotateCw } from "lucide-react";
import type { RefObject } from "react";
import { formatCount, plural } from "../../run/run-texts";
import { Button } from "../../ui/Button";
import { Card, CardMessage, CardTitle } from "../../ui/Card";
import { LoadError } from "../../ui/LoadError";
import { ListSkeleton } from "../../ui/list/ListSkeleton";
import { ProgressBar } from "../../ui/ProgressBar";
import { countFigures } from "./figures-read";
import type { useFrozenFigures } from "./use-frozen-figures";

interface ReadingCardProps {
  reading: ReturnType<typeof useFrozenFigures>;
  heading: RefObject<HTMLHeadingElement | null>;
  /** Figures are being named: what is read now would be old at once. */
  isBusy: boolean;
}

/** How far the pages are read, and what came of it. */
export function ReadingCard({ reading, heading, isBusy }: ReadingCardProps) {
  const { figures, isReading, error, goOn, start } = reading;
  const found = countFigures(figures);
  return (
    <Card aria-labelledby="leitura">
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 px-4 py-4 sm:px-5">
        <CardTitle id="leitura" ref={heading}>
          Leitura das páginas
        </CardTitle>
        {isReading || error ? null : (
          <Button icon={RotateCw} isDisabled={isBusy} onClick={start}>
            Ler de novo
          </Button>
        )}
        {figures.total === undefined ? null : (
          <div className="grid w-full gap-1.5">
            <p role="status" className="tabular-nums">
              <span className="font-semibold">{describeRead(figures.read, figures.total)}</span>
              {found > 0 ? ` · ${describeFound(found)}` : ""}
            </p>
            {isReading ? <ProgressBar percent={percentRead(figures)} label="Páginas lidas" /> : null}
          </div>
        )}
      </div>
      {error ? <LoadError title="Erro ao ler as páginas" error={error} onRetry={goOn} /> : null}
      {isReading && figures.total === undefined ? <ListSkeleton /> : null}
      {!isReading && !error && found === 0 ? <NothingFound /> : null}
    </Card>
  );
}

function NothingFound() {
  return (
    <CardMessage>
      <p className="font-semibold text-ink">Nenhum número escrito à mão</p>
      <p>Os textos das páginas já citam os dados pelo nome: o que mudar no cadastro muda neles também.</p>
    </CardMessage>
  );
}

function percentRead({ read, total = 0 }: { read: number; total?: number }): number {
  return total === 0 ? 100 : Math.min(100, Math.floor((read / total) * 100));
}

/** @example describeRead(3500, 10000) // "3.500 de 10.000 páginas lidas" */
function describeRead(read: number, total: number): string {
  return `${formatCount(read)} de ${formatCount(total)} ${total === 1 ? "página lida" : "páginas lidas"}`;
}

function describeFound(count: number): string {
  return plural(count, "número escrito à mão", "números escritos à mão");
}
