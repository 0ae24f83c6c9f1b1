import { type QueryKey, useQueryClient } from "@tanstack/react-query";
import { CircleStop } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { Button } from "#admin/ui/Button";
import { ProgressBar } from "#admin/ui/ProgressBar";
import { formatCount, formatNumber } from "#domain/text/format";
import { explain } from "../call/call";
import { catchFocus } from "../ui/focus";
import { notifyError, notifyInfo, notifySuccess } from "../ui/toast/notify";
import { useLeaveGuard } from "../ui/use-unsaved";
import { type BatchProgress, workInBatches } from "./batches";

interface BulkAct<A extends string, H> {
  /** As a verb that the things follow. @example "Excluindo" */
  doing: string;
  /** @example ["1 página excluída", "páginas excluídas"] */
  done: readonly [one: string, many: string];
  /** Said where nothing had to be done, in place of what all acts say. */
  none?: string;
  /** Said of one that was done. */
  detail?: string;
  /** The notice's title, where what was done stands under it. */
  title?: string;
  /** In place of those of all acts. */
  failed?: string;
  others?: string;
  /** Gives those it changed. */
  work: (ids: string[], how: H | undefined) => Promise<readonly string[]>;
  /** Of those that one call works on, where they are to be few. */
  size?: number;
  /** What takes it back: another of the acts, or something else. */
  undo?: A | ((ids: readonly string[]) => unknown);
}

/** The list whose rows it is done with. */
export interface BulkList {
  /** Takes the focus where the row or the bar goes that had it. */
  heir?: RefObject<HTMLElement | null>;
  /** Hears which it was done for. */
  onDone?: (ids: readonly string[]) => void;
}

interface Bulk<A extends string, H> extends BulkList {
  acts: Readonly<Record<A, BulkAct<A, H>>>;
  /** What is old afterwards. */
  keys: readonly QueryKey[];
  none?: string;
  /** The title of the notice that tells it ended before its time. */
  failed: string;
  things?: { one: string; many: string };
  /** What becomes of those it did not come to. @example "as outras continuam escolhidas." */
  others?: string;
  /** Tells of those that were refused; gives whether there were any. */
  tellRefused?: () => boolean;
}

/** What is done with many at once: by parts that can be stopped, told of at the end, and undone; `how` it is done is handed on. */
export function useBulk<A extends string, H = never>(bulk: Bulk<A, H>) {
  const { acts, keys, others: otherwise = "as outras continuam escolhidas." } = bulk;
  const client = useQueryClient();
  const { run, progress } = useBatches(bulk.things);

  async function perform(ids: readonly string[], name: A, how?: H): Promise<void> {
    const { doing, done, none, detail, title, work, size, undo, others = otherwise, ...own } = acts[name];
    const { changed, workedOn, error } = await run(doing, ids, (some) => work(some, how), size);
    const { length } = changed;
    const told = length === 1 ? done[0] : `${formatNumber(length)} ${done[1]}`;
    const way = undo && length > 0 ? () => takeBack(changed, undo, how) : undefined;
    if (error !== undefined) {
      const reason = explain(error, "Tente novamente.");
      const left = `${told}. ${others.charAt(0).toUpperCase()}${others.slice(1)} ${reason}`;
      notifyError(own.failed ?? bulk.failed, workedOn.length === 0 ? reason : left);
    }
    // What was done before it failed can be undone all the same.
    if (length > 0 && (error === undefined || way)) {
      const rest = workedOn.length < ids.length ? `Você parou antes do fim: ${others}` : length === 1 ? detail : undefined;
      const said = error === undefined ? rest : undefined;
      notifySuccess(title ?? told, title ? [`${told}.`, said].filter(Boolean).join(" ") : said, way);
    }
    const isRefused = bulk.tellRefused?.() ?? false;
    if (error === undefined && length === 0 && !isRefused) notifyInfo("Nada a mudar", none ?? bulk.none);
    bulk.onDone?.(workedOn);
    await refresh();
  }

  async function takeBack(ids: readonly string[], undo: NonNullable<BulkAct<A, H>["undo"]>, how?: H): Promise<void> {
    if (typeof undo === "string") return perform(ids, undo, how);
    await undo(ids);
    await refresh();
  }

  async function refresh(): Promise<void> {
    await Promise.all(keys.map((queryKey) => client.invalidateQueries({ queryKey })));
  }

  return {
    progress,
    async act(ids: readonly string[], name: A, how?: H): Promise<void> {
      await perform(ids, name, how);
      if (bulk.heir) catchFocus(bulk.heir.current);
    },
  };
}

const PAGES = { one: "página", many: "páginas" };

/** Work on many things, by parts: shows how far it is and the way to stop it, and asks before the screen is left meanwhile. */
export function useBatches(things = PAGES) {
  const [shown, setShown] = useState<BatchProgress & { doing: string }>();
  const stopping = useRef<AbortController>(undefined);
  useLeaveGuard(shown !== undefined);

  async function run(doing: string, ids: readonly string[], work: (some: string[]) => Promise<readonly string[]>, size?: number) {
    stopping.current = new AbortController();
    const onProgress = (progress: BatchProgress) => setShown({ ...progress, doing });
    const outcome = await workInBatches(ids, work, { onProgress, signal: stopping.current.signal, size });
    setShown(undefined);
    return outcome;
  }

  const progress = shown && (
    <div className="flex w-full flex-wrap items-center gap-x-4 gap-y-2">
      <div className="grid min-w-0 grow basis-64 gap-1.5">
        <p role="status" className="font-semibold tabular-nums">
          {shown.doing}: {formatNumber(shown.done)} de {formatCount(shown.total, things.one, things.many)}
        </p>
        <ProgressBar percent={Math.floor((shown.done / shown.total) * 100)} label={shown.doing} />
      </div>
      <Button icon={CircleStop} onClick={() => stopping.current?.abort()}>
        Parar
      </Button>
    </div>
  );
  return { run, progress };
}
