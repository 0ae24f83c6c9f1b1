import { ButtonLink } from "../../../ui/Button";
import { Card, CardTitle } from "../../../ui/Card";
import { MonthNotice } from "./MonthNotice";
import { type HandItem, useHandItems } from "./use-hand-items";
import { WeekLine } from "./WeekLine";

/** What the panel opens with: the week in one line, and what needs a hand. */
export function OpeningCard() {
  const items = useHandItems();
  return (
    <Card aria-labelledby="semana">
      <CardTitle id="semana" className="px-4 pt-4 sm:px-5">
        Seu site agora
      </CardTitle>
      <WeekLine />
      <MonthNotice />
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

function HandRow({ icon: Icon, isGrave = false, what, rest, href, way }: HandItem) {
  return (
    <li className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2 border-line py-2 not-first:border-t">
      <p role={isGrave ? "status" : undefined} className="flex min-w-0 items-start gap-3">
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
