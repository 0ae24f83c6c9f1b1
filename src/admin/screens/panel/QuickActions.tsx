import { FileUp, Globe, Layers, ListTree, type LucideIcon, PencilLine, SquarePen } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { SignOutButton } from "../../sign-in/SignOutButton";
import { ButtonLink } from "../../ui/Button";
import { Card, CardTitle } from "../../ui/Card";

interface Action {
  href: string;
  label: string;
  note: string;
  icon: LucideIcon;
  opensNewTab?: boolean;
}

/** What the buttons above them do not do already. */
const ACTIONS: readonly Action[] = [
  { href: PATHS.newPage, label: "Nova página", note: "Escrita por você", icon: SquarePen },
  { href: PATHS.importPages, label: "Importar e exportar", note: "Planilha ou JSON", icon: FileUp },
  { href: PATHS.home, label: "Ver site", note: "Abre em nova aba", icon: Globe, opensNewTab: true },
  { href: PATHS.sitemap, label: "Ver sitemap", note: "Abre em nova aba", icon: ListTree, opensNewTab: true },
];

export function QuickActions() {
  return (
    <Card aria-labelledby="acoes-rapidas">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-3 px-4 pt-4 sm:px-5">
        <CardTitle id="acoes-rapidas">Ações rápidas</CardTitle>
        <div className="flex flex-wrap gap-2 max-sm:w-full max-sm:*:grow">
          <ButtonLink icon={Layers} href={PATHS.batchCreator}>
            Criar Páginas em Lote
          </ButtonLink>
          <ButtonLink icon={PencilLine} href={PATHS.localGenerator}>
            Gerador Local
          </ButtonLink>
          <SignOutButton />
        </div>
      </div>
      <ul className="grid grid-cols-2 gap-px p-2 lg:grid-cols-4">
        {ACTIONS.map(({ href, label, note, icon: Icon, opensNewTab }) => (
          <li key={href}>
            <a
              href={href}
              {...(opensNewTab && { target: "_blank", rel: "noopener" })}
              className="flex h-full min-h-14 items-start gap-3 rounded-lg p-2 no-underline hover:bg-paper sm:p-3"
            >
              <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-steel" />
              <span className="grid">
                <span className="font-semibold">{label}</span>
                <span className="text-sm text-steel">{note}</span>
              </span>
            </a>
          </li>
        ))}
      </ul>
    </Card>
  );
}
