import { facts } from "#content/facts";
import { dayOf } from "#domain/calendar/owner-time";
import { codeOfPage, writeContactRef } from "#domain/contact/contact-ref";
import { generateContent } from "#domain/generation/local/generate-content";
import type { GivenTitlesKind } from "#domain/jobs/run-kind";
import { toWanted } from "#domain/page/generated-page";
import { PATHS } from "#domain/site/paths";
import { toSlug } from "#domain/text/slug";
import type { PageDraft } from "#server/pages/page-intents";
import type { Services } from "#server/services";
import * as samples from "./sample-pages";

const SEEDED_BY = "exemplos@abrefacil.local";
const CREATIVITY = 50;
/** They are there to be looked at, whatever they say. */
const ALLOWANCE = { reason: "Uma página de exemplo.", by: SEEDED_BY };

/** Fills the panel with something of everything to look at, a run that fails too where that is wanted; what is there already stays as it is. */
export async function seed(services: Services, hasFailure: boolean): Promise<void> {
  for (const title of [...samples.generatedTitles, samples.trashedTitle]) await addPage(services, writeLocally(title));
  for (const page of samples.writtenPages) await addPage(services, { ...page, savedBy: SEEDED_BY, allowance: ALLOWANCE });
  await addPeople(services);
  await addAddresses(services);
  await addContacts(services);
  await startRun(services, "local-batch", samples.runTitles);
  // With a key these titles would be written, and paid for.
  if (hasFailure && (await services.aiKeys.findKey()) === undefined) await startRun(services, "ai-batch", samples.failingTitles);
  services.jobRunner.wake();
}

function writeLocally(title: string): PageDraft {
  const { html, description } = generateContent({ title, creativity: CREATIVITY }, facts);
  return { title, description, content: html, origin: "local" };
}

/** A page that anybody put into the trash since, or gave another address, is not made again. */
async function addPage({ pages, pageWriter, redirects, activities }: Services, draft: PageDraft): Promise<void> {
  const slug = toSlug(draft.title);
  if ((await pages.findPageBySlug(slug)) || (await redirects.findRedirect(`/links-uteis/${slug}`))) return;
  const page = await pageWriter.write((intents) => intents.create(draft));
  const record = (action: string) => activities.record({ actor: SEEDED_BY, action, subject: page.title, subjectId: page.id });
  await record("page.created");
  if (page.title === samples.trashedTitle) {
    await pageWriter.write((intents) => intents.trash([page.id]));
    await record("page.deleted");
  }
  if (page.title === samples.renamedTitle) {
    const renamed = { ...page, status: toWanted(page.status), slug: samples.renamedSlug };
    await pageWriter.write((intents) => intents.edit(page.id, page.version, renamed, SEEDED_BY));
    await record("page.updated");
  }
}

async function addPeople({ accounts, activities }: Services): Promise<void> {
  for (const { email, name } of samples.people) {
    const added = await accounts.people.add(email, name);
    if (added) await activities.record({ actor: SEEDED_BY, action: "person.added", subject: email, subjectId: added.id });
  }
}

async function addContacts({ contacts, sitePages }: Services): Promise<void> {
  if ((await contacts.list({ query: "" }, 1, 0)).total > 0) return;
  const day = dayOf(new Date());
  for (const { path, place, ...contact } of samples.contacts) {
    const ref = path && place ? writeContactRef(codeOfPage(sitePages.numberOf(path)), place) : "";
    await contacts.create({ ref, day, ...contact, followOn: "", followAbout: "" }, SEEDED_BY);
  }
}

async function addAddresses({ redirects, lostAddresses }: Services): Promise<void> {
  if (await redirects.findRedirect(samples.redirectedPath)) return;
  await redirects.saveRedirect({ fromPath: samples.redirectedPath, toPath: PATHS.faq, createdBy: SEEDED_BY });
  for (const path of samples.lostPaths) await lostAddresses.record(path);
}

async function startRun({ jobs, activities }: Services, kind: GivenTitlesKind, titles: readonly string[]): Promise<void> {
  if (await jobs.findLatestJob(kind)) return;
  const options = { instructions: "", creativity: CREATIVITY, existing: "skip" as const, status: "public" as const };
  const { job } = await jobs.startJob({ kind, titles, options, createdBy: SEEDED_BY });
  await activities.record({ actor: SEEDED_BY, action: "run.started", subject: kind, subjectId: job.id });
}
