import { CircleAlert, CircleCheck, CirclePause, CircleX, LoaderCircle } from "lucide-react";
import type { JobStatus } from "#domain/jobs/job";

/** How a run goes or ended; `failed` counts the titles that make an end less than good. */
export function RunStatusIcon({ status, failed = 0, size }: { status: JobStatus; failed?: number; size: number }) {
  const icon = { size, strokeWidth: 1.75, "aria-hidden": true } as const;
  if (status === "running") return <LoaderCircle {...icon} className="mt-0.5 shrink-0 animate-spin text-amber-dark" />;
  if (status === "paused") return <CirclePause {...icon} className="mt-0.5 shrink-0 text-amber-dark" />;
  if (status === "cancelled") return <CircleX {...icon} className="mt-0.5 shrink-0 text-steel" />;
  if (failed > 0) return <CircleAlert {...icon} className="mt-0.5 shrink-0 text-danger" />;
  return <CircleCheck {...icon} className="mt-0.5 shrink-0 text-contact" />;
}
