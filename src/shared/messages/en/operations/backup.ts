import { defineMessages } from '#shared/messages/message.ts';

/** Output of `munshi backup` and `munshi restore` for the operator. */
export const messages = defineMessages('backup', {
  elsewhere:
    'DATABASE_URL or STORAGE keeps data outside of MUNSHI_DATA, and a copy of the folder would not have it. Back up PostgreSQL and the bucket with their own tools, and keep a copy of secrets.json.',
  nothingToCopy: '{folder} has no data of Munshi. Set MUNSHI_DATA to the folder that has it.',
  databaseRuns:
    'The database in {folder} still runs without its server. Start Munshi and stop it again, then run this again.',
  insideData: '{folder} is inside the folder that is copied. Give a folder on another disk.',
  tooLittleRoom: '{folder} has {free} left, and the copy needs {needed}. Give a folder on another disk.',
  copied: '{done} of {total} copied',
  backedUp:
    'The backup is complete: {folder}. Keep it on another disk; it has the secrets of this installation, so nobody else may read it.',
  noBackup: '{folder} is no complete backup of Munshi.',
  notEmpty: '{folder} has data already. Move it to another place, then run this again; nothing was changed.',
  damaged:
    '{file} is missing in the backup, or is not as it was copied. Nothing was restored. Take another backup.',
  restored: 'The data is restored to {folder}. Start Munshi with npm start.',
});
