import { limitation } from '#law/limitation/limitation.ts';
import type { CourtCalendar } from '#law/limitation/types.ts';
import type { DeclareJobs } from '#server/platform/jobs/job.ts';
import type { Services } from '#server/platform/services.ts';
import type { DeadlineReason, SavedDeadline } from '#shared/contracts/limitation.ts';
import { isOfOperator, operatorCalendar } from './operator-calendars.ts';
import {
  calendarById,
  deadlinesAfter,
  type OpenDeadline,
  setOutdated,
  takeDeadlinesToCheck,
} from './store.ts';

/** Deadlines of a turn, which take some 20 ms of the processor. */
const AT_ONCE = 50;
const DAY_MS = 24 * 3_600_000;
/** The id before all others. */
const FIRST_ID = '00000000-0000-0000-0000-000000000000';

/**
 * The reason for which a deadline is out of date; null where its last day is worked out again as it is kept. Only the
 * calendar moves a last day whose period ends as before.
 */
export function outdatedBy(
  { request: { holidays, ...request }, last_day, expires_on, reading }: SavedDeadline,
  calendar: CourtCalendar | undefined,
): DeadlineReason | null {
  if (holidays !== undefined && calendar === undefined) return 'calendar';
  const answer = limitation(request, calendar);
  const readings = 'problem' in answer ? [] : answer.readings;
  const now = reading === undefined ? readings.find((one) => one.last_day === last_day) : readings[reading];
  if (now?.last_day === last_day) return null;
  if (holidays === undefined) return 'law';
  return expires_on === undefined || now?.expires_on === expires_on ? 'calendar' : 'law';
}

type Needed = Pick<Services, 'db' | 'env' | 'log'>;

/** A deadline that cannot be worked out keeps its reason, so that the others go on. */
function reasonNow(
  log: Needed['log'],
  { id, before }: { id: string; before: DeadlineReason | null },
  work: () => DeadlineReason | null,
): DeadlineReason | null {
  try {
    return work();
  } catch (error) {
    const kind = error instanceof Error ? error.name : typeof error;
    log.error({ event: id, kind }, 'a deadline cannot be worked out again');
    return before;
  }
}

/** Works deadlines out again and keeps the reasons that differ. A deadline that waits for an event stays out of date. */
async function check({ db, env, log }: Needed, read: () => Promise<OpenDeadline[]>): Promise<OpenDeadline[]> {
  const found = await read();
  // A file is read once for all deadlines that need it; a calendar of the database may change in between.
  const files = new Map<string, CourtCalendar | undefined>();
  const ofOperator = async (id: string) => {
    if (!files.has(id)) files.set(id, await operatorCalendar(env.MUNSHI_DATA, id));
    return files.get(id);
  };
  for (const { id, deadline, deadline_outdated_by: before } of found) {
    const holidays = deadline.request.holidays;
    const calendar =
      holidays === undefined
        ? undefined
        : isOfOperator(holidays)
          ? await ofOperator(holidays)
          : await db.withWorker((tx) => calendarById(tx, holidays));
    const reason =
      before === 'event' ? before : reasonNow(log, { id, before }, () => outdatedBy(deadline, calendar));
    if (reason !== before) await db.withWorker((tx) => setOutdated(tx, id, deadline, reason));
  }
  return found;
}

/**
 * Deadlines go out of date when the calendar of their court or the law changes. Lane `changed` takes those that the
 * database marked; lane `law` goes through all open ones when a server starts, which may bring other law, and once a day,
 * because an operator's calendar is a file.
 */
export const jobs: DeclareJobs = (services) => {
  let after: string | undefined = FIRST_ID;
  let sweptAt = 0;
  const lanes = {
    changed: async () =>
      (await check(services, () => services.db.withWorker((tx) => takeDeadlinesToCheck(tx, AT_ONCE))))
        .length > 0,
    law: async () => {
      const now = services.now().getTime();
      if (after === undefined && now - sweptAt < DAY_MS) return false;
      const from = after ?? FIRST_ID;
      const found = await check(services, () =>
        services.db.withWorker((tx) => deadlinesAfter(tx, from, AT_ONCE)),
      );
      after = found.at(-1)?.id;
      if (after === undefined) sweptAt = now;
      return found.length > 0;
    },
  };
  return {
    queues: [
      {
        name: 'deadlines',
        lanes: ['changed', 'law'],
        pollMs: 60_000,
        share: 0.5,
        runNext: (lane) => lanes[lane as keyof typeof lanes](),
      },
    ],
  };
};
