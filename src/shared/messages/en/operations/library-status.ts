import { defineMessages } from '#shared/messages/message.ts';

/** What operators see of the library: the page and the command. */
export const messages = defineMessages('library-status', {
  title: 'Library',
  lead: 'For those who run this server.',
  loading: 'Loading what is in the library...',
  loadFailed: 'The state of the library could not be loaded',
  contents: 'What is in the library',
  holds:
    '{judgments, plural, one {# judgment} other {# judgments}} ({samples, plural, =0 {no samples} one {# of them a sample} other {# of them samples}}) and {acts, plural, one {# section of acts} other {# sections of acts}}.',
  index:
    'The index has {segments, plural, one {# segment} other {# segments}} with {rows, plural, one {# row} other {# rows}} and takes {size} on disk.',
  meaning:
    '{ready, select, true {Searches by meaning use {engine}, {dimensions, number} dimensions.} other {The vectors for searches by meaning are being made ({engine}).}}',
  rebuildStarted: 'The index is being built again. Searches use the old one meanwhile.',
  rebuilding:
    '{failed, select, true {The index could not be built again; the old one serves. The log says why.} other {The index is being built again: {done, number} of {of, number} documents so far.}}',
  adding:
    '{files, plural, one {# file} other {# files}} are being added: {done, number} read, {documents, plural, one {# document} other {# documents}} found.',
  courts: 'Judgments by court and year',
  noCourts: 'There is no judgment of a known court yet.',
  yearOf: '{year}: {count, number}',
  courtLine: '{name}: {count, plural, one {# judgment} other {# judgments}}, {from} to {to}',
  failuresTitle: 'What could not be read',
  failed:
    '{count, plural, =0 {Every file could be read.} one {# file could not be read.} other {# files could not be read.}}',
  failureLine: '{file}: {reason}',
  shownOf: 'The last {shown, number} of them:',
  howToAdd:
    'Add judgments with npm run ingest and the name of a folder. Files that failed are tried again when they change.',
});
