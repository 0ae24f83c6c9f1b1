import { actions } from "astro:actions";
import { useQuery } from "@tanstack/react-query";
import { ShieldAlert } from "lucide-react";
import { heldPagesPath } from "#domain/site/paths";
import { call } from "../../call/call";
import { PAGES_KEY } from "../../pages-list/use-pages-list";
import { formatCount } from "../../run/run-texts";
import { ButtonLink } from "../../ui/Button";

/** Tells how many pages are held back from the public; nothing when none is. */
export function HeldPagesBanner() {
  const { data: count = 0 } = useQuery({
    queryKey: [...PAGES_KEY, "held"],
    queryFn: async () => (await call(actions.pages.countHeld)).count,
  });
  if (count === 0) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-danger bg-white px-4 py-3 shadow-card">
      <p className="flex min-w-0 items-center gap-3">
        <ShieldAlert size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-danger" />
        <span>
          <strong className="tabular-nums">{count === 1 ? "1 página retida" : `${formatCount(count)} páginas retidas`}</strong>: não{" "}
          {count === 1 ? "está" : "estão"} no ar até que se corrija o que {count === 1 ? "a" : "as"} segura.
        </span>
      </p>
      <ButtonLink href={heldPagesPath()}>Ver retidas</ButtonLink>
    </div>
  );
}
