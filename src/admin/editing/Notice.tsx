import type { LucideIcon } from "lucide-react";
import type { ReactNode } from "react";

interface NoticeProps {
  icon: LucideIcon;
  label: string;
  title: string;
  children?: ReactNode;
  answers?: ReactNode;
}

/** Something to know or to decide about what is edited, above it. */
export function Notice({ icon: Icon, label, title, children, answers }: NoticeProps) {
  return (
    <section
      aria-label={label}
      className="flex flex-wrap items-center gap-x-4 gap-y-3 rounded-card border-l-4 border-amber bg-white px-4 py-3 shadow-card"
    >
      <Icon size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-amber-dark" />
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-semibold">{title}</p>
        {children ? <p className="text-sm text-steel">{children}</p> : null}
      </div>
      {answers ? <div className="flex flex-wrap gap-2">{answers}</div> : null}
    </section>
  );
}
