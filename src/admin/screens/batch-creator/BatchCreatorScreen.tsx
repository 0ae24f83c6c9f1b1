import { Tabs } from "@base-ui/react/tabs";
import { ChevronRight, Layers } from "lucide-react";
import { useState } from "react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { RunPane, type RunTexts } from "#admin/run/RunProgress";
import { StartRunDialog } from "#admin/run/StartRunDialog";
import { TitleForecasts } from "#admin/run/TitleForecasts";
import { Button } from "#admin/ui/Button";
import { Card } from "#admin/ui/Card";
import { WhenFields, type WhenOptions } from "#admin/writing/WritingFields";
import { presetTitles } from "#content/preset-titles";
import type { JobProgress } from "#domain/jobs/job";
import { formatNumber } from "#domain/text/format";
import { describeTotals } from "../../run/run-texts";
import { useRunProgress } from "../../run/use-run-progress";
import { useRunStart } from "../../run/use-run-start";
import { TabList } from "../../ui/TabList";
import { notifyInfo, notifySuccess } from "../../ui/toast/notify";
import { useWindowEvent } from "../../ui/use-window-event";
import { AiBatchCreator } from "./ai/AiBatchCreator";
import { RunHistory } from "./RunHistory";

export const BatchCreatorScreen = defineCardScreen({ title: "Criador de Páginas em Lote", leadsToPanel: true }, BatchTabs);

const TABS = { prontos: "Títulos prontos", ia: "Com IA", historico: "Histórico" };
type TabName = keyof typeof TABS;

/** The ways to create pages in bulk; the one shown stands in the address. Runs are followed behind the others too. */
function BatchTabs() {
  const [tab, setTab] = useState(readAddress);
  useWindowEvent("hashchange", () => setTab(readAddress()));

  function choose(next: TabName): void {
    history.replaceState(null, "", next === "prontos" ? location.pathname : `#${next}`);
    setTab(next);
  }

  return (
    <Tabs.Root value={tab} onValueChange={choose} className="grid gap-6">
      <TabList label="Formas de criar" tabs={TABS} />
      <Tabs.Panel value="prontos" keepMounted>
        <BatchCreator />
      </Tabs.Panel>
      <Tabs.Panel value="ia" keepMounted>
        <AiBatchCreator />
      </Tabs.Panel>
      <Tabs.Panel value="historico">
        <RunHistory />
      </Tabs.Panel>
    </Tabs.Root>
  );
}

function readAddress(): TabName {
  const name = location.hash.slice(1);
  return Object.hasOwn(TABS, name) ? (name as TabName) : "prontos";
}

const TEXTS: RunTexts = {
  running: "Criando páginas…",
  paused: "Criação de páginas pausada",
  done: "Criação de páginas concluída",
  cancelled: "Criação de páginas cancelada",
};

/** Creates a page from each preset title: start, live progress, results. */
function BatchCreator() {
  const [when, setWhen] = useState<WhenOptions>({ isDraft: false });
  const progress = useRunProgress("bulk-presets", announceEnd);
  const start = useRunStart("Erro ao criar páginas", progress.follow);
  const count = formatNumber(presetTitles.length);
  return (
    <div className="grid items-start gap-6 lg:grid-cols-[minmax(0,22rem)_minmax(0,1fr)]">
      <Card className="grid gap-4 p-4 sm:p-5">
        <p>
          Cria de uma vez uma página para cada um dos <strong>{count} títulos prontos</strong> de serviços em São Paulo e região. O texto
          vem do gerador local e cada página fica {describeState(when)} assim que é criada.
        </p>
        <p className="text-steel">A criação roda no servidor: você pode fechar esta tela e voltar depois.</p>
        <WhenFields options={when} hasRhythm onChange={(change) => setWhen({ ...when, ...change })} />
        <Button
          look="primary"
          icon={Layers}
          isBusy={start.isBusy || progress.isRunning}
          busyText={progress.isRunning ? "Criando..." : "Verificando..."}
          isDisabled={progress.isLoading}
          onClick={() => start.ask({ kind: "bulk-presets" }, { status: when.isDraft ? "draft" : "public", rhythm: when.rhythm })}
        >
          {`Criar ${count} Páginas`}
        </Button>
        <PresetTitles />
      </Card>
      <Card className="p-4 sm:p-5">
        <RunPane progress={progress} texts={TEXTS} />
      </Card>
      <StartRunDialog {...start.dialog} />
    </div>
  );
}

function describeState({ isDraft, rhythm }: WhenOptions): string {
  if (rhythm) return "na agenda de publicação";
  return isDraft ? "como rascunho no painel" : "pública em Links Úteis";
}

function announceEnd(run: JobProgress): void {
  if (run.status === "done") notifySuccess(TEXTS.done, describeTotals(run));
  if (run.status === "cancelled") notifyInfo(TEXTS.cancelled, describeTotals(run));
}

/** The titles a bulk creation starts from and what each would be, folded away until asked for. */
function PresetTitles() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <details className="group border-t border-line pt-2" onToggle={({ currentTarget }) => setIsOpen(currentTarget.open)}>
      <summary className="flex min-h-11 list-none items-center gap-2 font-semibold [&::-webkit-details-marker]:hidden">
        <ChevronRight className="shrink-0 transition-transform group-open:rotate-90" />
        Ver os {formatNumber(presetTitles.length)} títulos
      </summary>
      {isOpen ? <TitleForecasts question={{ kind: "bulk-presets", titles: presetTitles }} /> : null}
    </details>
  );
}
