import { actions } from "astro:actions";
import { Circle, CircleCheck } from "lucide-react";
import { call } from "../../../call/call";
import { Button } from "../../../ui/Button";
import { Card, CardTitle } from "../../../ui/Card";
import { useAct } from "../../../ui/list/use-act";
import { notifyError, notifySuccess } from "../../../ui/toast/notify";
import { OPENING_KEY, type Opening, useOpening } from "./use-opening";

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
    act: async (said: NonNullable<Step["confirm"]>) => await call(actions.register.save, { changes: [{ ...said, seenVersion: 0 }] }),
    done({ outcome }) {
      if (outcome === "saved") notifySuccess(`${title}: conferido`);
      else notifyError("Não foi possível guardar", "Abra o cadastro e confira.");
    },
  });
  return (
    <li className="flex flex-wrap items-center gap-x-3 px-4 sm:px-5">
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className={`shrink-0 ${isDone ? "text-contact" : "text-steel"}`} />
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
