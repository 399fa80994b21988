import { defineMessages } from '#shared/messages/message.ts';

/** Refusals by the server. The browser shows these sentences as the server sent them. */
export const messages = defineMessages('requests', {
  bodyTooLarge: 'A request can have at most {megabytes, number} MB.',
  valueRefused:
    'A value in this request cannot be stored or compared: it is out of range, malformed or not allowed here. Nothing was changed.',
  parentGone: 'What this belongs to no longer exists, so nothing was saved.',
  webNotBuilt: 'The web application has not been built. Run npm start.',
  tooManyAtOnce:
    'You have too many requests running at once, so this one was not done. Please try again in a moment.',
  tooMuchWork:
    'You have too many exports, checks or imports waiting. Wait until one is finished and try again.',
  workTooSlow:
    'This took too long and was stopped, so that others can go on. Nothing was changed. Make the document shorter or divide it, and try again.',
  workTooLarge:
    'This needs more memory than one document may use, so it was stopped. Nothing was changed. Divide the document and try again.',

  // Event streams
  tooManyStreams: 'You have too many answers running at once. Wait until one is finished and try again.',
  streamsBusy: 'The server cannot start this answer at the moment. Please try again in a few seconds.',

  // Webhooks
  webhookUnsigned: 'This event does not have the signature of its sender.',
  webhookWithoutId: 'This event has no id.',
  webhookUnreadable: 'This event is signed, but its body is not JSON.',

  // Live changes
  socketOfAnother: 'This connection belongs to another user. Open a new one.',
  tooManySockets: 'Too many windows are open at once. Close some and try again.',
  tooManyChannels: 'A connection can have at most {max, number} channels.',
  tooManySubscriptions: 'A connection can have at most {max, number} subscriptions.',
  changesUnavailable:
    'Changes by others cannot be shown as they happen at the moment. Please try again in a moment.',
  eventUnknown: 'This event is not offered.',
  schemaNotOffered: 'Only the schema "public" is offered.',
  tableRequired: 'Name a table.',

  // Shared cases
  roleForbids: 'Your role in this case does not allow this. Ask the owner of the case.',

  // Records of a practice
  caseNotFound: 'Case not found',
  noDates: 'No date is ticked for the list. Tick at least one.',
  datesTooLong:
    'A list of dates can have at most {dates, number} dates with {characters, number} characters together. Shorten the notes of some dates and try again.',
  suggestionGone: 'This suggestion no longer exists.',
  pagesTooLong: 'These pages have too much text for one answer.',

  // The library
  documentNotInLibrary: 'This document is not in the library.',
  documentUrlMissing: 'No document URL available',
  documentUrlExpired: 'This address has expired. Open the document again.',
  indexDiskFailed:
    'The library index cannot use its disk. What you saved before is safe. Please try again in a moment.',
  indexRestarting: 'The library index is restarting. Please try again in a moment.',
  searchEngineAway:
    'The search of the library does not answer at the moment. Your cases, files and drafts are not affected. Please try again in a moment.',
  rebuildRuns: 'The index is being built again already. Wait until that is done.',
  indexBusy: 'The library has too many searches at the moment. Please try again in a moment.',
  vectorsFixed:
    'The settings of the servers decide how searches by meaning work, because several servers may share this library.',
  meaningUnavailable:
    'Search by meaning is not available at the moment. Please search by words, or try again in a moment.',
  filtersBeingRead:
    'The library is still preparing this filter. Please try again in a minute, or search without it.',
  batchUnreadable: 'The batch cannot be read.',
});
