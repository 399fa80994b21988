import { defineMessages } from '#shared/messages/message.ts';

/** Output of `munshi backup` and `munshi restore` for the operator. */
export const messages = defineMessages('backup', {
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
  backedUpEncrypted:
    'The encrypted backup is complete: {folder}. Only the secret key opens it; keep that key in another place.',
  removedEarlier:
    '{count, plural, one {One earlier backup was} other {# earlier backups were}} removed by the rule.',
  serverStarts: 'Munshi is starting or stopping. Run this again in a moment.',
  libraryGrows:
    'Documents are being added to the library, so its index cannot be copied. Run this again when that has ended.',
  noRecipient:
    'The public key is not one of age. Make a pair with age-keygen and give the line that begins with age1.',
  noIdentity: '{file} has no secret key of age. Name the file that age-keygen made.',
  identityNeeded: 'This backup is encrypted. Name the file with its secret key: --identity key.txt.',
  notDecrypted:
    '{file} cannot be decrypted: it was changed, or the secret key is another one. Nothing was restored.',
  noRule: 'The rule is three numbers, of days, weeks and months, such as 7,4,12.',
  verified:
    'The backup is good: its database starts, all {rows, number} rows in {tables, number} tables can be read, and {files, plural, =0 {it names no files} one {the one file that it names is there} other {all {files, number} files that it names are there}}.',
  fileAbsent:
    '{count, plural, one {A file that the database names is} other {# files that the database names are}} not in the backup, such as {file}. Take another backup.',
  rowsHidden:
    'The role of DATABASE_URL does not see every row, because policies hide them from it. Give it BYPASSRLS for the backup, or use pg_dump as a superuser.',
  notPortable:
    'This backup is a copy of a data folder and fits only there. Restore it without DATABASE_URL and with STORAGE=disk, make a backup with --portable there, and restore that one here.',
  databaseHasData:
    'The database of DATABASE_URL has accounts already. Give an empty one; nothing was changed.',
  bucketHasData: 'The bucket of S3_BUCKET has files already. Give an empty one; nothing was changed.',
  otherInstallation:
    '{folder} has the secrets of another installation. Give an empty folder; nothing was changed.',
  bucketNeedsKey: 'A backup in a bucket is encrypted. Give a public key of age: --encrypt-to age1….',
  bucketUnset: 'Backups in a bucket need S3_ACCESS_KEY_ID and S3_SECRET_ACCESS_KEY.',
  noBackupInBucket: '{folder} is no backup in that bucket.',
});
