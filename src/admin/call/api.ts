import { actions } from "astro:actions";
import type { ExistingTitles } from "#domain/jobs/job";
import type { GivenTitlesKind, JobKind, PresetKind } from "#domain/jobs/run-kind";
import type { PageStatus } from "#domain/page/generated-page";
import type { PagesFilter } from "#domain/page/pages-filter";
import { CallError, toCallError } from "./call-error";
import { sessionGate } from "./session-gate";

interface Answer {
  data: unknown;
  error: unknown;
}

type DataOf<A extends Answer> = Extract<A, { error: undefined }>["data"];

export type PagesList = Awaited<ReturnType<typeof api.listPages>>;
export type Preview = Awaited<ReturnType<typeof api.previewContent>>;
export type ActivityList = Awaited<ReturnType<typeof api.listActivities>>;
export type BeforeLaunchChecks = Awaited<ReturnType<typeof api.listBeforeLaunchChecks>>;
export type LostAddressList = Awaited<ReturnType<typeof api.listLostAddresses>>;
export type RedirectList = Awaited<ReturnType<typeof api.listRedirects>>;
export type TitlesCheck = Awaited<ReturnType<typeof api.checkRun>>;

/** What a run works on: the server's presets, or titles of the administrator's own. */
export type RunTitles = { kind: PresetKind } | { kind: GivenTitlesKind; titles: string[] };

export type RunOptions = { description?: string; creativity?: number; existing: ExistingTitles; status?: PageStatus };

/**
 * The panel's calls: each resolves with data or throws a `CallError`. One that meets an ended session waits for the
 * administrator to sign in again and is then repeated, so that no screen loses what it was doing.
 */
export const api = {
  signIn: (credentials: { email: string; password: string }) => call(() => actions.session.signIn(credentials)),
  signOut: () => call(() => actions.session.signOut()),
  listPages: (input: PagesFilter & { page: number }) => callSignedIn(() => actions.pages.list(input)),
  savePage: (draft: { title: string; description: string; content: string; origin?: "local" | "ai"; status: PageStatus }) =>
    callSignedIn(() => actions.pages.save(draft)),
  removePage: (id: string) => callSignedIn(() => actions.pages.remove({ id })),
  removePages: (ids: string[]) => callSignedIn(() => actions.pages.removeMany({ ids })),
  setPagesStatus: (ids: string[], status: PageStatus) => callSignedIn(() => actions.pages.setStatus({ ids, status })),
  listPageIds: (filter: PagesFilter) => callSignedIn(() => actions.pages.listIds(filter)),
  previewContent: (input: { title: string; description: string; creativity: number }) =>
    callSignedIn(() => actions.generation.preview(input)),
  checkRun: (titles: RunTitles) => callSignedIn(() => actions.runs.check(titles)),
  startRun: (titles: RunTitles, options: RunOptions) => callSignedIn(() => actions.runs.start({ ...titles, ...options })),
  /** Null when there has been none: the query cache takes no undefined. */
  findLatestRun: async (kind: JobKind) => (await callSignedIn(() => actions.runs.findLatest({ kind }))) ?? null,
  /** As `findLatestRun`, for looking again and again: an ended session must not open a dialog under typing hands. */
  peekLatestRun: async (kind: JobKind) => (await call(() => actions.runs.findLatest({ kind }))) ?? null,
  cancelRun: (jobId: string) => callSignedIn(() => actions.runs.cancel({ jobId })),
  listActivities: (filter: { page: number; actor?: string; action?: string }) => callSignedIn(() => actions.activities.list(filter)),
  listBeforeLaunchChecks: () => callSignedIn(() => actions.beforeLaunch.list()),
  /** Stands in the navigation: nobody is asked to sign in again for it. */
  countBeforeLaunchChecks: () => call(() => actions.beforeLaunch.count()),
  confirmBeforeLaunchCheck: (id: string) => callSignedIn(() => actions.beforeLaunch.confirm({ id })),
  undoBeforeLaunchCheck: (id: string) => callSignedIn(() => actions.beforeLaunch.undo({ id })),
  listLostAddresses: (filter: { query: string; page: number; isIgnored: boolean }) =>
    callSignedIn(() => actions.lostAddresses.list(filter)),
  setLostAddressIgnored: (path: string, isIgnored: boolean) => callSignedIn(() => actions.lostAddresses.setIgnored({ path, isIgnored })),
  removeLostAddress: (path: string) => callSignedIn(() => actions.lostAddresses.remove({ path })),
  findRedirectTargets: (wanted: { query: string; fromPath: string }) => callSignedIn(() => actions.lostAddresses.findTargets(wanted)),
  redirectLostAddress: (redirect: { fromPath: string; toPath: string }) => callSignedIn(() => actions.lostAddresses.redirect(redirect)),
  listRedirects: () => callSignedIn(() => actions.lostAddresses.listRedirects()),
  removeRedirect: (fromPath: string) => callSignedIn(() => actions.lostAddresses.removeRedirect({ fromPath })),
  bringBrowserPage: (page: { title: string; slug: string; content: string }) => callSignedIn(() => actions.browserPages.bring(page)),
};

export async function callSignedIn<A extends Answer>(makeCall: () => Promise<A>): Promise<DataOf<A>> {
  for (;;) {
    try {
      return await call(makeCall);
    } catch (error) {
      const hasSessionEnded = error instanceof CallError && error.code === "UNAUTHORIZED";
      if (!hasSessionEnded || !(await sessionGate.waitForSignIn())) throw error;
    }
  }
}

export async function call<A extends Answer>(makeCall: () => Promise<A>): Promise<DataOf<A>> {
  const answer = await makeCall().catch((error: unknown) => ({ data: undefined, error }));
  if (answer.error !== undefined) throw toCallError(answer.error);
  return answer.data as DataOf<A>;
}
