import { useRef } from "react";
import { Button, ButtonLink } from "../../../ui/Button";
import { Card, CardTitle } from "../../../ui/Card";
import { type HandItem, listHandItems } from "./list-hand-items";
import { MonthNotice } from "./MonthNotice";
import { useOpening } from "./use-opening";
import { WeekLine } from "./WeekLine";

/** What the panel opens with: the week in one line, and what needs a hand. */
export function OpeningCard() {
  const { data, error, refetch } = useOpening();
  const heading = useRef<HTMLHeadingElement>(null);
  const items = data === undefined ? [] : listHandItems(data);
  return (
    <Card aria-labelledby="semana">
      <CardTitle id="semana" ref={heading} className="px-4 pt-4 sm:px-5">
        Seu site agora
      </CardTitle>
      {data === undefined && error !== null ? <Unread onRetry={() => void refetch()} /> : <WeekLine week={data?.week} />}
      {data === undefined ? null : <MonthNotice month={data.month} onClose={() => heading.current?.focus()} />}
      {items.length === 0 ? null : (
        <>
          <h3 id="pede-a-mao" className="border-t border-line px-4 pt-3 text-base font-semibold sm:px-5">
            O que pede a sua mão
          </h3>
          <ul aria-labelledby="pede-a-mao" className="px-4 pb-2 sm:px-5">
            {items.map((item) => (
              <HandRow key={item.href} {...item} />
            ))}
          </ul>
        </>
      )}
    </Card>
  );
}

function Unread({ onRetry }: { onRetry: () => void }) {
  return (
    <div role="alert" className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 px-4 py-3 sm:px-5">
      <p>Não foi possível ler os resultados da semana nem o que pede a sua mão.</p>
      <Button onClick={onRetry}>Ler de novo</Button>
    </div>
  );
}

function HandRow({ icon: Icon, isGrave = false, what, rest, href, way }: HandItem) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-2 not-first:border-t">
      <p role={isGrave ? "status" : undefined} className="flex min-w-0 grow basis-60 items-start gap-3">
        <Icon
          size={20}
          strokeWidth={1.75}
          aria-hidden="true"
          className={`mt-0.5 shrink-0 ${isGrave ? "text-danger" : "text-amber-dark"}`}
        />
        <span>
          <strong className="tabular-nums">{what}</strong>
          {rest}
        </span>
      </p>
      <ButtonLink href={href}>{way}</ButtonLink>
    </li>
  );
}
