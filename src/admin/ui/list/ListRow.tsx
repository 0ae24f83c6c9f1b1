import type { ComponentProps, ReactNode } from "react";

interface ListRowProps extends Omit<ComponentProps<"li">, "title" | "about"> {
  /** Before its words. */
  picture?: ReactNode;
  title: ReactNode;
  /** Under its title, a line each. */
  about: ReactNode;
  /** What can be done with it. */
  children?: ReactNode;
}

/** A row of a list: what it is, what there is to know of it, and its buttons. */
export function ListRow({ picture, title, about, children, ...rest }: ListRowProps) {
  return (
    <li {...rest} className="flex flex-wrap items-center justify-between gap-x-6 gap-y-3 border-t border-line px-4 py-3.5 sm:px-5">
      <div className="flex min-w-0 flex-1 basis-64 items-center gap-3">
        {picture}
        <div className="grid min-w-0 grid-cols-1 gap-0.5 text-sm text-steel">
          <div className="text-base leading-snug font-semibold break-words text-ink">{title}</div>
          {about}
        </div>
      </div>
      <div className="flex flex-wrap gap-2 empty:hidden">{children}</div>
    </li>
  );
}
