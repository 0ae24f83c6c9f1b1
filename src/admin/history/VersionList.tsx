import type { ReactNode } from "react";
import { formatExact, formatRelative } from "../ui/relative-time";
import { ScrollRegion } from "../ui/ScrollRegion";

interface Version {
  version: number;
  savedBy: string;
  savedAt: Date;
}

interface VersionListProps<Listed extends Version> {
  versions: readonly Listed[];
  current: number;
  chosen: number;
  onChoose: (version: number) => void;
  /** Its first line, of its number in words. */
  describe: (version: Listed, name: string) => ReactNode;
}

export function VersionList<Listed extends Version>({ versions, current, chosen, onChoose, describe }: VersionListProps<Listed>) {
  return (
    <ScrollRegion label="Versões" className="max-h-48 md:max-h-[55dvh]">
      <ul>
        {versions.map((listed) => (
          <li key={listed.version} className="border-b border-line last:border-b-0">
            <button
              type="button"
              aria-pressed={listed.version === chosen}
              onClick={() => onChoose(listed.version)}
              className={`grid w-full gap-0.5 border-l-3 px-3 py-2.5 text-left ${
                listed.version === chosen ? "border-amber bg-amber/12" : "border-transparent hover:bg-paper"
              }`}
            >
              <span className="flex flex-wrap items-center justify-between gap-2 font-semibold">
                {describe(listed, listed.version === current ? "Versão atual" : `Versão ${listed.version}`)}
              </span>
              <span className="truncate text-sm">{listed.savedBy || "Texto gerado"}</span>
              <span className="text-sm text-steel">
                {formatRelative(listed.savedAt)} · {formatExact(listed.savedAt)}
              </span>
            </button>
          </li>
        ))}
      </ul>
    </ScrollRegion>
  );
}
