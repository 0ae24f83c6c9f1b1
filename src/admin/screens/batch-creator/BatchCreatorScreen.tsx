import { Tabs } from "@base-ui/react/tabs";
import { useEffect, useState } from "react";
import { defineCardScreen } from "../../frame/define-card-screen";
import { TAB, TAB_ROW } from "../../ui/tab-classes";
import { AiBatchCreator } from "./ai/AiBatchCreator";
import { BatchCreator } from "./BatchCreator";
import { RunHistory } from "./RunHistory";

export const BatchCreatorScreen = defineCardScreen({ title: "Criador de Páginas em Lote", leadsToPanel: true }, BatchTabs);

const TABS = ["prontos", "ia", "historico"] as const;
type TabName = (typeof TABS)[number];

const LABELS: Record<TabName, string> = { prontos: "Títulos prontos", ia: "Com IA", historico: "Histórico" };

/** The ways to create pages in bulk; the one shown stands in the address. Runs are followed behind the others too. */
function BatchTabs() {
  const [tab, setTab] = useState(readAddress);

  useEffect(() => {
    const onReturn = () => setTab(readAddress());
    addEventListener("hashchange", onReturn);
    return () => removeEventListener("hashchange", onReturn);
  }, []);

  function choose(next: TabName): void {
    history.replaceState(null, "", next === "prontos" ? location.pathname : `#${next}`);
    setTab(next);
  }

  return (
    <Tabs.Root value={tab} onValueChange={choose} className="grid gap-6">
      <Tabs.List aria-label="Formas de criar" className={TAB_ROW}>
        {TABS.map((name) => (
          <Tabs.Tab key={name} value={name} className={TAB}>
            {LABELS[name]}
          </Tabs.Tab>
        ))}
      </Tabs.List>
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
  return TABS.find((tab) => tab === name) ?? "prontos";
}
