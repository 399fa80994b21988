import { defineMessages } from '#shared/messages/message.ts';

/** Output of `munshi doctor` for the operator. */
export const messages = defineMessages('doctor', {
  // The beginning of a line, and the last line
  good: 'good ',
  wrong: 'wrong',
  summary: '{wrong, plural, =0 {Everything is good.} one {# line is wrong.} other {# lines are wrong.}}',
  tooLate:
    'The check of the {what} took longer than {seconds, number} seconds and was given up. Run this again; if it happens again, look at the log of the server.',
  failed: 'The check of the {what} could not be made: {reason}. Look at the log of the server.',

  // Settings
  settingsGood: 'The settings are valid and fit together.',
  envFileUnread:
    'The file .env sets {names}, but this process has other values: Munshi reads environment variables only. Start it with node --env-file=.env scripts/start.mjs, or remove these lines.',
  misspelt: '{name} is no setting of Munshi. Set {setting} instead, if that is meant.',
  withoutEffect: '{name} has no effect without {needed}. Set that too, or remove {name}.',
  noWebhook:
    'RAZORPAY_WEBHOOK_SECRET is not set, so payments are noticed up to 15 minutes late. Make a webhook in the dashboard of Razorpay, and set its secret.',
  notHttps:
    'Users open {origin} without https, so others in the network can read their passwords. Put a proxy with a certificate in front, and set PUBLIC_URL to its https:// address.',
  noPublicUrl:
    'HOST is {host}, which other computers reach, and PUBLIC_URL is not set, so the links in mails lead nowhere for them. Set PUBLIC_URL to the address that users open.',
  publicUrlWithPath:
    'PUBLIC_URL has a path, and Munshi works only at the root of a host. Remove the path, and give Munshi a host name of its own.',
  noProxies:
    'Users come through a proxy, and TRUSTED_PROXIES is not set, so all of them count as one address when sign-ins are limited. Set it to the address from which the proxy connects, such as 127.0.0.1.',
  notAddresses:
    '{name} has entries that have no effect: {values}. Give values such as {form}, separated by commas.',
  noMailServer:
    'Users come from elsewhere, and SMTP_URL is not set, so nobody gets the mail that confirms a new account. Set it to your mail server.',
  noSender:
    'MAIL_FROM is still {sender}, which many mail servers refuse. Set it to an address of your own domain.',
  noOperators:
    'OPERATORS is not set, so nobody gets the warnings of this server or sees the pages of operators. Set it to your email address.',
  twoSmsProviders: 'MSG91 and Twilio are both set, and MSG91 alone is used. Remove the settings of one.',

  // The data folder and the storage
  noDataYet: '{folder} does not exist yet. The first npm start makes it.',
  otherOwner:
    '{folder} belongs to another user (number {user}), so nothing in it was checked. Run this as that user, or set MUNSHI_DATA to a folder of your own.',
  openToOthers: 'Other users of this computer have access to {file}. Run chmod {mode} on it.',
  folderOurs: '{folder} belongs to this user, and others may not read it.',
  littleSpace: 'The disk of {folder} has only {free} left. Free some space, before users cannot save.',
  allScansRead: 'Scans are read in every language that Munshi knows.',
  scansUnread:
    'There is no recognition data for {languages}: scans in these languages are not read. Where they are needed, put files such as {code}.traineddata into {folder} and restart the server.',
  freeSpace: 'The disk takes writes and has {free} left.',
  notWritable:
    'Nothing can be written to {folder} ({reason}). Free some space, or give this user permission to write.',
  storageWorks: 'Files can be written, read and deleted in {place}.',
  storageChanged:
    'A file in {place} was read with other content than was written. Check that disk or store, and restore a backup.',
  storageKeeps: 'A file in {place} is still there after it was deleted. Give the key permission to delete.',

  // The server and the database
  serverReady: 'Munshi runs (process {pid}, port {port}) and is ready.',
  serverNotReady:
    'Munshi runs (process {pid}) and does not reach: {parts}. The lines below and its log say why.',
  notRunning: 'Munshi is stopped, and port {port} is free for it.',
  noDatabaseYet: 'There is no database yet. The first npm start makes it.',
  databaseStarting: 'The database in {folder} is starting or stopping. Run this again in a minute.',
  databaseGood: 'PostgreSQL {version} answers; it has all migrations, and its protections are on.',
  notMigrated:
    'The database lacks {count, plural, one {# migration} other {# migrations}} of this version ({first} is the first). Start Munshi again: a start applies them.',
  clockGood: 'The clock of this computer agrees with that of the database.',
  clockOff:
    'The clock of the database is {seconds, number} s {direction, select, ahead {ahead of} other {behind}} that of this computer, so codes and links expire at the wrong time. Set both with NTP.',

  // The library
  libraryServes:
    'The library of the running server answers: {documents, plural, one {# document} other {# documents}} in {segments, plural, one {# segment} other {# segments}}.',
  rebuildFailed:
    'The last rebuild of the index failed, and the index of before serves. Run npm run library:rebuild again, and look at the log.',
  vectorsFailing:
    'The vectors for searches by meaning cannot be made at present. Check EMBEDDINGS_URL and the log; the server tries again by itself.',
  filesUnread:
    '{count, plural, one {# file} other {# files}} could not be read into the library; npm run library:status names them.',
  noLibraryYet: 'There is no index yet. The first npm start makes it from the sample library.',
  indexReadable:
    'The index has the format of this version, and {segments, plural, one {its segment is there} other {all its # segments are there}}.',
  indexUnreadable:
    'The index in {folder} is damaged, or a newer version of Munshi wrote it. Start the newer version, or restore a backup.',
  segmentsLost:
    'The index in {folder} lacks {names}. Restore a backup, or move the folder away and add your judgments again.',
  clusterGood: 'OpenSearch {version} answers, and the index there is of this version.',
  clusterTooOld: 'The cluster in OPENSEARCH_URL is OpenSearch {version}. Update it to 2.19 or newer.',
  clusterRed:
    'The cluster in OPENSEARCH_URL lacks shards (its health is red). Look at its log, and bring the missing nodes back.',
  clusterIndexOld:
    'The index in OpenSearch is of an older version, and the order of words does not count. Run npm run library:rebuild.',

  // Outside services that the settings name
  mailGood: 'The mail server {address} answers and takes the sign-in. No mail was sent.',
  mailRefused: 'The mail server {address} refuses the user or the password. Check them in SMTP_URL.',
  reached: '{what}: {address} answers and refuses nothing. Nothing was sent or charged.',
  reachedOnly: '{what}: {address} answers. The key was not tried, because that would cost.',
  keyRefused: '{what}: {address} refuses the key (status {status}). Check {settings}.',
  answersWrong:
    '{what}: {address} answers with status {status}. Check {settings}, and the log of that server.',
  unreachable: '{what}: {address} cannot be reached ({reason}). Check {settings}, and that it runs.',
});
