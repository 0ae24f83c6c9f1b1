import { Hash } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { useFrozenFigureCount } from "../../frozen-figures/use-frozen-figure-count";
import { formatCount } from "../../run/run-texts";
import { ButtonLink } from "../../ui/Button";

/** Tells that pages state figures by hand, which a change of the register would leave behind; nothing when none does. */
export function FrozenFiguresBanner() {
  const count = useFrozenFigureCount();
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card">
      <p className="flex min-w-0 items-center gap-3">
        <Hash size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-amber-dark" />
        <span>
          <strong className="tabular-nums">{count === 1 ? "1 número" : `${formatCount(count)} números`}</strong>{" "}
          {count === 1 ? "está escrito à mão" : "estão escritos à mão"} nos textos das páginas e não {count === 1 ? "muda" : "mudam"} com o
          cadastro.
        </span>
      </p>
      <ButtonLink href={PATHS.frozenFigures}>Ver números</ButtonLink>
    </div>
  );
}
