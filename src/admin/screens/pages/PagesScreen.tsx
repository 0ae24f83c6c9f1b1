import { ChevronDown } from "lucide-react";
import { defineCardScreen } from "#admin/frame/PanelFrame";
import { PagesCard } from "#admin/pages-list/PagesCard";
import { LinkMenu } from "#admin/ui/LinkMenu";
import { AiCard } from "#admin/writing/ai/AiCard";
import { NEW_PAGE_WAYS } from "../../frame/doors";

export const PagesScreen = defineCardScreen(
  {
    title: "Páginas",
    summary: "As que você gerou ou escreveu. As que vêm com o site estão em Textos.",
    children: (
      <LinkMenu
        label="Nova página"
        links={NEW_PAGE_WAYS.map(({ href, makes = "" }) => ({ href, label: makes }))}
        side="bottom"
        className="inline-flex min-h-11 items-center justify-center gap-2 rounded-lg bg-ink px-4 font-semibold text-white hover:bg-ink-soft"
      >
        Nova página
        <ChevronDown />
      </LinkMenu>
    ),
  },
  () => (
    <>
      <PagesCard />
      <AiCard />
    </>
  ),
);
