import { hostname } from "node:os";
import { isAhead, unlessAhead } from "#domain/calendar/clock-ahead";
import { isCopyDue, isCopyOverdue } from "#domain/copies/copy-calendar";
import { buildCopyName, neededRoom } from "#domain/copies/copy-name";
import { listSurplus } from "#domain/copies/retention";
import { BackupProblem } from "../backup/make-copy";
import type { Database } from "../database/database";
import { isLockTaken, isOnPostgres, readDatabaseBytes, withFreeLock } from "../database/dialect";
import { keepValue } from "../database/kept-values";
import { findStorageProblem, STORAGE_PROBLEM_TEXTS } from "../database/storage-problem";
import type { Log } from "../log/log";
import { forgetBefore } from "../upkeep/retention";
import { type CopyFolder, createCopyFolder, type KeptCopy } from "./copy-folder";
import type { WriteCopy } from "./write-copy";

/** One that lasts longer hangs. */
const WITHIN_MS = 2 * 3_600_000;
/** Others let the process that made the last copy go first, so that copies lie in one place. */
const HEAD_START_MS = 15 * 60_000;
const MEGABYTE = 1024 * 1024;
const LOCK = "copies";
/** What is told of an attempt that nobody ended. */
const CUT_OFF = "O site parou antes de a cópia ficar pronta. Copie de novo, ou espere a próxima, que o site faz sozinho.";
const UNFORESEEN = "A cópia não pôde ser feita. O registro do servidor diz por quê.";

interface ListedCopy extends KeptCopy {
  /** Machine and folder of another process that has it; absent for what is here. */
  elsewhere?: string;
  /** It was made by a clock that was ahead, and counts for nothing until its moment comes. */
  isAhead: boolean;
}

interface CopiesParts {
  db: Database;
  dataDir: string;
  writeCopy: WriteCopy;
  log: Pick<Log, "error" | "info">;
  /** Tests have less room. */
  folder?: CopyFolder;
}

export type Copies = ReturnType<typeof createCopies>;

/** The copies of the site that it makes by itself, or when asked, and keeps beside its data. */
export function createCopies({ db, dataDir, writeCopy, log, folder = createCopyFolder(dataDir) }: CopiesParts) {
  const isShared = isOnPostgres(db);
  const place = `${hostname()}:${folder.path}`;
  const stopping = new AbortController();
  let underWay: Promise<unknown> | undefined;

  async function readPlaces(): Promise<{ attempt?: CopyAttempt; own?: CopyAttempt; elsewhere: Omit<ListedCopy, "isAhead">[] }> {
    const rows = await db.selectFrom("settings").select("value").where("name", "like", `${PLACE}%`).execute();
    const places = rows.map(({ value }) => JSON.parse(value, reviveMoments) as CopyPlace);
    const attemptOf = (one?: CopyPlace) => (one?.attempt && !isAhead(one.attempt.at) ? one.attempt : undefined);
    const own = attemptOf(places.find((one) => one.place === place));
    // A SQLite site has no others: what names another place was restored from there.
    const others = isShared ? places.filter((one) => one.place !== place) : [];
    const attempts = [own, ...others.map(attemptOf)].filter((attempt) => attempt !== undefined);
    return {
      own,
      attempt: attempts.toSorted((one, other) => other.at.getTime() - one.at.getTime())[0],
      elsewhere: others.flatMap(({ place, copies }) =>
        copies.map((copy) => ({ ...copy, isWhole: true, hasSecret: false, elsewhere: place })),
      ),
    };
  }

  async function list() {
    const [here, { elsewhere, ...attempts }] = await Promise.all([folder.list(), readPlaces()]);
    const names = new Set(here.map(({ name }) => name));
    const copies = [...here, ...elsewhere.filter(({ name }) => !names.has(name))]
      .map((copy): ListedCopy => ({ ...copy, isAhead: isAhead(copy.madeAt) }))
      .toSorted((one, other) => other.madeAt.getTime() - one.madeAt.getTime());
    return { copies, lastGood: copies.find(({ isWhole, isAhead }) => isWhole && !isAhead), ...attempts };
  }

  async function keepPlace(attempt: CopyAttempt | undefined): Promise<void> {
    const copies = isShared ? (await folder.list()).filter(({ isWhole }) => isWhole) : [];
    const told: CopyPlace = { place, copies: copies.map(({ name, madeAt, bytes }) => ({ name, madeAt, bytes })), attempt };
    const now = new Date();
    await keepValue(db, PLACE + place, JSON.stringify(told), now);
    const gone = forgetBefore(now, PLACE_DAYS);
    await db.deleteFrom("settings").where("name", "like", `${PLACE}%`).where("updated_at", "<", gone).execute();
  }

  /** When the site began to make copies by itself: now, the first time. */
  async function readSince(): Promise<Date> {
    const kept = await db.selectFrom("settings").select("updated_at").where("name", "=", SINCE).executeTakeFirst();
    const since = unlessAhead(kept && new Date(kept.updated_at));
    if (since) return since;
    const now = new Date();
    await keepValue(db, SINCE, "", now);
    return now;
  }

  async function isDue(): Promise<boolean> {
    const { lastGood, own } = await list();
    const now = new Date(Date.now() - (lastGood?.elsewhere === undefined ? 0 : HEAD_START_MS));
    return isCopyDue({ now, lastGood: lastGood?.madeAt, lastAttempt: own?.at });
  }

  /** @throws {BackupProblem} when the disk might fill up. */
  async function refuseWithoutRoom(): Promise<void> {
    const [free, database] = await Promise.all([folder.findFreeBytes(), readDatabaseBytes(db)]);
    const needed = neededRoom(database);
    if (free >= needed) return;
    throw new BackupProblem(
      `Não há espaço no disco: a cópia precisa de ${toMegabytes(needed + MEGABYTE)} livres em ${folder.path}, e só há ${toMegabytes(free)}. Nada foi gravado.`,
    );
  }

  /** Writes a copy, looks whether it is one, and only then lets go of those that need not be kept. */
  async function writeOne(): Promise<KeptCopy> {
    await refuseWithoutRoom();
    const name = buildCopyName(new Date(), isShared ? "dump" : "sqlite");
    await writeCopy(folder.fileOf(name), AbortSignal.any([stopping.signal, AbortSignal.timeout(WITHIN_MS)]));
    const copy = await folder.find(name);
    if (!copy?.isWhole) {
      folder.remove(name);
      throw new BackupProblem("A cópia não passou na conferência e não foi guardada.");
    }
    const kept = (await folder.list()).filter(({ isWhole, madeAt }) => isWhole && !isAhead(madeAt));
    for (const surplus of listSurplus(kept)) folder.remove(surplus.name);
    return copy;
  }

  async function attempt(): Promise<KeptCopy> {
    const at = new Date();
    // Written down first: a process that dies of it must not begin again at each start, and the owner is to know.
    await keepPlace({ at, problem: CUT_OFF });
    try {
      const copy = await writeOne();
      await keepPlace({ at });
      log.info({ copy: copy.name, bytes: copy.bytes }, "copy made");
      return copy;
    } catch (error) {
      if (!stopping.signal.aborted) {
        log.error({ err: error }, "copy not made");
        await keepPlace({ at, problem: describeProblem(error) });
      }
      throw error;
    }
  }

  const isUnderWay = async () => underWay !== undefined || (await isLockTaken(db, LOCK));

  /** Undefined when another process is at it, or it is no more wanted. */
  function makeAlone(isWanted: () => Promise<boolean>): Promise<KeptCopy | undefined> {
    const making = withFreeLock(db, LOCK, async () => ((await isWanted()) ? await attempt() : undefined));
    const forget = () => {
      underWay = undefined;
    };
    underWay = making.then(forget, forget);
    return making;
  }

  return {
    folder,

    async read() {
      // Asked before and after: what ends or begins in between is still under way, and the next look tells.
      const wasUnderWay = await isUnderWay();
      const [{ copies, lastGood, attempt: last }, since] = await Promise.all([list(), readSince()]);
      const isBusy = wasUnderWay || (await isUnderWay());
      const hasFailed = !isBusy && last?.problem !== undefined && last.at.getTime() > (lastGood?.madeAt.getTime() ?? 0);
      return {
        copies,
        lastGood,
        isUnderWay: isBusy,
        isOverdue: isCopyOverdue({ now: new Date(), lastGood: lastGood?.madeAt, since }),
        failure: hasFailed ? { at: last.at, problem: last.problem } : undefined,
      };
    },

    /** Makes one at once; undefined when one is already being made. */
    make: async (): Promise<KeptCopy | undefined> => (underWay ? undefined : await makeAlone(async () => true)),

    /** Makes one if it is time; what keeps it from being made is written down. */
    async makeIfDue(): Promise<void> {
      await readSince();
      if (underWay || stopping.signal.aborted || !(await isDue())) return;
      await makeAlone(isDue).catch(() => {});
    },

    /** Removes what a process began that died: while nobody makes a copy, nothing that is unfinished is anybody's work. */
    removeLeftovers: () => (underWay ? undefined : withFreeLock(db, LOCK, () => folder.removeLeftovers())),

    /** Room for one more, before somebody waits for what cannot come. */
    refuseWithoutRoom,

    /** Forgets a copy; false when it is not here. */
    async remove(name: string): Promise<boolean> {
      if (!(await folder.find(name))) return false;
      folder.remove(name);
      await keepPlace((await readPlaces()).own);
      return true;
    },

    async stop(): Promise<void> {
      stopping.abort();
      await underWay;
    },
  };
}

/** For the owner; what only a developer can mend is in the log. */
function describeProblem(error: unknown): string {
  if (error instanceof BackupProblem) return error.message;
  const problem = findStorageProblem(error);
  return problem ? `${STORAGE_PROBLEM_TEXTS[problem]}.` : UNFORESEEN;
}

const toMegabytes = (bytes: number) => `${Math.floor(bytes / MEGABYTE).toLocaleString("pt-BR")} MB`;

/** What a process has of copies, and what came of its last attempt. Several processes each have a place of their own. */
interface CopyPlace {
  /** Machine and folder. */
  place: string;
  copies: Pick<KeptCopy, "name" | "madeAt" | "bytes">[];
  attempt?: CopyAttempt;
}

interface CopyAttempt {
  at: Date;
  /** Why nothing came of it, for the owner. */
  problem?: string;
}

const SINCE = "copies.since";
const PLACE = "copies.at.";
/** A place that nobody has written of for so long is gone. */
const PLACE_DAYS = 3;

const reviveMoments = (key: string, value: unknown) => (key === "madeAt" || key === "at" ? new Date(String(value)) : value);
