import { CircleAlert } from "lucide-react";
import { PATHS } from "#domain/site/paths";
import { ButtonLink } from "../../ui/Button";
import { formatRelative } from "../../ui/relative-time";
import { useCopies } from "../copies/use-copies";

/** Says that there is no good copy of late; nothing on a site that is about to make its first. */
export function CopyWarning() {
  const { data } = useCopies();
  if (!data) return null;
  const { lastGood, isOverdue, failure } = data;
  if (!isOverdue && (lastGood || !failure)) return null;
  return (
    <div className="flex flex-wrap items-center justify-between gap-3 rounded-card border-l-4 border-danger bg-white px-4 py-3 shadow-card">
      <p role="status" className="flex min-w-0 items-start gap-3">
        <CircleAlert size={20} strokeWidth={1.75} aria-hidden="true" className="mt-0.5 shrink-0 text-danger" />
        <span>
          {lastGood ? (
            <>
              A última cópia de segurança boa foi feita <strong>{formatRelative(lastGood.madeAt)}</strong>.
            </>
          ) : (
            <strong>O site ainda não tem uma cópia de segurança.</strong>
          )}
        </span>
      </p>
      <ButtonLink href={PATHS.copies}>Ver as cópias</ButtonLink>
    </div>
  );
}
