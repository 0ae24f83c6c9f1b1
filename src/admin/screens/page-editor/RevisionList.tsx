import type { actions } from "astro:actions";
import type { DataOf } from "../../call/call";
import { StatusTag } from "../../page/StatusTag";
import { formatExact, formatRelative } from "../../ui/relative-time";
import { ScrollRegion } from "../../ui/ScrollRegion";

type RevisionSummary = DataOf<typeof actions.editor.listRevisions>["revisions"][number];

interface RevisionListProps {
  revisions: readonly RevisionSummary[];
  currentVersion: number;
  chosen: number;
  onChoose: (version: number) => void;
}

export function RevisionList({ revisions, currentVersion, chosen, onChoose }: RevisionListProps) {
  return (
    <ScrollRegion label="Versões" className="max-h-48 md:max-h-[55dvh]">
      <ul>
        {revisions.map((revision) => (
          <li key={revision.version} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-pressed={revision.version === chosen}
              onClick={() => onChoose(revision.version)}
              className={`grid w-full gap-0.5 border-l-3 px-3 py-2.5 text-left ${
                revision.version === chosen ? "border-amber bg-amber/12" : "border-transparent hover:bg-paper"
              }`}
            >
              <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                {revision.version === currentVersion ? "Versão atual" : `Versão ${revision.version}`}
                <StatusTag status={revision.status} />
              </span>
              <span className="truncate text-sm">{revision.savedBy || "Texto gerado"}</span>
              <span className="text-sm text-steel" title={formatExact(revision.savedAt)}>
                {formatRelative(revision.savedAt)} · {formatExact(revision.savedAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
