import { actions } from "astro:actions";
import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { Answers, DialogFrame, useLast } from "#admin/ui/dialog/dialogs";
import { SearchField } from "#admin/ui/field/SearchField";
import { ScrollRegion } from "#admin/ui/ScrollRegion";
import { toVisibleText } from "#domain/panel/visible-text";
import { call } from "../call/call";

type Target = { title: string; path: string };

interface RedirectDialogProps {
  /** The address to redirect; closed without it. */
  fromPath: string | undefined;
  title: string;
  /** What becomes of who opens the address, as the end of the sentence. */
  explanation: string;
  confirmLabel: string;
  /** Pages that are known to say the same: the first of them is chosen already. */
  proposed?: readonly Target[];
  onClose: () => void;
  onChoose: (toPath: string) => void;
  isBusy?: boolean;
}

/** Picks the page an address leads to, among the site's own and the generated ones. */
export function RedirectDialog(props: RedirectDialogProps) {
  const { fromPath, title, explanation, confirmLabel, proposed = [], onClose, onChoose, isBusy } = props;
  const searchField = useRef<HTMLInputElement>(null);
  const [query, setQuery] = useState("");
  const [chosen, setChosen] = useState<string>();
  const shown = useLast(fromPath);
  /** Pages to lead the address to; suggestions for it while nothing is searched. */
  const targets = useQuery({
    queryKey: ["redirect-targets", fromPath, query],
    queryFn: () => call(actions.lostAddresses.findTargets, { query, fromPath: fromPath ?? "/" }),
    placeholderData: keepPreviousData,
    enabled: fromPath !== undefined,
  });
  const known = query === "" ? proposed : [];
  /** Each once, and never the address itself. */
  const shownTargets =
    targets.data &&
    [...known, ...targets.data.targets].filter(({ path }, at, all) => path !== shown && all.findIndex((one) => one.path === path) === at);
  // What the address seems to be about is chosen already; one press more, and it leads there.
  const isSuggested = known.length > 0 || (targets.data?.hasSuggestion && !targets.isPlaceholderData);
  const suggested = isSuggested ? shownTargets?.[0]?.path : undefined;
  const isChosenShown = shownTargets?.some(({ path }) => path === chosen);
  const selected = isChosenShown ? chosen : suggested;

  useEffect(() => {
    if (fromPath === undefined) return;
    setQuery("");
    setChosen(undefined);
  }, [fromPath]);

  return (
    <DialogFrame
      isOpen={fromPath !== undefined}
      onClose={onClose}
      title={title}
      description={
        <>
          Quem abrir <strong className="break-all text-ink">{toVisibleText(shown ?? "")}</strong> {explanation}
        </>
      }
      initialFocus={searchField}
    >
      <SearchField ref={searchField} label="Buscar página" query={query} onSearch={setQuery} className="" />
      <ScrollRegion label="Páginas encontradas" className="h-64">
        <fieldset>
          <legend className="sr-only">Para onde desviar</legend>
          {shownTargets?.map(({ title, path }) => (
            <label
              key={path}
              className="flex min-h-11 cursor-pointer items-start gap-3 border-b border-line px-3 py-2 last:border-b-0 hover:bg-paper"
            >
              <input
                type="radio"
                name="target"
                value={path}
                checked={selected === path}
                onChange={() => setChosen(path)}
                className="mt-1 size-4 shrink-0"
              />
              <span className="min-w-0">
                <span className="block leading-snug font-medium">{toVisibleText(title)}</span>
                <span className="block text-sm break-all text-steel">{toVisibleText(path)}</span>
              </span>
            </label>
          ))}
        </fieldset>
        <p role="status" className="px-3 py-2 text-steel empty:hidden">
          {describeSearch()}
        </p>
      </ScrollRegion>
      <Answers
        onBack={onClose}
        label={confirmLabel}
        onAct={() => selected !== undefined && onChoose(selected)}
        isBusy={isBusy}
        busyText="Guardando..."
        isDisabled={selected === undefined}
      />
    </DialogFrame>
  );

  function describeSearch(): string {
    if (targets.isPending) return "Carregando...";
    if (!shownTargets) return "Não foi possível buscar as páginas. Tente de novo.";
    return shownTargets.length === 0 ? "Nenhuma página com essas palavras. Tente outra." : "";
  }
}
