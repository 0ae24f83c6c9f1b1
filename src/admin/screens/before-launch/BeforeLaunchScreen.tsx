import { Circle, CircleAlert, CircleCheck, type LucideIcon } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { ClaimProof, type LaunchCheck, ProofButtons, ProofDialog, useBeforeLaunchChecks } from "#admin/proof/proof";
import { Card, WhenLoaded } from "#admin/ui/Card";
import type { BeforeLaunchGroup } from "#domain/before-launch/before-launch-check";

export const BeforeLaunchScreen = defineCardScreen(
  { title: "Antes de publicar", summary: "O que conferir antes de mostrar o site a clientes." },
  () => (
    <WhenLoaded list={useBeforeLaunchChecks()} errorTitle="Erro ao carregar a lista">
      {(list) => <Checklist {...list} />}
    </WhenLoaded>
  ),
);

const GROUPS: readonly { group: BeforeLaunchGroup; title: string; summary: string }[] = [
  {
    group: "fact",
    title: "Fatos do negócio",
    summary:
      "O que o site afirma e só o dono pode provar. No endereço público, o que não tem prova não é mostrado a ninguém; nesta rede, tudo aparece.",
  },
  { group: "page", title: "Textos das páginas", summary: "O que as páginas salvas dizem sem passar pelo cadastro." },
  {
    group: "setting",
    title: "Para quem cuida do servidor",
    summary: "Mostre estes pontos a quem instalou o site. O servidor confere sozinho; depois de mudar, ele reinicia o site.",
  },
  { group: "option", title: "Recursos opcionais", summary: "O site funciona sem eles." },
];

function Checklist({ checks }: { checks: readonly LaunchCheck[] }) {
  const [provedId, setProvedId] = useState<string>();
  const left = checks.filter(({ state }) => state === "pending").length;
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

const STATES: Record<LaunchCheck["state"], { icon: LucideIcon; tone: string; label: string }> = {
  pending: { icon: CircleAlert, tone: "text-amber-dark", label: "Pendente" },
  done: { icon: CircleCheck, tone: "text-contact", label: "Pronto" },
  optional: { icon: Circle, tone: "text-steel", label: "Opcional" },
};

function BeforeLaunchItem({ check, onProve }: { check: LaunchCheck; onProve: () => void }) {
  const { title, current, warning, action, state, group, link } = check;
  const { icon: Icon, tone, label } = STATES[state];
  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-t border-line px-4 py-4 sm:px-5 md:grid-cols-[auto_minmax(0,1fr)_auto]">
      <Icon size={20} className={`mt-0.5 ${tone}`} />
      <div className="grid min-w-0 content-start gap-1">
        <h3 className="text-[0.9375rem] leading-snug">
          {title}
          <span className="sr-only">: {label}</span>
        </h3>
        {current ? <p className="text-sm wrap-anywhere text-steel">{current}</p> : null}
        {state === "pending" && warning ? <p className="text-sm font-medium text-amber-dark">{warning}</p> : null}
        {state === "done" ? null : <p className="max-w-prose text-sm wrap-anywhere">{action}</p>}
        <ClaimProof check={check} />
      </div>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1 self-start max-md:col-start-2 md:flex-col md:items-end">
        {group === "fact" ? <ProofButtons check={check} onProve={onProve} /> : null}
        {link ? (
          <a href={link.href} className="inline-flex min-h-11 items-center text-sm font-semibold underline">
            {link.label}
            <span className="sr-only">: {title}</span>
          </a>
        ) : null}
      </div>
    </li>
  );
}
