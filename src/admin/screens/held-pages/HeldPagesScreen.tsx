import { actions } from "astro:actions";
import { Globe, Sparkles } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { MendCard } from "#admin/mend/MendCard";
import { ReasonList, useReason } from "#admin/publishing/HeldNotice";
import { PointTitle } from "#admin/publishing/PointTitle";
import { Button } from "#admin/ui/Button";
import { Empty } from "#admin/ui/Card";
import { Answers, DialogFrame } from "#admin/ui/dialog/dialogs";
import { Choice, TextArea } from "#admin/ui/field/fields";
import { RULES, type RuleId, ruleOf } from "#domain/page/reason";
import { editPagePath, PATHS } from "#domain/site/paths";
import { formatCount } from "#domain/text/format";
import { call, callKeyed } from "../../call/call";
import { type ChosenPages, listPages } from "../../mend/use-chosen-pages";
import { PAGES_KEY } from "../../page/page-keys";
import { useAct } from "../../ui/list/use-act";

/** Of these a title that asks a known question in words that nobody foresaw is held. */
const OF_TITLE: ReadonlySet<RuleId> = new Set(["title", "relevance"]);

function HeldPagesCard() {
  /** Gives held pages of these titles new texts by AI. */
  const rewrite = useAct({
    act: (titles: string[]) => callKeyed(actions.runs.start, { kind: "ai-batch", titles, existing: "rewrite" }),
    done: () => location.assign(PATHS.batchCreator),
    failed: "Não foi possível escrever com IA",
    fallback: "Não foi possível começar. Tente novamente.",
  });
  return (
    <MendCard
      id="retidas"
      title="Retidas"
      queryKey={[...PAGES_KEY, "held"]}
      choice={{ name: "motivo", legend: "Motivo", kinds: RULES, nameOf: (rule) => ruleOf(rule).name }}
      read={({ kind, page }) => call(actions.held.list, { rule: kind, page })}
      rows={({ pages }) => pages}
      kindOf={({ rule }) => rule}
      readAll={async (rule) => (await call(actions.held.listAll, { rule })).pages}
      errorTitle="Erro ao carregar as páginas retidas"
      others={{ label: "Ver os outros motivos", none: "Nenhuma página por este motivo." }}
      empty={() => <Empty title="Nenhuma página retida">O que foi publicado passou por todas as regras.</Empty>}
      row={({ id, title, reasons }) => ({
        edit: { path: editPagePath(id), label: "Corrigir" },
        canUnlist: false,
        children: (
          <>
            <ReasonList reasons={reasons} />
            {reasons.some(({ rule }) => OF_TITLE.has(rule)) ? <PointTitle title={title} /> : null}
          </>
        ),
      })}
      acts={({ rows, ask }) => (
        <>
          <Button icon={Globe} onClick={() => ask("allow", rows)}>
            Publicar assim mesmo…
          </Button>
          <Button
            icon={Sparkles}
            isBusy={rewrite.isPending}
            onClick={() => rewrite.mutate([...new Set(rows.flatMap(({ title }) => title ?? []))])}
          >
            Escrever de novo com IA
          </Button>
        </>
      )}
      hasUnlisting={false}
    >
      {(chosen) => <AllowDialog chosen={chosen} />}
    </MendCard>
  );
}

export const HeldPagesScreen = defineCardScreen(
  {
    title: "Páginas retidas",
    summary:
      "O que as regras de publicação não deixaram ir ao ar, por motivo, e os caminhos para muitas de uma vez. Nada disto é lido por visitantes.",
  },
  HeldPagesCard,
);

/** Asks why the chosen pages may go public in spite of what they resemble. */
function AllowDialog({ chosen: { asked, dismiss, act } }: { chosen: ChosenPages }) {
  const pages = asked?.mend === "allow" ? listPages("remove", asked.of) : undefined;
  const [isListed, setIsListed] = useState(true);
  const { field, give } = useReason((reason) => void act(isListed ? "allow" : "allow-unlisted", pages ?? new Map(), { reason }));
  return (
    <DialogFrame
      isOpen={pages !== undefined}
      onClose={dismiss}
      title={`Publicar ${formatCount(pages?.size ?? 0, "página", "páginas")} assim mesmo?`}
      description="Vale só para “Já existe” e “Pouco texto próprio”. Uma página com outro motivo continua retida: o que é verdade, seguro e da área atendida se corrige no texto."
      initialFocus={field.ref}
      hasUnsaved="typed"
    >
      <TextArea {...field} label="Por que podem ir ao ar?" hint="Fica registrado na atividade de cada página, com o seu nome." />
      <Choice
        type="checkbox"
        label="Deixar fora dos buscadores"
        note="Quem tem o endereço lê; os buscadores são avisados para não a mostrar."
        checked={!isListed}
        onChange={({ target }) => setIsListed(!target.checked)}
      />
      <Answers onBack={dismiss} label="Publicar assim mesmo" onAct={give} />
    </DialogFrame>
  );
}
