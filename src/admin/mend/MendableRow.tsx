import type { ReactNode } from "react";

interface MendableRowProps {
  path: string;
  /** As it may be shown. */
  title: string;
  /** What is wrong with the page, or advised, in few words. */
  label: string;
  isChosen: boolean;
  /** Empty where it cannot be chosen. */
  box: ReactNode;
  mends: ReactNode;
  children: ReactNode;
}

/** A page of a list that something can be done about: what it is, what is told of it, and every way to mend it. */
export function MendableRow({ path, title, label, isChosen, box, mends, children }: MendableRowProps) {
  return (
    <li
      className={`grid grid-cols-[2.75rem_minmax(0,1fr)] border-t border-line py-3 pr-4 pl-1 sm:pr-5 sm:pl-2 ${isChosen ? "bg-amber/12" : ""}`}
    >
      {box}
      <div className="grid gap-x-6 gap-y-3 pt-2.5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-start">
        <div className="grid min-w-0 gap-1.5">
          <p className="text-xs font-semibold tracking-wide text-amber-dark uppercase">{label}</p>
          <h3 className="text-base leading-snug font-semibold break-words">
            <a href={path} target="_blank" rel="noopener" className="no-underline hover:underline">
              {title}
              <span className="sr-only"> (abre em nova aba)</span>
            </a>
          </h3>
          {children}
        </div>
        <div className="flex flex-wrap items-start gap-2 lg:justify-end">{mends}</div>
      </div>
    </li>
  );
}
