import { actions } from "astro:actions";
import { useRef, useState } from "react";
import { toWanted } from "#domain/page/generated-page";
import { FIELD_NAMES, type FieldName } from "#domain/page/page-fields";
import { call, type DataOf } from "../../call/call";
import { explain } from "../../call/call-error";
import { callKeyed } from "../../call/call-keyed";
import type { BatchProgress } from "../../page/batches";
import { formatCount, plural } from "../../run/run-texts";
import { notifyError, notifyFailure, notifySuccess } from "../../ui/toast/notify";
import { useLeaveGuard } from "../../ui/use-leave-guard";
import type { ChosenFact, FigureGroup, FrozenPlace, NamedPage } from "./figures-read";

type Outcome = DataOf<typeof actions.frozenFigures.giveNames>;

/** Pages of one call: few, for others who write wait for it. */
const BATCH_SIZE = 25;
const MAX_TOLD = 3;

/** What is to become of all places of a figure. */
export interface NameAllChoice {
  group: FigureGroup;
  fact: FigureGroup["facts"][number];
  /** Where the words around speak for that fact alone. */
  isSuggestedAlone: boolean;
}

interface NameFiguresParts {
  onNamed(chosen: readonly ChosenFact[], named: readonly NamedPage[]): void;
  /** Everything must be read anew. */
  onUndone(): void;
}

/** Puts facts where pages state figures by hand, one or all. */
export function useNameFigures({ onNamed, onUndone }: NameFiguresParts) {
  const [busyPlace, setBusyPlace] = useState<FrozenPlace>();
  const [nameAllWork, setNameAllWork] = useState<{ figure: string; progress: BatchProgress }>();
  const stopping = useRef<AbortController>(undefined);
  useLeaveGuard(nameAllWork !== undefined);

  async function send(chosen: readonly ChosenFact[]): Promise<Outcome> {
    const outcome = await callKeyed(actions.frozenFigures.giveNames, { pages: toPages(chosen) });
    onNamed(chosen, outcome.named);
    return outcome;
  }

  async function undo(before: FrozenPlace, version: number): Promise<void> {
    try {
      const revision = await call(actions.editor.findRevision, { id: before.pageId, version: before.version });
      const texts = Object.fromEntries(FIELD_NAMES.map((name) => [name, revision[name]])) as Record<FieldName, string>;
      const fields = { ...texts, status: toWanted(revision.status) };
      const { outcome } = await callKeyed(actions.editor.update, { id: before.pageId, version, fields });
      if (outcome === "saved") notifySuccess("Troca desfeita", `"${before.title}" voltou ao texto de antes.`);
      else notifyError("Não foi possível desfazer", "A página mudou depois da troca. Veja o histórico dela no editor.");
    } catch (error) {
      notifyFailure(error, "Não foi possível desfazer");
    }
    onUndone();
  }

  return {
    busyPlace,
    nameAllWork,
    stop: () => stopping.current?.abort(),

    /** True when the place has become a name. */
    async nameOne(chosen: ChosenFact, label: string): Promise<boolean> {
      const { place } = chosen;
      setBusyPlace(place);
      try {
        const { named, skipped } = await send([chosen]);
        const [page] = named;
        if (page) {
          notifySuccess("Número trocado", `"${place.title}" agora cita “${label}”.`, {
            label: "Desfazer",
            onAct: () => void undo(place, page.version),
          });
        }
        tellSkipped(skipped);
        return page !== undefined;
      } catch (error) {
        notifyFailure(error, "Não foi possível trocar");
        return false;
      } finally {
        setBusyPlace(undefined);
      }
    },

    async nameAll({ group: { figure }, fact, isSuggestedAlone }: NameAllChoice): Promise<void> {
      const controller = new AbortController();
      stopping.current = controller;
      const { signal } = controller;
      const skipped: Outcome["skipped"] = [];
      let [count, pages, done] = [0, 0, 0];
      try {
        for (let after: number | undefined = 0; after !== undefined && !signal.aborted; ) {
          const slice: DataOf<typeof actions.frozenFigures.scan> = await call(actions.frozenFigures.scan, { after, figure });
          setNameAllWork({ figure, progress: { done, total: Math.max(1, slice.total) } });
          const places = slice.figures[0]?.places.filter(({ suggested }) => !isSuggestedAlone || suggested === fact.name) ?? [];
          for (const batch of partByPages(places)) {
            if (signal.aborted) break;
            const outcome = await send(batch.map((place) => ({ figure, place, name: fact.name })));
            skipped.push(...outcome.skipped);
            pages += outcome.named.length;
            count += outcome.named.reduce((sum, page) => sum + page.count, 0);
          }
          done = Math.min(done + slice.read, slice.total);
          after = slice.next;
        }
        if (count > 0)
          notifySuccess(
            `${formatCount(count)} ${count === 1 ? "número trocado" : "números trocados"}`,
            describeNamed(figure, fact.label, pages),
          );
        tellSkipped(skipped);
      } catch (error) {
        notifyError("Não foi possível trocar tudo", `${formatCount(count)} trocados. ${explain(error, "Tente novamente.")}`);
      } finally {
        setNameAllWork(undefined);
      }
    },
  };
}

function toPages(chosen: readonly ChosenFact[]) {
  const pages = Map.groupBy(chosen, ({ place }) => place.pageId);
  return [...pages].map(([id, ofPage]) => ({
    id,
    version: ofPage[0]?.place.version ?? 0,
    choices: ofPage.map(({ place: { field, start, end, text }, name }) => ({ field, start, end, text, name })),
  }));
}

function partByPages(places: readonly FrozenPlace[]): FrozenPlace[][] {
  const pages = [...Map.groupBy(places, ({ pageId }) => pageId).values()];
  const batches: FrozenPlace[][] = [];
  for (let from = 0; from < pages.length; from += BATCH_SIZE) batches.push(pages.slice(from, from + BATCH_SIZE).flat());
  return batches;
}

function describeNamed(figure: string, label: string, pages: number): string {
  return `${figure} agora é “${label}” em ${plural(pages, "página", "páginas")}.`;
}

function tellSkipped(skipped: Outcome["skipped"]): void {
  if (skipped.length === 0) return;
  const told = skipped.slice(0, MAX_TOLD).map(({ title, reason }) => `${title === "" ? "Página apagada" : `"${title}"`}: ${reason}`);
  const more = skipped.length > MAX_TOLD ? [`E mais ${formatCount(skipped.length - MAX_TOLD)}.`] : [];
  notifyError(plural(skipped.length, "página ficou como estava", "páginas ficaram como estavam"), [...told, ...more].join(" "));
}
