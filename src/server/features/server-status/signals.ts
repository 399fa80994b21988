import type { Env } from '#server/core/env.ts';
import { failedRequests, failuresInARow } from '#server/platform/monitoring/counters.ts';
import type { Signal, SignalName } from '#shared/contracts/site/server-status.ts';
import type { Measured } from './metrics.ts';

type Limits = Pick<
  Env,
  | 'ALERT_DISK_FREE_MB'
  | 'ALERT_MEMORY_MB'
  | 'ALERT_DELAY_MS'
  | 'ALERT_WORK_WAITING'
  | 'ALERT_WAITING_MINUTES'
  | 'ALERT_BACKUP_HOURS'
  | 'ALERT_CERTIFICATE_DAYS'
  | 'ALERT_FAILED_REQUESTS'
  | 'ALERT_FAILURES'
>;

const MB = 2 ** 20;
/** Signals that are an alert below their limit. */
const BELOW: ReadonlySet<SignalName> = new Set(['database', 'index', 'disk', 'certificate']);

/** Puts its limit beside each measured value; 0 in a setting means no alert. */
export function signalsOf(measured: Measured, env: Limits): Signal[] {
  const { mail, sms, model, payments } = failuresInARow();
  const waiting = env.ALERT_WAITING_MINUTES * 60;
  const rows: [SignalName, value: number | undefined, limit: number][] = [
    ['database', measured.up, 1],
    ['version', measured.newerChanges, 1],
    ['index', measured.indexUp, 1],
    ['disk', measured.diskFree, env.ALERT_DISK_FREE_MB * MB],
    ['memory', measured.memory, env.ALERT_MEMORY_MB * MB],
    ['loop', measured.loopP99, env.ALERT_DELAY_MS / 1000],
    ['requests', failedRequests(), env.ALERT_FAILED_REQUESTS],
    ['work', measured.workWaiting, env.ALERT_WORK_WAITING],
    ['files', measured.filesOldest, waiting],
    ['webhooks', measured.webhooksOldest, waiting],
    ['schedules', measured.schedulesOldest, waiting],
    ['backup', measured.backupAge, env.ALERT_BACKUP_HOURS * 3600],
    ['certificate', measured.certificate, env.ALERT_CERTIFICATE_DAYS * 86_400],
    ['mail', mail, env.ALERT_FAILURES],
    ['sms', sms, env.ALERT_FAILURES],
    ['model', model, env.ALERT_FAILURES],
    ['payments', payments, env.ALERT_FAILURES],
  ];
  return rows.map(([name, value, limit]) => {
    const below = BELOW.has(name);
    const over = value !== undefined && limit > 0 && (below ? value < limit : value >= limit);
    return { name, value: value ?? null, limit: limit > 0 ? limit : null, alert: over };
  });
}
