import type { actions } from "astro:actions";
import { toVisibleText } from "#domain/panel/visible-text";
import type { DataOf } from "../../call/call";
import { HeadCell } from "../../ui/list/HeadCell";
import { Moment } from "../../ui/Moment";
import { describeAction, describeSubject } from "./activity-texts";

type ActivityList = DataOf<typeof actions.activities.list>;

/** Its subject is the way, not a thing. */
const isSignIn = (action: string) => action === "session.started";

export function ActivityRows({ activities, isStale }: Pick<ActivityList, "activities"> & { isStale: boolean }) {
  return (
    <table aria-busy={isStale} className={`w-full border-collapse ${isStale ? "opacity-60" : ""}`}>
      <caption className="sr-only">O que foi feito no painel, do mais novo para o mais antigo</caption>
      <thead className="max-md:sr-only">
        <tr>
          <HeadCell className="w-56 px-4 sm:pl-5">Quando</HeadCell>
          <HeadCell className="px-4">O que foi feito</HeadCell>
        </tr>
      </thead>
      <tbody>
        {activities.map(({ id, at, actor, action, subject, before, after }) => (
          <tr key={id} className="border-b border-line align-top last:border-b-0 max-md:grid max-md:px-4 max-md:py-3 max-md:first:border-t">
            <td className="max-md:order-2 max-md:pt-1 max-md:text-steel md:w-56 md:px-4 md:py-3 md:pl-5">
              <Moment at={at} className="max-md:flex max-md:flex-wrap max-md:gap-x-2 max-md:text-sm" />
            </td>
            <td className="min-w-0 break-words md:px-4 md:py-3">
              <span className="block leading-snug">
                <span className="text-steel">{toVisibleText(actor)}</span> <span>{describeAction(action)}</span>
              </span>
              <span className={`block leading-snug ${isSignIn(action) ? "text-sm text-steel" : "font-semibold"}`}>
                {toVisibleText(describeSubject({ actor, subject }) ?? "")}
              </span>
              <Change before={before} after={after} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** What it said before and says since; nothing where no value was changed. */
function Change({ before, after }: Pick<ActivityList["activities"][number], "before" | "after">) {
  if (before === undefined && after === undefined) return null;
  return (
    <span className="block text-sm leading-snug">
      {before === undefined ? null : (
        <>
          <span className="sr-only">antes: </span>
          <del className="text-steel">{toVisibleText(before) || "vazio"}</del> <span aria-hidden="true">→</span>{" "}
        </>
      )}
      <span className="sr-only">agora: </span>
      <ins className="no-underline">{toVisibleText(after ?? "") || "vazio"}</ins>
    </span>
  );
}
