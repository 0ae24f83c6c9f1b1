import { useState } from "react";
import type { BeforeLaunchGroup } from "#domain/before-launch/before-launch-check";
import { ProofDialog } from "../../proof/ProofDialog";
import { useBeforeLaunchChecks } from "../../proof/use-proof";
import { Card } from "../../ui/Card";
import { ListContent } from "../../ui/list/ListContent";
import { BeforeLaunchItem } from "./BeforeLaunchItem";

const GROUPS: readonly { group: BeforeLaunchGroup; title: string; summary: string }[] = [
  {
    group: "fact",
    title: "Fatos do negócio",
    summary:
      "O que o site afirma e só o dono pode provar. No endereço público, o que não tem prova não é mostrado a ninguém; nesta rede, tudo aparece.",
  },
  { group: "page", title: "Textos das páginas", summary: "O que as páginas salvas dizem sem passar pelo cadastro." },
  { group: "setting", title: "Configuração do servidor", summary: "O servidor confere sozinho; depois de mudar, reinicie-o." },
  { group: "option", title: "Recursos opcionais", summary: "O site funciona sem eles." },
];

export function BeforeLaunchChecklist() {
  const list = useBeforeLaunchChecks();
  const [provedId, setProvedId] = useState<string>();

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
      {GROUPS.filter(({ group }) => checks.some((check) => check.group === group)).map(({ group, title, summary }) => (
        <Card key={group} aria-labelledby={`grupo-${group}`}>
          <div className="grid gap-1 px-4 py-4 sm:px-5">
            <h2 id={`grupo-${group}`} className="text-base">
              {title}
            </h2>
            <p className="text-sm wrap-anywhere text-steel">{summary}</p>
          </div>
          <ul>
            {checks
              .filter((check) => check.group === group)
              .map((check) => (
                <BeforeLaunchItem key={check.id} check={check} onProve={() => setProvedId(check.id)} />
              ))}
          </ul>
        </Card>
      ))}
      <ProofDialog check={checks.find(({ id }) => id === provedId)} onClose={() => setProvedId(undefined)} />
    </>
  );
}
