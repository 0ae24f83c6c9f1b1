import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PATHS } from "#domain/site/paths";
import { SignOutButton } from "../sign-in/SignOutButton";
import { ButtonLink } from "../ui/Button";
import { BackLink } from "./BackLink";

interface ScreenHeaderProps {
  title: string;
  /** What the screen is for, in a sentence. */
  summary?: ReactNode;
  /** Has the way to the panel and out of it by the side of its title, and not the one to where somebody came from. */
  leadsToPanel?: boolean;
  /** The screen's own actions. */
  children?: ReactNode;
}

export function ScreenHeader({ title, summary, leadsToPanel = false, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid max-w-xl gap-1">
        {leadsToPanel ? null : <BackLink />}
        <h1 className="text-[1.625rem] lg:text-3xl">{title}</h1>
        {summary ? <p className="text-steel">{summary}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 empty:hidden max-sm:w-full max-sm:*:grow">
        {children}
        {leadsToPanel ? (
          <>
            <ButtonLink href={PATHS.panel} icon={ArrowLeft}>
              Voltar ao Painel
            </ButtonLink>
            <SignOutButton />
          </>
        ) : null}
      </div>
    </header>
  );
}
