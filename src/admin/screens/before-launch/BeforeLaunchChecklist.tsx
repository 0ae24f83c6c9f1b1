import type { BeforeLaunchGroup } from "#domain/before-launch/before-launch-check";
import { Card } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { BeforeLaunchItem } from "./BeforeLaunchItem";
import { useBeforeLaunchChecks, useTickCheck } from "./use-before-launch-checks";

const GROUPS: readonly { group: BeforeLaunchGroup; title: string; summary: string }[] = [
  {
    group: "fact",
    title: "Fatos do negócio",
    summary: "O que o site afirma e só o dono pode provar. Os textos ficam em content/business.ts e content/testimonials.ts.",
  },
  { group: "setting", title: "Configuração do servidor", summary: "O servidor confere sozinho; depois de mudar, reinicie-o." },
  { group: "option", title: "Recursos opcionais", summary: "O site funciona sem eles." },
];

export function BeforeLaunchChecklist() {
  const list = useBeforeLaunchChecks();
  const tick = useTickCheck();

  if (!list.data) {
    return (
      <Card>
        <ListContent list={list} errorTitle="Erro ao carregar a lista">
          {() => null}
        </ListContent>
      </Card>
    );
  }
  const { checks } = list.data;
  const counted = checks.filter(({ state }) => state !== "optional");
  const left = counted.filter(({ state }) => state === "pending").length;
  return (
    <>
      <p
        role="status"
        className={`rounded-card border-l-4 bg-white px-4 py-3 shadow-card ${left === 0 ? "border-contact" : "border-amber"}`}
      >
        {left === 0 ? (
          <strong>Tudo conferido. O site está pronto para o público.</strong>
        ) : (
          <>
            <strong className="tabular-nums">{left === 1 ? "Falta 1 item" : `Faltam ${left} itens`}</strong> antes de abrir o site ao
            público.
          </>
        )}
      </p>
      {GROUPS.map(({ group, title, summary }) => (
        <Card key={group} aria-labelledby={`grupo-${group}`}>
          <div className="grid gap-1 px-4 py-4 sm:px-5">
            <h2 id={`grupo-${group}`} className="text-base">
              {title}
            </h2>
            <p className="text-sm break-words text-steel">{summary}</p>
          </div>
          <ul>
            {checks
              .filter((check) => check.group === group)
              .map((check) => (
                <BeforeLaunchItem key={check.id} check={check} onTick={(isDone) => tick.mutate({ id: check.id, isDone })} />
              ))}
          </ul>
        </Card>
      ))}
    </>
  );
}
