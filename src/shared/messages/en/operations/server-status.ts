import { defineMessages } from '#shared/messages/message.ts';

/** The page *Status* and the alerts, for operators. */
export const messages = defineMessages('server-status', {
  title: 'Status',
  lead: 'This page shows how this server is now. Where several servers run, each answers for itself.',
  loading: 'Loading the status',
  notLoaded: 'The status could not be loaded',
  allGood: 'No alert.',
  alerts: '{count, plural, one {1 alert} other {# alerts}}',
  mailed:
    'Operators get an email when an alert begins and when it ends. The limits are settings whose names begin with ALERT_.',
  noOperators: 'Nobody gets an email about alerts: the setting OPERATORS names nobody.',
  documents:
    '{count, plural, =0 {The library is empty.} one {The library has 1 document.} other {The library has # documents.}}',
  name: '{signal, select, database {Database} version {Version} index {Library index} disk {Free disk space} memory {Memory} loop {Delay of answers} requests {Failed requests} work {Work that waits} files {Files that wait to be read} webhooks {Webhooks that wait} schedules {Jobs that are overdue} backup {Last good backup} certificate {Certificate} mail {Email} sms {SMS} payments {Payments} other {Language model}}',
  about:
    '{signal, select, database {It holds accounts, clients and cases.} version {It should be the same on all servers of one database. An older server may fail where the database has changed.} index {It answers searches of the library.} disk {Space left for files and the library.} memory {Memory that this server uses.} loop {The time that one request in a hundred waits because the server is busy.} requests {Requests that this server could not answer in the last 15 minutes, by a fault of its own.} work {Checks, exports and imports that wait for their turn.} files {How long the oldest file of a case has waited.} webhooks {How long the oldest message to another program has waited.} schedules {How long the oldest job of a schedule has been due.} backup {The time since the last backup that succeeded.} certificate {How long the certificate of the public address is still valid.} mail {Emails that could not be sent.} sms {Messages to phones that could not be sent.} payments {Requests to the payment provider that failed.} other {Requests to the language model that failed.}}',
  good: 'Good',
  alert: 'Alert',
  unknown: 'Not measured',
  answers: 'Answers',
  silent: 'Does not answer',
  nothingWaits: 'Nothing waits',
  pieces: '{count, plural, =0 {Nothing waits} one {1 piece of work} other {# pieces of work}}',
  failedRequests: '{count, plural, =0 {None} one {1 request} other {# requests}}',
  failures: '{count, plural, =0 {No failure} one {1 failure in a row} other {# failures in a row}}',
  milliseconds: '{count, number} ms',
  seconds: '{count, plural, one {1 second} other {# seconds}}',
  minutes: '{count, plural, one {1 minute} other {# minutes}}',
  hours: '{count, plural, one {1 hour} other {# hours}}',
  days: '{count, plural, one {1 day} other {# days}}',
  sameVersion: 'The same as the database',
  olderVersion: 'Older than the database: update this server',
  expired: 'Expired',
  noLimit: 'No alert is set',
  limitDatabase: 'Alert when it does not answer',
  limitVersion: 'Alert when the database is newer',
  limitBelow: 'Alert below {amount}',
  limitFrom: 'Alert from {amount}',

  // Emails to operators
  alertSubject: 'Munshi: {signal} needs you',
  alertText: '{signal}: {value}. {limit}.',
  alertSilence: 'The next email about this comes when it is good again, or after a day.',
  endedSubject: 'Munshi: {signal} is good again',
  endedText: '{signal}: {value}.',
});
