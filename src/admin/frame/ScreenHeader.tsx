import { ArrowLeft } from "lucide-react";
import type { ReactNode } from "react";
import { PATHS } from "#domain/site/paths";
import { SignOutButton } from "../sign-in/SignOutButton";
import { ButtonLink } from "../ui/Button";

interface ScreenHeaderProps {
  title: string;
  /** What the screen is for, in a sentence. */
  summary?: ReactNode;
  hasWayBack?: boolean;
  /** The screen's own actions. */
  children?: ReactNode;
}

export function ScreenHeader({ title, summary, hasWayBack = false, children }: ScreenHeaderProps) {
  return (
    <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-4">
      <div className="grid max-w-xl gap-1">
        <h1 className="text-[1.625rem] lg:text-3xl">{title}</h1>
        {summary ? <p className="text-steel">{summary}</p> : null}
      </div>
      <div className="flex flex-wrap items-center gap-2 max-sm:w-full max-sm:*:grow">
        {children}
        {hasWayBack ? (
          <ButtonLink href={PATHS.panel} icon={ArrowLeft}>
            Voltar ao Painel
          </ButtonLink>
        ) : null}
        <SignOutButton />
      </div>
    </header>
  );
}
