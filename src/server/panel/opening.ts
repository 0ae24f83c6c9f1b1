import { setTimeout as sleep } from "node:timers/promises";
import { listFirstSteps } from "#domain/before-launch/first-steps";
import { countPending } from "#domain/before-launch/list-before-launch-checks";
import { addMonths, firstOfMonth } from "#domain/calendar/days";
import { dayOf } from "#domain/calendar/owner-time";
import { proposeFollowUps } from "#domain/contacts/follow-up";
import { hoursOf } from "#domain/hours/day-hours";
import { chooseSpan } from "#domain/results/span";
import { countFindings } from "../audit/audit-findings";
import { FACT } from "../content/lay-facts";
import { countLivePages } from "../pages/lists/page-blocks";
import type { Services } from "../services";
import { findGuaranteeEnds } from "../sheets/sheet-rows";
import { readBeforeLaunchChecks } from "./before-launch-checks";
import { fillReplies } from "./fill-replies";

/** How long the panel waits for the number of pages to prune, which takes seconds where there are very many. */
const PRUNING_WITHIN_MS = 150;
/** Of those who wait for an answer, so many are named. */
const NAMED_CONTACTS = 5;

/** What the panel opens with: whether somebody answers today, who waits, the week, the month that is over, and what only the owner can do. */
export async function readOpening(services: Services) {
  const now = new Date();
  const today = dayOf(now);
  const [waiting, due, week, month, copies, toDo, firstSteps] = await Promise.all([
    services.contacts.list({ query: "", state: "new" }, NAMED_CONTACTS, 0, now),
    readDue(services, now),
    readWeek(services, today),
    readMonth(services, now),
    services.copies.read(),
    countToDo(services, now),
    readFirstSteps(services),
  ]);
  const { lastGood, isOverdue, failure } = copies;
  const told = { lastGoodAt: lastGood?.madeAt, isOverdue, hasFailed: failure !== undefined };
  return { answering: readAnswering(services, today), waiting, due, week, month, copies: told, toDo, firstSteps };
}

/** What an owner does first, until all of it is done. */
async function readFirstSteps({ content, ownerValues, photos }: Services) {
  const [saved, { total }] = await Promise.all([ownerValues.readAll(), photos.list("", 1, 1)]);
  const fields = saved.flatMap(({ path, value }) => (path.startsWith(FACT) && value !== null ? path.slice(FACT.length) : []));
  const steps = listFirstSteps(content.current.claimed, fields, total);
  return steps.every(({ isDone }) => isDone) ? [] : steps;
}

/** Whether somebody answers today, and until when the owner said that nobody does. */
function readAnswering({ content }: Services, today: string) {
  const { hours } = content.current.business;
  const { chat, reason } = hoursOf(hours, today);
  return { today, chat, reason, closedUntil: hours.closedUntil, closedNote: hours.closedNote };
}

/** Whom to come back to, each with what to say now and the dates that come next. */
async function readDue(services: Services, now: Date) {
  const { due, total } = await services.contacts.listDue(NAMED_CONTACTS, now);
  const ids = due.map(({ contact }) => contact.id);
  const ends = await findGuaranteeEnds(services.connection.db, ids);
  const named = due.map(async ({ contact, about, on }) => {
    const [first] = await fillReplies(services, { contact, about });
    const next = about === "review" ? [] : proposeFollowUps(contact.state, dayOf(now), ends.get(contact.id));
    return { contact, about, on, next, reply: about !== "review" && first?.isFitting ? first : undefined };
  });
  return { total, contacts: await Promise.all(named) };
}

/** The last seven days, and the seven before. */
async function readWeek({ results }: Services, today: string) {
  const { totals, before, countedSince } = await results.readOverview(chooseSpan("7", today), "day");
  return { now: totals, before, countedSince };
}

/** The last whole month, with how many pages are to be pruned if that is known soon enough. */
async function readMonth({ results }: Services, now: Date) {
  const first = addMonths(firstOfMonth(dayOf(now)), -1);
  const [{ totals }, pruned] = await Promise.all([results.readMonth(first), within(PRUNING_WITHIN_MS, results.listPruned(now))]);
  return { month: first.slice(0, 7), figures: totals, toPrune: pruned?.pages.length };
}

async function countToDo(services: Services, now: Date) {
  const today = dayOf(now);
  const { connection, contacts, appointments, lostAddresses, voices } = services;
  const [visits, accepted, held, received, checks, lost, { all, counts }] = await Promise.all([
    appointments.list({ from: today, to: today }),
    contacts.list({ query: "", state: "accepted" }, 1, 0, now),
    countLivePages(connection.db, { status: "held" }),
    voices.countReceived(),
    readBeforeLaunchChecks(services),
    lostAddresses.countAsked(),
    countFindings(connection.db),
  ]);
  const frozen = counts.frozen ?? 0;
  return {
    visits: visits.filter(({ state }) => state === "open").length,
    accepted: accepted.total,
    held,
    voices: received,
    beforeLaunch: countPending(checks),
    lostAddresses: lost,
    findings: all - frozen,
    frozen,
  };
}

/** Undefined for what takes longer, and goes on. */
const within = <T>(milliseconds: number, work: Promise<T>): Promise<T | undefined> =>
  Promise.race([work, sleep(milliseconds, undefined, { ref: false })]);
