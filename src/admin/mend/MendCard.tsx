import type { QueryKey } from "@tanstack/react-query";
import { EyeOff, Hash, Merge, Pencil, Trash2 } from "lucide-react";
import type { ComponentProps, ReactNode } from "react";
import { RedirectDialog } from "#admin/redirect/RedirectDialog";
import { Button, IconButton, NewTabLink } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { CountedChoice } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { RowAct } from "#admin/ui/list/rows";
import { ChooseAllStrip, ChooseBox, SelectionBar } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { toVisibleText } from "#domain/panel/visible-text";
import { formatNumber } from "#domain/text/format";
import { useAddressParams } from "../ui/list/use-address-params";
import { type ChosenPages, type Mendable, useChosenPages } from "./use-chosen-pages";

type Pair = readonly [one: string, many: string];

/** What rows are called where they are counted and chosen. */
export interface Things {
  counted: Pair;
  chosen: Pair;
  label: string;
  all: string;
  /** Before how many there are. */
  found: string;
}

const PAGES: Things = {
  counted: ["página", "páginas"],
  label: "Páginas escolhidas",
  chosen: ["página escolhida", "páginas escolhidas"],
  all: "Escolher todas as páginas à vista",
  found: "Escolher as",
};

type Counted<K extends string> = NonNullable<ComponentProps<typeof CountedChoice<K>>["found"]>;

interface MendCardProps<K extends string, D, R> extends Pick<ComponentProps<typeof ListCard>, "id" | "title" | "errorTitle"> {
  queryKey: QueryKey;
  /** What is wrong with pages, or advised: the parameter of the address, and what each is called. */
  choice: Pick<ComponentProps<typeof CountedChoice<K>>, "legend" | "kinds" | "nameOf"> & { name: string };
  read: (asked: { kind: K | undefined; page: number }) => Promise<D>;
  rows: (data: D) => readonly R[];
  kindOf: (row: R) => K;
  /** All of a kind, to be chosen; `hasAll` where it gives those of every kind too. */
  readAll: (kind: K | undefined) => Promise<readonly Mendable[]>;
  hasAll?: boolean;
  things?: Things;
  /** What is said where there is none of a kind, and of any. */
  others: { label: string; none: string };
  empty: (data: D) => ReactNode;
  row: (row: R) => Omit<MendableRowProps, "row" | "chosen" | "label">;
  note?: (kind: K | undefined) => string | undefined;
  /** What can be done with those chosen, before what is done with pages of every such list. */
  acts?: (chosen: ChosenPages) => ReactNode;
  /** False where none of them may only be left out of search engines. */
  hasUnlisting?: boolean;
  children?: (chosen: ChosenPages) => ReactNode;
  /** Beneath the card, and not pushed down as its rows come. */
  below?: ReactNode;
}

/** Pages that something can be done about, by what it is: one by one, or many at once. */
export function MendCard<K extends string, D extends Counted<K>, R extends Mendable & { title: string }>(props: MendCardProps<K, D, R>) {
  const { hasAll = true, things = PAGES, others, row, hasUnlisting = true } = props;
  const { name, ...choice } = props.choice;
  const address = useAddressParams();
  const kind = address.readOneOf(name, choice.kinds);
  const list = useList({ key: props.queryKey, address, filter: { kind }, read: props.read, rows: props.rows });
  const chosen = useChosenPages(list, kind ?? "");
  const { selection, mergeable, nameable, ask } = chosen;
  const narrow = (next: K | undefined) => address.narrow({ [name]: next });
  const all = { label: others.label, onClear: () => narrow(undefined) };
  return (
    <>
      <ListCard
        id={props.id}
        title={props.title}
        list={list}
        filters={<CountedChoice {...choice} found={list.data} chosen={kind} onChoose={narrow} />}
        counted={things.counted}
        empty={list.data && (list.data.all > 0 ? <Empty clear={all}>{others.none}</Empty> : props.empty(list.data))}
        errorTitle={props.errorTitle}
        content={() => <ChooseAllStrip label={things.all} selection={selection} />}
        row={(one) => <MendableRow key={one.id} row={one} chosen={chosen} label={choice.nameOf(props.kindOf(one))} {...row(one)} />}
        note={props.note?.(kind)}
        pages="Páginas da lista"
        hasRange
      >
        <SelectionBar
          label={things.label}
          selection={selection}
          chosen={things.chosen}
          found={{
            total: hasAll || kind ? list.total : 0,
            choose: async () => chosen.add(await props.readAll(kind)),
            label: `${things.found} ${formatNumber(list.total)}`,
          }}
          progress={chosen.progress}
        >
          {props.acts?.(chosen)}
          {nameable > 0 ? (
            <Button icon={Hash} onClick={() => ask("name", chosen.rows)}>
              Dar o nome do cadastro
            </Button>
          ) : null}
          {mergeable > 0 ? (
            <Button icon={Merge} onClick={() => ask("merge", chosen.rows)}>
              Juntar {formatNumber(mergeable)}
            </Button>
          ) : null}
          {hasUnlisting ? (
            <Button icon={EyeOff} onClick={() => ask("unlist", chosen.rows)}>
              Fora dos buscadores
            </Button>
          ) : null}
          <Button icon={Trash2} look="danger" onClick={() => ask("remove", chosen.rows)}>
            Excluir
          </Button>
        </SelectionBar>
        <MergeDialog chosen={chosen} />
        {props.children?.(chosen)}
      </ListCard>
      {list.data || list.error ? props.below : null}
    </>
  );
}

interface MendableRowProps {
  row: Mendable & { title: string };
  chosen: ChosenPages;
  /** What is wrong with the page, or advised, in few words. */
  label: string;
  /** Tells it from other rows of the same page, where there may be some. */
  which?: string;
  /** Where its text is mended, if anywhere. */
  edit: { path: string | undefined; label: string };
  /** False where what is wrong is wrong for readers too. */
  canUnlist?: boolean;
  children: ReactNode;
}

function MendableRow({ row, chosen, label, which, edit, canUnlist = true, children }: MendableRowProps) {
  const { selection, ask } = chosen;
  const title = toVisibleText(row.title);
  // One that comes with the site is only edited.
  const isMade = row.pageId !== undefined;
  return (
    <li
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line py-3 pr-4 pl-1 sm:pr-5 sm:pl-2 ${selection.has(row.id) ? "bg-amber/12" : ""}`}
    >
      {isMade ? <ChooseBox label={[`Escolher ${title}`, which].filter(Boolean).join(": ")} selection={selection} id={row.id} /> : <span />}
      <div className="grid gap-x-6 gap-y-3 pt-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-xs font-semibold tracking-wide text-amber-dark uppercase">{label}</p>
          <h3 className="text-base leading-snug font-semibold break-words">
            <NewTabLink href={row.path} className="-my-3 inline-flex min-h-11 items-center py-3 no-underline hover:underline">
              {title}
            </NewTabLink>
          </h3>
          {children}
        </div>
        <div className="flex flex-wrap items-start gap-2 lg:justify-end">
          {edit.path ? <RowAct does={edit.label} of={title} icon={Pencil} href={edit.path} /> : null}
          {isMade ? (
            <>
              {row.frozen ? (
                <Button icon={Hash} aria-label={`Dar o nome do cadastro aos números de ${title}`} onClick={() => ask("name", [row])}>
                  Dar o nome…
                </Button>
              ) : null}
              <Button icon={Merge} aria-label={`Juntar ${title} a outra página`} onClick={() => ask("merge", [row])}>
                Juntar…
              </Button>
              {canUnlist ? (
                <IconButton
                  icon={EyeOff}
                  aria-label={`Deixar ${title} fora dos buscadores`}
                  title="Fora dos buscadores"
                  onClick={() => ask("unlist", [row])}
                />
              ) : null}
              <IconButton icon={Trash2} aria-label={`Excluir ${title}`} title="Excluir" onClick={() => ask("remove", [row])} isDangerous />
            </>
          ) : null}
        </div>
      </div>
    </li>
  );
}

function MergeDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const [merging] = asked?.mend === "merge" ? asked.of : [];
  return (
    <RedirectDialog
      fromPath={merging?.path}
      title="Juntar a outra página"
      explanation="vai para a página escolhida, e esta vai para a lixeira."
      confirmLabel="Juntar"
      proposed={merging?.detail.pages}
      onClose={dismiss}
      onChoose={(toPath) => {
        if (merging?.pageId !== undefined) void act("merge", new Map([[merging.pageId, { toPath }]]));
      }}
    />
  );
}
