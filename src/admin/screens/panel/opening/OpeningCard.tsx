import { actions } from "astro:actions";
import { Circle, CircleCheck, X } from "lucide-react";
import { useRef, useState } from "react";
import { Button, ButtonLink, IconButton } from "#admin/ui/Button";
import { Card, CardTitle } from "#admin/ui/Card";
import { describeMonth, describeWeek } from "#domain/results/describe-figures";
import { PATHS } from "#domain/site/paths";
import { call } from "../../../call/call";
import { browserStorage } from "../../../storage/tab-storage";
import { useAct } from "../../../ui/list/use-act";
import { notifyError, notifySuccess } from "../../../ui/toast/notify";
import { OPENING_KEY, type Opening, useOpening } from "./use-opening";

const LINE = "flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5";

/** The week in one line, and the month that is over. */
export function OpeningCard() {
  const { data, error, refetch } = useOpening();
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <Card aria-labelledby="semana">
      <CardTitle id="semana" ref={heading} className="px-4 pt-4 sm:px-5">
        Seu site agora
      </CardTitle>
      {data === undefined && error !== null ? (
        <div role="alert" className={LINE}>
          <p>Não foi possível ler os resultados da semana nem o que pede a sua mão.</p>
          <Button onClick={() => void refetch()}>Ler de novo</Button>
        </div>
      ) : (
        <div className={LINE}>
          <p className="min-w-0 grow basis-60 tabular-nums">{data === undefined ? "Esta semana: contando…" : tell(data.week)}</p>
          <ButtonLink href={PATHS.results}>Ver resultados</ButtonLink>
        </div>
      )}
      {data === undefined ? null : <MonthNotice month={data.month} onClose={() => heading.current?.focus()} />}
    </Card>
  );
}

function tell({ now, before, countedSince }: Opening["week"]): string {
  const isNothing = countedSince === undefined && now.contacts + before.contacts === 0;
  return isNothing
    ? "Ainda não há visitas contadas. Assim que alguém abrir uma página do site, a semana aparece aqui."
    : describeWeek(now, before);
}

/**
 * The month that is over, until somebody has read it in this browser; nothing of a month without visits.
 * @param onClose takes the focus from the button that is gone
 */
function MonthNotice({ month: { month, figures, toPrune = 0 }, onClose }: { month: Opening["month"]; onClose: () => void }) {
  const [seen, setSeen] = useState(() => browserStorage.read(KEY));
  if (month === seen || figures.visits + figures.contacts === 0) return null;

  function close(): void {
    browserStorage.write(KEY, month);
    setSeen(month);
    onClose();
  }

  return (
    <div className="mx-4 mb-3 flex flex-wrap items-center gap-x-4 gap-y-2 rounded-lg border-l-4 border-amber bg-amber/10 px-3 py-2 sm:mx-5">
      <p className="min-w-0 grow basis-72 tabular-nums">{describeMonth(month, figures, toPrune)}</p>
      {toPrune > 0 ? <ButtonLink href={PATHS.pruning}>Ver a poda</ButtonLink> : null}
      <IconButton icon={X} aria-label="Fechar o resumo do mês" title="Fechar" onClick={close} />
    </div>
  );
}

/** The last month whose digest was closed in this browser; one that forbids storage shows it again. */
const KEY = "abre-facil:month-seen";

type Step = Opening["firstSteps"][number];

/** What an owner does first, each on its screen; gone once all of it is done. */
export function FirstStepsCard() {
  const steps = useOpening().data?.firstSteps ?? [];
  if (steps.length === 0) return null;
  const left = steps.filter(({ isDone }) => !isDone);
  return (
    <Card aria-labelledby="primeiros-passos" className="py-3">
      <CardTitle id="primeiros-passos" className="px-4 sm:px-5">
        {left.length === 1 ? "Falta um passo para o site ser seu" : `Faltam ${left.length} passos para o site ser seu`}
      </CardTitle>
      <ol>
        {steps.map((step) => (
          <StepRow key={step.href} step={step} isNext={step === left[0]} />
        ))}
      </ol>
    </Card>
  );
}

function StepRow({ step: { title, href, isDone, confirm }, isNext }: { step: Step; isNext: boolean }) {
  const Icon = isDone ? CircleCheck : Circle;
  const save = useAct({
    key: OPENING_KEY,
    failed: "Não foi possível guardar",
    act: (said: NonNullable<Step["confirm"]>) => call(actions.register.save, { changes: [{ ...said, seenVersion: 0 }] }),
    done({ outcome }) {
      if (outcome === "saved") notifySuccess(`${title}: conferido`);
      else notifyError("Não foi possível guardar", "Abra o cadastro e confira.");
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 sm:px-5">
      <Icon size={20} className={`shrink-0 ${isDone ? "text-contact" : "text-steel"}`} />
      <a
        href={href}
        className={`flex min-h-11 grow items-center ${isNext ? "font-semibold" : ""} ${isDone ? "text-steel no-underline" : ""}`}
      >
        {title}
        <span className="sr-only">{isDone ? ": feito" : ": a fazer"}</span>
      </a>
      {confirm && !isDone ? (
        <Button look="quiet" isBusy={save.isPending} aria-label={`${title}: já estão certos`} onClick={() => save.mutate(confirm)}>
          Já estão certos
        </Button>
      ) : null}
    </li>
  );
}
