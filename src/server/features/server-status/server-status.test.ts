import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import type { Mail } from '#server/platform/messaging/email/mail-message.ts';
import { countOutcome, countRequest, failedRequests } from '#server/platform/monitoring/counters.ts';
import { type ServerStatus, SIGNALS, type Signal } from '#shared/contracts/site/server-status.ts';
import { limitWords, valueWords } from '#shared/site/signal-words.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { bundledScript } from '#test/support/script.ts';
import { sendAlerts } from './alerts.ts';
import { backUpBySchedule, runCommand } from './backups.ts';
import { measurerOf } from './metrics.ts';
import { signalsOf } from './signals.ts';

const PATH = '/functions/v1/server-status';
const OPERATOR = 'operator@chambers.example';
let it: TestApp;
let operator: Lawyer;
beforeAll(async () => {
  it = await testApp({ env: { OPERATORS: OPERATOR, ALERT_FAILURES: '3', ALERT_FAILED_REQUESTS: '0' } });
  // Tests of this process share these counts.
  for (const to of ['mail', 'model', 'payments'] as const) countOutcome(to, false);
  operator = await it.lawyer();
  await it.db.sql('update auth.users set email = $2 where id = $1', [operator.userId, OPERATOR]);
});
afterAll(() => it.close());

test('an operator sees what is measured with its limits, and nobody else learns that the page exists', async () => {
  const other = await it.lawyer();
  expect((await other.call('GET', PATH)).status).toBe(404);
  const { signals, operators } = (await (await operator.call('GET', PATH)).json()) as ServerStatus;
  expect(operators).toBe(1);
  expect(signals).toContainEqual({ name: 'database', value: 1, limit: 1, alert: false });
  expect(signals).toContainEqual({ name: 'files', value: 0, limit: 3600, alert: false });
  expect(signals.find(({ name }) => name === 'memory')).toMatchObject({ limit: null, alert: false });
});

/** The subjects of the mails of one run of the job, some hours after the first. */
async function mailsAfter(hours: number): Promise<string[]> {
  const composing: Promise<Mail | undefined>[] = [];
  const mailer = {
    send: async () => undefined,
    post: (compose: () => Promise<Mail | undefined>) => void composing.push(compose()),
  };
  const now = () => new Date(Date.UTC(2026, 10, 22, 6 + hours));
  await sendAlerts({ ...it.services, mailer, now });
  return (await Promise.all(composing)).map(
    (mail) => `${mail?.to}: ${mail?.subject}; ${mail?.text.split('\n')[0]}`,
  );
}

test('operators get one email when an alert begins, one a day while it lasts, and one when it ends', async () => {
  countOutcome('sms', true);
  countOutcome('sms', true);
  expect(await mailsAfter(0)).toEqual([]);
  countOutcome('sms', true);
  const mail = `${OPERATOR}: Munshi: SMS needs you; SMS: 3 failures in a row. Alert from 3 failures in a row.`;
  expect(await mailsAfter(1)).toEqual([mail]);
  expect(await mailsAfter(24)).toEqual([]);
  expect(await mailsAfter(26)).toEqual([mail]);
  countOutcome('sms', false);
  expect(await mailsAfter(27)).toEqual([`${OPERATOR}: Munshi: SMS is good again; SMS: No failure.`]);
  expect(await mailsAfter(28)).toEqual([]);
});

test('a library that does not answer is measured, and every signal has its words and its limit', async () => {
  const silent = {
    ping: () => Promise.reject(new Error('gone')),
    stats: () => Promise.reject(new Error('gone')),
  };
  const library = { ...it.services.library, ...silent } as typeof it.services.library;
  const measured = await measurerOf({ ...it.services, library, db: { ...it.services.db } })();
  expect(measured.indexUp).toBe(0);
  const signals = signalsOf({ ...measured, schedulesOldest: 7200 }, it.services.env);
  const index = signals.find(({ name }) => name === 'index') as Signal;
  expect([index.alert, valueWords(index), limitWords(index)]).toEqual([
    true,
    'Does not answer',
    'Alert when it does not answer',
  ]);
  const schedules = signals.find(({ name }) => name === 'schedules') as Signal;
  expect([schedules.alert, valueWords(schedules), limitWords(schedules)]).toEqual([
    true,
    '2 hours',
    'Alert from 60 minutes',
  ]);
  expect(signals.map(({ name }) => name)).toEqual(SIGNALS);
});

test('a server that is older than its database says so until it is updated', async () => {
  const newer = "insert into app.migrations (name, checksum) values ('9999_of_a_newer_version.sql', 'x')";
  const measured = async () => {
    const { newerChanges } = await measurerOf({ ...it.services, db: { ...it.services.db } })();
    return newerChanges;
  };
  expect(await measured()).toBe(0);
  await it.db.sql(newer);
  expect(await measured()).toBe(1);
  await it.db.sql("delete from app.migrations where name like '9999%'");
  expect(valueWords({ name: 'version', value: 1, limit: 1, alert: true })).toMatch(
    /^Older than the database/u,
  );
});

test('a disk is an alert below its limit, everything else from its limit, and nothing where the limit is 0', () => {
  const limits = {
    ALERT_DISK_FREE_MB: 2,
    ALERT_MEMORY_MB: 0,
    ALERT_DELAY_MS: 200,
    ALERT_WORK_WAITING: 5,
    ALERT_WAITING_MINUTES: 1,
    ALERT_BACKUP_HOURS: 50,
    ALERT_CERTIFICATE_DAYS: 14,
    ALERT_FAILED_REQUESTS: failedRequests() + 2,
    ALERT_FAILURES: 3,
  };
  const measured = {
    workRunning: 0,
    workWaiting: 5,
    loopP99: 0.199,
    memory: 10 ** 12,
    diskFree: 2 ** 20,
    indexUp: 1,
    up: 1,
  };
  const alerts = (changes: object) =>
    signalsOf({ ...measured, ...changes }, limits).flatMap(({ name, alert }) => (alert ? [name] : []));
  expect(alerts({})).toEqual(['disk', 'work']);
  expect(alerts({ up: 0, diskFree: 2 ** 21, workWaiting: 4, loopP99: 0.2 })).toEqual(['database', 'loop']);
  const good = { diskFree: undefined, workWaiting: 0 };
  expect(alerts({ ...good, filesOldest: 60 })).toEqual(['files']);
  expect(alerts({ ...good, indexUp: 0, schedulesOldest: 60 })).toEqual(['index', 'schedules']);
  countRequest('GET', '/readyz', 503, 0);
  countRequest('GET', '/rest/v1/cases', 404, 0);
  countRequest('GET', '/rest/v1/cases', 500, 0);
  expect(alerts(good)).toEqual([]);
  countRequest('GET', '/rest/v1/cases', 503, 0);
  expect(alerts(good)).toEqual(['requests']);
  vi.spyOn(performance, 'now').mockReturnValue(performance.now() + 15 * 60_000 + 1);
  expect(alerts(good)).toEqual([]);
  vi.restoreAllMocks();
});

test('the example dashboard asks for metrics that this server has', async () => {
  const dashboard = await readFile(
    path.join(import.meta.dirname, '../../../../docs/deploy/dashboard.json'),
    'utf8',
  );
  const asked = new Set(dashboard.match(/munshi_\w+/gu));
  const text = await (await it.app.request('http://127.0.0.1:3000/metrics')).text();
  const had = new Set(text.match(/munshi_\w+/gu));
  expect(asked.size).toBeGreaterThan(8);
  expect([...asked].filter((name) => !had.has(name))).toEqual([]);
});

test('the backup of the schedule is recorded, and its age is a signal from the first run on', async () => {
  const env = { ...it.services.env, BACKUP_TO: '/mnt/backups', BACKUP_ENCRYPT_TO: 'age1key' };
  const asked: (readonly string[])[] = [];
  const run = (problem?: string) => async (args: readonly string[]) => {
    asked.push(args);
    return problem;
  };
  const services = { ...it.services, env };
  await backUpBySchedule({ ...services, env: it.services.env }, run());
  expect(asked).toEqual([]);
  await backUpBySchedule(services, run('the disk is full'));
  await backUpBySchedule(services, run());
  expect(asked[1]).toEqual(['backup', '/mnt/backups', '--keep', '7,4,12', '--encrypt-to', 'age1key']);
  const kept = await it.db.sql('select problem from app.backup_runs order by id');
  expect(kept).toEqual([{ problem: 'the disk is full' }, { problem: null }]);
  // Two days later, nothing has succeeded since.
  await it.db.sql(
    `update app.backup_runs set began_at = now() - interval '51 hours', ended_at = now() - interval '51 hours'`,
  );
  const measured = await measurerOf({ ...services, db: { ...it.db } })();
  const backup = signalsOf(measured, env).find(({ name }) => name === 'backup');
  expect(backup).toMatchObject({ limit: 50 * 3600, alert: true });
  expect(valueWords(backup as Signal)).toBe('51 hours');
});

test('what the command of a backup says when it fails is kept', async () => {
  const folder = await mkdtemp(path.join(tmpdir(), 'munshi-nightly-'));
  onTestFinished(() => rm(folder, { recursive: true }));
  const env = { ...it.services.env, MUNSHI_DATA: folder, BACKUP_TO: path.join(folder, 'backups') };
  const command = await bundledScript(`import './src/cli/munshi.ts'`);
  await backUpBySchedule({ ...it.services, env }, (args) => runCommand(args, env, command));
  const [last] = await it.db.sql('select problem from app.backup_runs order by id desc limit 1');
  expect(last).toEqual({ problem: expect.stringContaining(`${folder} has no data of Munshi`) });
});
