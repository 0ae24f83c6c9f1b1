import { ChevronRight } from "lucide-react";
import { type ReactNode, useEffect, useRef } from "react";

interface PhoneFoldProps {
  title: string;
  /** Something in it is being edited or has to be mended. */
  isHeldOpen: boolean;
  children: ReactNode;
}

/** What would be long on a phone, folded there under one line; wider screens, which name it elsewhere, have it whole. */
export function PhoneFold({ title, isHeldOpen, children }: PhoneFoldProps) {
  const fold = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    if (isHeldOpen && fold.current) fold.current.open = true;
  }, [isHeldOpen]);
  return (
    <details
      ref={fold}
      onToggle={({ currentTarget }) => {
        if (isHeldOpen) currentTarget.open = true;
      }}
      className="group clear-both sm:details-content:[content-visibility:visible]"
    >
      <summary className="flex min-h-12 list-none items-center gap-2 font-semibold sm:supports-[selector(::details-content)]:hidden [&::-webkit-details-marker]:hidden">
        <ChevronRight className="shrink-0 transition-transform group-open:rotate-90" />
        {title}
      </summary>
      {children}
    </details>
  );
}
