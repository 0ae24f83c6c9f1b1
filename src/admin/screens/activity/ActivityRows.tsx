import type { actions } from "astro:actions";
import { toVisibleText } from "#domain/panel/visible-text";
import type { DataOf } from "../../call/call";
import { ListTable } from "../../ui/list/ListTable";
import { Moment } from "../../ui/Moment";
import { describeAction, describeSubject } from "./activity-texts";

type Activity = DataOf<typeof actions.activities.list>["activities"][number];

const COLUMNS = [
  ["Quando", "w-56 px-4 sm:pl-5"],
  ["O que foi feito", "px-4"],
] as const;

/** Its subject is the way, not a thing. */
const isSignIn = (action: string) => action === "session.started";

export function ActivityRows({ activities, isStale }: { activities: readonly Activity[]; isStale: boolean }) {
  return (
    <ListTable
      caption="O que foi feito no painel, do mais novo para o mais antigo"
      headClassName="max-md:sr-only"
      columns={COLUMNS}
      isStale={isStale}
    >
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
    </ListTable>
  );
}

/** What it said before and says since; nothing where no value was changed. */
function Change({ before, after }: Pick<Activity, "before" | "after">) {
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
