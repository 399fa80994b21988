import { z } from 'zod';

/** A limit at which operators get an email. */
const alertAt = (usual: number) => z.coerce.number().int().min(0).max(1_000_000_000).default(usual);

/** Settings of the limits at which operators get an email. */
export const alertSettings = {
  ALERT_DISK_FREE_MB: alertAt(2048).describe(
    'Operators get an email below so many MB of free disk space; 0: none',
  ),
  ALERT_MEMORY_MB: alertAt(0).describe(
    'Operators get an email from so many MB of memory of a server; 0: none',
  ),
  ALERT_DELAY_MS: alertAt(500).describe(
    'Operators get an email when a busy server delays one request in a hundred by so many ms; 0: none',
  ),
  ALERT_WORK_WAITING: alertAt(100).describe(
    'Operators get an email when so many checks, exports and imports wait; 0: none',
  ),
  ALERT_WAITING_MINUTES: alertAt(60).describe(
    'Operators get an email when a file or a webhook has waited so many minutes; 0: none',
  ),
  ALERT_FAILURES: alertAt(5).describe(
    'Operators get an email after so many failures in a row of mail, SMS or the model; 0: none',
  ),
};
