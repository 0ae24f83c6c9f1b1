import { actions } from "astro:actions";
import { Globe, Merge, Sparkles, Trash2 } from "lucide-react";
import { useRef, useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { MendableRow, MergeDialog } from "#admin/mend/MendBar";
import { ReasonList, SHORTEST_REASON } from "#admin/publishing/HeldNotice";
import { PointTitle } from "#admin/publishing/PointTitle";
import { Button } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { Answers, DialogFrame } from "#admin/ui/dialog/dialogs";
import { Choice, TextArea } from "#admin/ui/field/fields";
import { CountedChoice } from "#admin/ui/list/choices";
import { ListCard } from "#admin/ui/list/ListCard";
import { ChooseAllStrip } from "#admin/ui/list/rows";
import { SelectionBar, useFoundRows } from "#admin/ui/list/selection";
import { useList } from "#admin/ui/list/use-list";
import { RULES, type RuleId, ruleOf } from "#domain/page/reason";
import { editPagePath, PATHS } from "#domain/site/paths";
import { formatCount, formatNumber } from "#domain/text/format";
import { call } from "../../call/call";
import { type ChosenPages, listPages, useChosenPages } from "../../mend/use-chosen-pages";
import { PAGES_KEY } from "../../page/page-keys";
import { useRunStart } from "../../run/use-run-start";
import { useAddressParams } from "../../ui/list/use-address-params";

export const HeldPagesScreen = defineCardScreen(
  {
    title: "Páginas retidas",
    summary:
      "O que as regras de publicação não deixaram ir ao ar, por motivo, e os caminhos para muitas de uma vez. Nada disto é lido por visitantes.",
  },
  HeldPagesCard,
);

/** Of these a title that asks a known question in words that nobody foresaw is held. */
const OF_TITLE: ReadonlySet<RuleId> = new Set(["title", "relevance"]);

function HeldPagesCard() {
  const address = useAddressParams();
  const rule = address.readOneOf("motivo", RULES);
  const list = useList({
    key: [...PAGES_KEY, "held"],
    address,
    filter: { rule },
    read: (asked) => call(actions.held.list, asked),
    rows: ({ pages }) => pages,
  });
  const chosen = useChosenPages(list, rule ?? "");
  const { selection, rows, mergeable, progress, ask } = chosen;
  const rewrite = useRunStart("Não foi possível escrever com IA", () => location.assign(PATHS.batchCreator));
  const found = useFoundRows({
    selection,
    total: list.total,
    choose: async () => chosen.add((await call(actions.held.listAll, { rule })).pages),
  });
  const narrow = (motivo: string | undefined) => address.narrow({ motivo });
  return (
    <ListCard
      id="retidas"
      title="Retidas"
      list={list}
      filters={
        <CountedChoice legend="Motivo" nameOf={(one) => ruleOf(one).name} kinds={RULES} found={list.data} chosen={rule} onChoose={narrow} />
      }
      counted={["página", "páginas"]}
      errorTitle="Erro ao carregar as páginas retidas"
      empty={
        list.data && list.data.all > 0 ? (
          <Empty clear={{ label: "Ver os outros motivos", onClear: () => narrow(undefined) }}>Nenhuma página por este motivo.</Empty>
        ) : (
          <Empty title="Nenhuma página retida">O que foi publicado passou por todas as regras.</Empty>
        )
      }
      content={() => <ChooseAllStrip label="Escolher todas as páginas à vista" selection={selection} />}
      row={(page) => (
        <MendableRow
          key={page.id}
          row={page}
          chosen={chosen}
          label={ruleOf(page.rule).name}
          chooseLabel={(title) => `Escolher ${title}`}
          edit={{ path: editPagePath(page.id), label: "Corrigir" }}
          canUnlist={false}
        >
          <ReasonList reasons={page.reasons} />
          {page.reasons.some(({ rule }) => OF_TITLE.has(rule)) ? <PointTitle title={page.title} /> : null}
        </MendableRow>
      )}
      pages="Páginas da lista"
      hasRange
    >
      <SelectionBar
        label="Páginas escolhidas"
        selection={selection}
        chosen={["página escolhida", "páginas escolhidas"]}
        found={found}
        progress={progress}
      >
        <Button icon={Globe} onClick={() => ask("allow", rows)}>
          Publicar assim mesmo…
        </Button>
        <Button
          icon={Sparkles}
          isBusy={rewrite.isBusy}
          onClick={() => rewrite.rewrite([...new Set(rows.flatMap(({ title }) => title ?? []))])}
        >
          Escrever de novo com IA
        </Button>
        {mergeable > 0 ? (
          <Button icon={Merge} onClick={() => ask("merge", rows)}>
            Juntar {formatNumber(mergeable)}
          </Button>
        ) : null}
        <Button icon={Trash2} look="danger" onClick={() => ask("remove", rows)}>
          Excluir
        </Button>
      </SelectionBar>
      <MergeDialog chosen={chosen} />
      <AllowDialog chosen={chosen} />
    </ListCard>
  );
}

/** Asks why the chosen pages may go public in spite of what they resemble. */
function AllowDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const pages = asked?.mend === "allow" ? listPages("remove", asked.of) : undefined;
  const field = useRef<HTMLTextAreaElement>(null);
  const [reason, setReason] = useState("");
  const [isListed, setIsListed] = useState(true);
  const [problem, setProblem] = useState<string>();

  function allow(): void {
    const isTooShort = reason.trim().length < SHORTEST_REASON;
    setProblem(isTooShort ? "Escreva o motivo em uma frase." : undefined);
    if (isTooShort) field.current?.focus();
    else void act(isListed ? "allow" : "allow-unlisted", pages ?? new Map(), { reason: reason.trim() });
  }

  return (
    <DialogFrame
      isOpen={pages !== undefined}
      onClose={dismiss}
      title={`Publicar ${formatCount(pages?.size ?? 0, "página", "páginas")} assim mesmo?`}
      description="Vale só para “Já existe” e “Pouco texto próprio”. Uma página com outro motivo continua retida: o que é verdade, seguro e da área atendida se corrige no texto."
      initialFocus={field}
      hasUnsaved="typed"
    >
      <TextArea
        ref={field}
        label="Por que podem ir ao ar?"
        hint="Fica registrado na atividade de cada página, com o seu nome."
        rows={2}
        maxLength={500}
        value={reason}
        error={problem}
        onChange={({ target }) => setReason(target.value)}
      />
      <Choice
        type="checkbox"
        label="Deixar fora dos buscadores"
        note="Quem tem o endereço lê; os buscadores são avisados para não a mostrar."
        checked={!isListed}
        onChange={({ target }) => setIsListed(!target.checked)}
      />
      <Answers onBack={dismiss} label="Publicar assim mesmo" onAct={allow} />
    </DialogFrame>
  );
}
