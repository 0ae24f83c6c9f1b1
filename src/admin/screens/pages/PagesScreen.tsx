import { ChevronDown } from "lucide-react";
import { defineCardScreen } from "../../frame/define-card-screen";
import { NEW_PAGE_WAYS } from "../../frame/doors";
import { PagesCard } from "../../pages-list/PagesCard";
import { LinkMenu } from "../../ui/LinkMenu";
import { AiCard } from "../../writing/ai/AiCard";

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
        <ChevronDown size={18} strokeWidth={1.75} aria-hidden="true" />
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
