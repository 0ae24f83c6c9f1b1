import { actions } from "astro:actions";
import { CircleAlert } from "lucide-react";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../../call/call";
import { Button } from "../../ui/Button";
import { useAct } from "../../ui/list/use-act";
import { formatExact } from "../../ui/relative-time";
import { REGISTER_KEY, type Register } from "./register";

/** What the owner once said and this release of the site cannot say any more. */
export function UnusedFacts({ unused }: Pick<Register, "unused">) {
  const forget = useAct({
    key: REGISTER_KEY,
    failed: "Não foi possível dispensar",
    act: ({ path, version }: Register["unused"][number]) => call(actions.register.forgetUnused, { path, version }),
  });
  if (unused.length === 0) return null;
  return (
    <section
      aria-labelledby="sem-uso"
      className="flex items-start gap-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card"
    >
      <CircleAlert size={20} className="mt-0.5 shrink-0 text-amber-dark" />
      <div className="grid min-w-0 gap-2">
        <h2 id="sem-uso" className="text-base">
          {unused.length === 1 ? "Um valor salvo não pode ser usado" : `${unused.length} valores salvos não podem ser usados`}
        </h2>
        <p className="text-sm">
          Esta versão do site não tem mais o campo, não aceita mais o valor, ou ele não combina com os outros. No lugar vale o valor de
          fábrica; confira-o.
        </p>
        <ul className="grid gap-1 text-sm break-words">
          {unused.map((one) => (
            <li key={one.path} className="flex flex-wrap items-center gap-x-4 gap-y-1">
              <span className="min-w-0">
                <strong>{toVisibleText(one.label)}:</strong> {toVisibleText(one.text) || "vazio"}{" "}
                <span className="text-steel">
                  ({toVisibleText(one.by)}, {formatExact(one.at)})
                </span>
              </span>
              <Button
                isBusy={forget.isPending && forget.variables.path === one.path}
                aria-label={`Dispensar ${one.label}`}
                onClick={() => forget.mutate(one)}
              >
                Dispensar
              </Button>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}
