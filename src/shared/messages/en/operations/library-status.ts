import { defineMessages } from '#shared/messages/message.ts';

/** The operators' page of the library and its command. */
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
  vectors: 'Searches by meaning',
  vectorsHint: 'They compare vectors, which a model makes of each document and each search.',
  builtIn: 'Trained from this library',
  builtInEffect: 'No model is needed, and no text leaves this server.',
  localModel: 'The sentence model of Munshi',
  localModelEffect:
    'It runs on this server, and no text leaves it. English, Hindi and Tamil find one another. A judgment takes some two seconds of a processor, in the background.',
  endpoint: 'The endpoint at EMBEDDINGS_URL',
  endpointEffect: 'The endpoint gets the text of each document of the library and of each search.',
  choose: 'Use this',
  choosing: 'Checking...',
  notChosen: 'Nothing has changed',
  engineNotOffered: 'The settings of this server do not have this choice. Choose another one.',
  endpointGaveNone:
    'The endpoint gave no vector. Check EMBEDDINGS_URL, EMBEDDINGS_MODEL and EMBEDDINGS_API_KEY, and that the endpoint is running.',
  vectorsServe: 'In use: {engine}.',
  vectorsReplaced: 'Searches use the earlier vectors ({engine}) until all new ones are made.',
  vectorsFirst: 'Searches by meaning begin when all vectors are made. Searches by words work meanwhile.',
  vectorsPartial:
    'Searches by meaning find a document as soon as its vector is made. Searches by words find every document.',
  vectorsLater: 'The library has no documents yet. The server makes their vectors when they come in.',
  vectorsPrepared: 'The new vectors are being prepared.',
  vectorsMade: '{percent, number} % of the new vectors are made.',
  vectorsFail: 'The last attempt to make vectors failed. The server tries again by itself; the log says why.',
  vectorsFixed: 'The settings of the servers decide, because several servers may share this library.',
  noVectors: 'The settings name no model, so this library has searches by words only.',
  moreEngines:
    'For one more choice, set EMBEDDINGS_URL and EMBEDDINGS_MODEL (an endpoint), and restart the server.',
  rebuild: 'Build the index again',
  rebuildHint:
    'You can build the index of the search again from the documents in the library, for example when searches miss one of them.',
  rebuildQuestion: 'Build the index again?',
  rebuildEffect:
    'Searches use the old index until the new one is ready. The more documents the library has, the longer this takes; searches may be slower meanwhile.',
  rebuildStarting: 'Starting...',
  rebuilt: 'The new index is in use.',
  notRebuilt: 'The rebuild could not be started',
  rebuildStarted: 'The index is being built again. Searches use the old one meanwhile.',
  rebuilding: 'The index is being built again: {done, number} of {of, number} documents so far.',
  rebuildFailed: 'The index could not be built again; the old one serves. The log says why.',
  adding:
    '{files, plural, one {# file} other {# files}} are being added: {done, number} read, {documents, plural, one {# document} other {# documents}} found.',
  rereadTitle: 'Judgments of an earlier reader',
  rereading:
    'Munshi reads judgments better than before. It reads them again from their original files: {done, number} of {of, number} so far. Searches use the earlier records meanwhile.',
  reread: 'Munshi has read the judgments again from their original files.',
  rereadMissing:
    '{count, plural, one {# judgment stays as it was, because its original file is no longer stored.} other {# judgments stay as they were, because their original files are no longer stored.}}',
  rereadUnread:
    '{count, plural, one {# judgment stays as it was, because its original file could not be read again.} other {# judgments stay as they were, because their original files could not be read again.}}',
  courts: 'Judgments by court and year',
  noCourts: 'There is no judgment of a known court yet.',
  yearOf: '{year}: {count, number}',
  courtLine: '{name}: {count, plural, one {# judgment} other {# judgments}}, {from} to {to}',
  failuresTitle: 'What could not be read',
  failed:
    '{count, plural, =0 {Every file could be read.} one {# file could not be read.} other {# files could not be read.}}',
  scans:
    '{count, plural, one {# scanned PDF waits until the server reads its pages.} other {# scanned PDFs wait until the server reads their pages.}}',
  failureLine: '{file}: {reason}',
  shownOf: 'The last {shown, number} of them:',
  howToAdd:
    'Add judgments on this page, or with npm run ingest and the name of a folder. Munshi tries files that failed again when they change.',
});
