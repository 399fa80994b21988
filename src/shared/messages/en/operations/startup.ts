import { defineMessages } from '#shared/messages/message.ts';

/** Reasons why Munshi cannot start, each with the operator's remedy. */
export const messages = defineMessages('startup', {
  ready: 'Munshi is ready. Open {address}',
  starting: 'Munshi is starting. Please try again in a moment.',

  // Settings
  settingsInvalid: 'These settings cannot be used:\n{lines}',
  setting: '{name}: {problem}',
  giveNumber: 'Give a number.',
  giveWholeNumber: 'Give a whole number.',
  giveAtLeast: 'Give a number that is not less than {least}.',
  giveAtMost: 'Give a number that is not greater than {most}.',
  giveLonger: 'Give at least {least, plural, one {# character} other {# characters}}.',
  giveShorter: 'Give at most {most, plural, one {# character} other {# characters}}.',
  giveOneOf: 'Give {values}.',
  giveAddress: 'Give an address that starts with {schemes}.',
  giveIndexName: 'Give a name of small letters, digits and hyphens that starts with a letter.',
  giveHttps: 'Give an address that starts with https://. http:// is allowed only for this computer.',
  giveOrigin:
    'Give origins such as https://app.example.com, with a host in small letters and without a path. http:// is allowed only for this computer.',
  giveEmail: 'Give an email address.',
  giveTwilioAccount: 'Give the ID of the account, which starts with AC.',
  giveOtherForm: 'Give a value of the form that .env.example describes.',
  settingMissing: 'Set this too, because it is needed together with {others}.',
  testPaymentsWithKeys: 'Remove PAYMENTS=test or the keys of Razorpay. They cannot be used together.',
  testPaymentsInPublic:
    'PAYMENTS=test is for this computer only, and PUBLIC_URL names another host. Remove one of the two.',
  plansFileMissing: 'The file of plans {file} cannot be read. Check PLANS_FILE.',
  plansFileInvalid: 'The file of plans {file} is not valid: {problem}',
  storeSettingsMissing: 'STORAGE=s3 needs {missing}. Set what is missing, or set STORAGE=disk.',

  // The data folder
  otherOwner:
    '{folder} belongs to another user (number {user}). Set MUNSHI_DATA to a folder of your own, or start Munshi as that user.',
  diskFull: 'The disk of {folder} is full. What was saved is safe. Free some space and start again.',
  diskAlmostFull:
    'The disk of {folder} is full ({free} MB left). What was saved is safe. Free some space and start again.',
  diskTooSmall:
    'A new database needs {needed} MB, and the disk of {folder} has only {free} MB left. Free some space, or set MUNSHI_DATA to a folder on another disk.',
  quotaUsedUp:
    'Your quota on the disk of {folder} is used up. What was saved is safe. Free some space and start again.',
  folderNotWritable:
    'This user may not write to {folder}. Set MUNSHI_DATA to a folder of your own, or change the owner of this one.',
  folderReadOnly: '{folder} is on a read-only disk. Set MUNSHI_DATA to a folder on another disk.',
  fileInTheWay:
    '{folder} cannot be created, because a part of this path is a file. Set MUNSHI_DATA to another path.',
  folderIsFile: '{folder} is a file, not a folder. Set MUNSHI_DATA to another path.',
  folderUnusable: '{folder} cannot be used: {reason}.',
  heldByServer:
    'Munshi already works on {folder} (process {pid}, listening on {host}:{port}). Use that one, stop it, or set MUNSHI_DATA and PORT to start a second one.',
  heldByProcess:
    'Munshi already works on {folder} (process {pid}). Wait until it ends, stop it, or set MUNSHI_DATA and PORT to start a second one.',

  // The secrets
  certificateUnreadable:
    '{file}, which OPENSEARCH_CA names, cannot be read ({reason}). Give this user permission to read it, or name another file.',
  secretsUnreadable:
    'This user cannot read {file} ({reason}). Nothing was changed. Give this user permission to read it.',
  secretsMissing:
    '{file} is missing. It contains the passwords of the database in the same folder, so the database cannot be opened. Nothing was changed. Restore the file from a backup.',
  secretsDamaged: '{file} is damaged. Nothing was changed. Restore the file from a backup.',
  secretsDoNotFit:
    'The passwords in {file} are not those of the database in the same folder. Nothing was changed. Restore the file that was created with this database.',

  // The port
  portInUse:
    'Port {port} on {host} is in use by another program. Set PORT to a free one, such as PORT={next}.',
  portNotPermitted:
    'This user may not listen on port {port}. Set PORT to a number above 1024, such as PORT=3000.',
  hostNotHere:
    '{host} is not an address of this computer. Set HOST to 127.0.0.1, or to an address of this computer.',
  hostUnknown: 'The host name {host} is not known. Set HOST to 127.0.0.1, or to an address of this computer.',
  cannotListen: 'Munshi cannot listen on {host}:{port}: {reason}.',

  // Our own PostgreSQL
  postgresNotFound:
    'PostgreSQL {oldest} or newer was not found on this computer. Install it, or set DATABASE_URL to a server that runs elsewhere.',
  postgresVersionNotFound:
    'PostgreSQL {version} was not found on this computer. It created the database in MUNSHI_DATA, and no other version can open it. The data is safe. Install PostgreSQL {version}.',
  postgresIncomplete:
    'The PostgreSQL that came with Munshi is incomplete, and this user may not write to {folder}. Run "npm ci" as the owner of that folder.',
  postgresNotAsRoot:
    'PostgreSQL does not run as root, and there is no user "postgres" or "nobody" to run it as. Start Munshi as an ordinary user, or set DATABASE_URL.',
  folderClosed:
    'When Munshi runs as root, the database runs as the user "{user}", who may not enter {folder}. Set MUNSHI_DATA to a folder that this user may enter, such as MUNSHI_DATA=/var/lib/munshi, or start Munshi as an ordinary user.',
  copyNotOurs: '{folder} was not created by Munshi, which needs this path. Remove it and start again.',
  databaseNotCreated: 'The database could not be created in {folder}: {reason}.',
  postgresNotStarted: 'PostgreSQL could not be started: {reason}.',
  postgresFailed: 'PostgreSQL did not start: {reason}. Its log is {log}.',

  // The server in DATABASE_URL
  postgresTooOld: 'The server in DATABASE_URL is PostgreSQL {version}. Munshi needs 16 or newer.',
  passwordWrong: 'The password for "{user}" in DATABASE_URL is wrong. Correct it.',
  userRefused:
    'The server at {host} does not accept the user "{user}". Check DATABASE_URL, and pg_hba.conf on the server.',
  databaseMissing: 'There is no database "{database}" at {host}. Create it, or correct DATABASE_URL.',
  databaseUnreachable: 'Nothing answers at {host}. Start PostgreSQL there, or correct DATABASE_URL.',
  databaseHostUnknown: 'The host {host} in DATABASE_URL is not known. Correct it.',
  databaseNotOpened: 'The database at {host} cannot be opened: {reason}. Check DATABASE_URL.',
  rolesNotPermitted:
    'The role in DATABASE_URL must be able to create and change the roles munshi_app, munshi_accounts and munshi_worker. Grant it CREATEROLE, and ADMIN on those roles that exist already.',

  // Migrations
  databaseNewer:
    'A newer version of Munshi migrated this database ({migration} is not part of this version). The data is safe. Start the newer version, or restore a backup from before the update.',
  databaseOlder:
    'An earlier version of Munshi than {version} used this database last. The data is safe. Start version {version} with it once, then this version.',
  migrationEdited:
    'migrations/{migration} was edited after it had been applied. Undo the edit and write the change into a new file.',
  migrationLate:
    'migrations/{migration} sorts before {last}, which has been applied already. Give it a later name.',
  migrationFailed: 'migrations/{migration} failed, and its changes were undone: {reason}.',

  // Checks of the database
  durabilityOff:
    'PostgreSQL runs with {count, plural, one {the setting {settings}} other {the settings {settings}}} off, so it can lose what users saved. Switch {count, plural, one {it} other {them}} on.',
  roleTooPowerful:
    'Row-level security does not apply to the database {count, plural, one {role {roles}} other {roles {roles}}}, so users could see the data of others. Remove SUPERUSER, BYPASSRLS and CREATEROLE.',
  roleOwnsTables:
    'One of the roles munshi_app, munshi_accounts and munshi_worker owns {tables}, so it could switch off the protection of the data. Make the role that migrates the owner.',
  tableUnprotected:
    'Row-level security is not enabled and forced on {tables}, so one user could see the data of another. Enable it in a migration.',
  secondFactorUnchecked:
    'Access to {tables} does not require the second factor. CALL app.guard_with_second_factor for it in a migration.',
  viewUnprotected:
    'Row-level security does not apply to {views}, so one user could see the data of another. Create it WITH (security_invoker = true) in a migration.',
  foreignKeyWithoutOwner:
    'The foreign key {keys} does not contain owner_id, so a row of one user could refer to a row of another. Make it a composite key in a migration.',

  // The file store
  bucketMissing:
    'The file store at {endpoint} has no bucket {bucket}. Create it, or set S3_BUCKET to an existing one.',
  storeForbidden:
    'The file store at {endpoint} does not let this key write to {bucket}. Check S3_ACCESS_KEY_ID, S3_SECRET_ACCESS_KEY and the permissions of the key.',
  storeRequestRefused:
    'The file store at {endpoint} does not accept our requests for {bucket}. Check S3_REGION and S3_PATH_STYLE.',
  storeUnreachable:
    'The file store at {endpoint} cannot be reached. Check S3_ENDPOINT, and that the store is running.',
  upgradeBackup:
    'Munshi {version} makes {count, plural, one {one change} other {# changes}} to the database. A backup is made first: {folder}.',
  upgradeBegins:
    'The backup is complete and is kept for {days, number} days. To go back to the version before, restore it into an empty folder: npm run restore -- {folder}.',
  upgradeWithout:
    'Munshi {version} makes {count, plural, one {one change} other {# changes}} to the database without a backup, because UPGRADE_BACKUP is off.',
  upgradeNeedsRoom:
    'Before the new version changes the database, a backup is made, which may need {needed, number} MB; {folder} has {free, number} MB left. Free some space, or make a backup on another disk and start with UPGRADE_BACKUP=off.',
});
