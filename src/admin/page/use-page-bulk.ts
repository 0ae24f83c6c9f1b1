import { actions } from "astro:actions";
import { useRef } from "react";
import type { WantedStatus } from "#domain/page/generated-page";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatCount } from "#domain/text/format";
import { call, callKeyed } from "../call/call";
import { notifyInfo } from "../ui/toast/notify";
import { AUDIT_KEY, BEFORE_LAUNCH_KEY, PAGES_KEY, PRUNING_KEY } from "./page-keys";
import { type BulkList, useBulk } from "./use-bulk";
import { useRestorePages } from "./use-restore";

/** What becomes of a page that something is wrong with, where nobody mends its text; "name": its figures become names of facts. */
export type Mend = "merge" | "unlist" | "remove" | "name";
/** How a held page goes public for a reason: as any other, or left out of search engines. */
export type Allow = "allow" | "allow-unlisted";
export type PageAct = WantedStatus | Mend | Allow | "hold-again" | "list" | "unname";

/** A figure that is to be named, and its fact: that which the words around it speak for unless it is said. */
type FigureName = { figure: string; name?: string };

/** What is known of a page that is mended: the path of the one that stays where it is merged, and the version it was seen in. */
export type MendedPage = { toPath?: string | undefined; version?: number | undefined };

export interface Mending {
  pages: Map<string, MendedPage>;
  figures?: readonly FigureName[];
  /** Why held pages may go public. */
  reason?: string;
}

const HELD_NOTE = "Não foram ao ar. Os motivos e o que corrigir estão na lista, com o estado “Retidas”.";
const MOST_TOLD = 3;
/** Pages of one call that are named: few, for others who write wait for it. */
const NAMED_TOGETHER = 25;

const ALLOWED = {
  doing: "Publicando",
  none: "O que as retém não é só parecer com outra página: abra cada uma e corrija o texto.",
  undo: "hold-again",
} as const;

/** Publishes pages or not, leaves them out of search engines, merges, deletes or mends them. */
export function usePageBulk(list: BulkList = {}) {
  const { restore } = useRestorePages();
  const held = useRef(0);
  const skipped = useRef<string[]>([]);

  async function setStatus(ids: string[], status: WantedStatus) {
    const answer = await call(actions.pages.setStatus, { ids, status });
    held.current += answer.held.length;
    return answer.changed;
  }

  async function merge(ids: string[], how?: Mending) {
    const answer = await call(actions.audit.merge, { merges: ids.map((id) => ({ id, toPath: how?.pages.get(id)?.toPath ?? "" })) });
    noteSkipped(answer);
    return answer.merged.map(({ id }) => id);
  }

  const allow = async (ids: string[], isListed: boolean, how?: Mending) =>
    (await call(actions.held.allow, { ids, reason: how?.reason ?? "", isListed })).changed;

  const setIndexed = async (ids: string[], isIndexed: boolean) => (await call(actions.pages.setIndexed, { ids, isIndexed })).changed;

  async function changeFigures(ids: string[], act: "name" | "unname", how?: Mending) {
    const pages = ids.map((id) => ({ id, version: how?.pages.get(id)?.version ?? 0 }));
    const answer = await (act === "name"
      ? callKeyed(actions.audit.nameFigures, { pages, figures: [...(how?.figures ?? [])] })
      : callKeyed(actions.audit.putFiguresBack, { pages }));
    noteSkipped(answer);
    for (const { id, version } of answer.changed) how?.pages.set(id, { version });
    return answer.changed.map(({ id }) => id);
  }

  function noteSkipped(answer: { skipped: readonly { title: string; reason: string }[] }): void {
    skipped.current.push(...answer.skipped.map(({ title, reason }) => (title === "" ? reason : `“${toVisibleText(title)}”: ${reason}`)));
  }

  return useBulk<PageAct, Mending>({
    keys: [PAGES_KEY, AUDIT_KEY, PRUNING_KEY, BEFORE_LAUNCH_KEY],
    failed: "Não foi possível mudar as páginas",
    none: "As páginas escolhidas já tinham mudado.",
    ...list,
    tellRefused,
    acts: {
      public: {
        doing: "Publicando",
        done: ["1 página publicada", "páginas publicadas"],
        none: "As páginas escolhidas já eram públicas.",
        work: (ids) => setStatus(ids, "public"),
      },
      draft: {
        doing: "Tirando do ar",
        done: ["1 página fora do ar", "páginas fora do ar"],
        none: "As páginas escolhidas já eram rascunhos.",
        work: (ids) => setStatus(ids, "draft"),
      },
      remove: {
        doing: "Excluindo",
        done: ["1 página excluída", "páginas excluídas"],
        none: "As páginas escolhidas já estavam na lixeira.",
        detail: "Está na lixeira por 30 dias.",
        work: async (ids) => (await call(actions.pages.removeMany, { ids })).removed,
        undo: restore,
      },
      merge: {
        doing: "Juntando",
        done: ["1 página juntada", "páginas juntadas"],
        detail: "O endereço dela leva agora à página que ficou.",
        work: merge,
        undo: restore,
      },
      unlist: {
        doing: "Tirando dos buscadores",
        done: ["1 página fora dos buscadores", "páginas fora dos buscadores"],
        detail: "Continua no ar para quem tem o endereço.",
        work: (ids) => setIndexed(ids, false),
        undo: "list",
      },
      list: {
        doing: "Devolvendo aos buscadores",
        done: ["1 página de volta aos buscadores", "páginas de volta aos buscadores"],
        work: (ids) => setIndexed(ids, true),
        undo: "unlist",
      },
      allow: {
        ...ALLOWED,
        done: ["1 página publicada", "páginas publicadas"],
        work: (ids, how) => allow(ids, true, how),
      },
      "allow-unlisted": {
        ...ALLOWED,
        done: ["1 página publicada fora dos buscadores", "páginas publicadas fora dos buscadores"],
        work: (ids, how) => allow(ids, false, how),
      },
      "hold-again": {
        doing: "Retendo",
        done: ["1 página retida de novo", "páginas retidas de novo"],
        work: async (ids) => (await call(actions.held.holdAgain, { ids })).changed,
      },
      name: {
        doing: "Trocando",
        done: ["1 página agora cita o cadastro", "páginas agora citam o cadastro"],
        detail: "O que mudar no cadastro muda nela também.",
        work: (ids, how) => changeFigures(ids, "name", how),
        size: NAMED_TOGETHER,
        undo: "unname",
      },
      unname: {
        doing: "Trocando",
        title: "Troca desfeita",
        done: ["1 página voltou ao texto de antes", "páginas voltaram ao texto de antes"],
        failed: "Não foi possível desfazer tudo",
        others: "as outras ficaram como estavam.",
        work: (ids, how) => changeFigures(ids, "unname", how),
        size: NAMED_TOGETHER,
      },
    },
  });

  function tellRefused(): boolean {
    if (held.current > 0) notifyInfo(formatCount(held.current, "página ficou retida", "páginas ficaram retidas"), HELD_NOTE);
    const { length } = skipped.current;
    if (length > 0) {
      const told = formatCount(length, "página ficou como estava", "páginas ficaram como estavam");
      notifyInfo(told, skipped.current.slice(0, MOST_TOLD).join(" "));
    }
    const isRefused = held.current + length > 0;
    held.current = 0;
    skipped.current = [];
    return isRefused;
  }
}
