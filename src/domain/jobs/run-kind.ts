import { PATHS } from "#domain/site/paths";

// The one place for kinds of runs: words, pause, key, address; their writers are in server/jobs/run-services.ts.

/** All that sets a kind of bulk run apart, but for what writes its texts (`server/jobs/run-services.ts`). */
interface RunKind {
  /** What the history calls it. */
  name: string;
  /** What the activity says was started. */
  subject: string;
  /** What the panel says while one is under way. */
  underWay: string;
  /** The same while it is paused. */
  paused: string;
  /** Where in the panel it is started and followed. */
  path: string;
  /** Whether the server brings its titles or the administrator does. */
  titles: "presets" | "given";
  /** Milliseconds between two titles; `PACE=none` makes them 0. */
  pauseMs: number;
  /** An AI provider writes it, with the saved key. It may take hours, and no other kind waits for it. */
  needsKey: boolean;
}

export const RUN_KINDS = {
  "bulk-presets": {
    name: "Títulos prontos",
    subject: "Páginas em lote",
    underWay: "Criação de páginas em lote em andamento",
    paused: "Criação de páginas em lote pausada",
    path: PATHS.batchCreator,
    titles: "presets",
    pauseMs: 200,
    needsKey: false,
  },
  "ai-batch": {
    name: "Com IA",
    subject: "Textos com IA em lote",
    underWay: "Criação de páginas com IA em andamento",
    paused: "Criação de páginas com IA pausada",
    path: `${PATHS.batchCreator}#ia`,
    titles: "given",
    pauseMs: 500,
    needsKey: true,
  },
  "local-batch": {
    name: "Gerador local",
    subject: "Títulos do gerador local",
    underWay: "Processamento de títulos em andamento",
    paused: "Processamento de títulos pausado",
    path: PATHS.localGenerator,
    titles: "given",
    pauseMs: 1000,
    needsKey: false,
  },
} as const satisfies Record<string, RunKind>;

/** The kinds of bulk run that this release knows; one run of a kind at a time. */
export type JobKind = keyof typeof RUN_KINDS;

type KindWithTitles<Titles> = { [K in JobKind]: (typeof RUN_KINDS)[K]["titles"] extends Titles ? K : never }[JobKind];
export type PresetKind = KindWithTitles<"presets">;
export type GivenTitlesKind = KindWithTitles<"given">;

export const JOB_KINDS = Object.keys(RUN_KINDS) as JobKind[];
export const PRESET_KINDS = JOB_KINDS.filter((kind) => RUN_KINDS[kind].titles === "presets") as PresetKind[];
export const GIVEN_TITLES_KINDS = JOB_KINDS.filter((kind) => RUN_KINDS[kind].titles === "given") as GivenTitlesKind[];

/** Undefined for a kind that only another release of the site knows. */
export const findRunKind = (kind: string): RunKind | undefined => (isJobKind(kind) ? RUN_KINDS[kind] : undefined);
export const isJobKind = (kind: string): kind is JobKind => Object.hasOwn(RUN_KINDS, kind);
