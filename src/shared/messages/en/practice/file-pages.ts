import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('file-pages', {
  // The search in the pages of a case
  searchPages: 'Search every page of this case',
  queryRequired: 'Type what to search for',
  searching: 'Searching',
  searchFailed: 'Search failed',
  pagesFound: '{count, plural, one {Found on # page} other {Found on # pages, best matches first}}',
  resultList: 'Pages found',
  noMatches: 'No matches',
  noMatchesHint: 'The search leaves out files that are still being read or could not be read.',
  showFiles: 'Show the files',
  pageNumber: 'page {page, number}',
  paragraphNumber: 'paragraph {paragraph}',
  library: 'Library',
  fromAScan: 'From a scan',

  // Notes in place of a file's text
  noWords: 'No words were found in this.',
  nothingRead:
    'This could not be read: it may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.',
  pageNotRead:
    'Page {page, number} could not be read: it may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.',
  pagesNotRead:
    'Pages {pages} and {last, number} could not be read: they may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.',
  manyPagesNotRead:
    'Pages {pages} and {more, number} more could not be read: they may be handwriting, a picture, too faint, or in a script other than English, Hindi and Tamil.',
  scriptNotRead:
    '{count, plural, one {Page {page, number} seems} other {# pages, from page {page, number} on, seem}} to be in {script, select, ben {Bengali or Assamese} guj {Gujarati} kan {Kannada} mal {Malayalam} ori {Odia} pan {Punjabi} tel {Telugu} urd {Urdu} other {another script}}, whose data is not installed on this server, so {count, plural, one {it was} other {they were}} not read.{others, plural, =0 {} one { One more page could not be read.} other { # more pages could not be read.}}',

  // Stopping the reading of a file, and reading it again
  stopReading: 'Stop reading',
  stopping: 'Stopping...',
  readAgain: 'Read again',
  starting: 'Starting...',
  readingNotChanged: 'Not changed',
  noSuchFile: 'This file is not there any more.',
  notRetried:
    'This file cannot be read again, because it would fail in the same way. Upload a better copy of it instead.',

  // Events suggested from the files
  suggestions: '{count, plural, one {# date suggested from files} other {# dates suggested from files}}',
  checkAgainstPage: 'Check each date against its page.',
  hearing: 'Hearing',
  deadline: 'Deadline',
  document: 'Document',
  other: 'Other',
  fileAndPage: '{file}, page {page, number}',
  sources: 'Sources',
  wordsOfSource: '{words} ({source})',
  alreadyOnTimeline: 'Already on your timeline: {title}',
  addAnyway: 'Add anyway',
  addSuggestionAnyway: 'Add anyway: {what}',
  accept: 'Accept',
  acceptSuggestion: 'Accept: {what}',
  reject: 'Reject',
  rejectSuggestion: 'Reject: {what}',
  acceptAll: 'Accept all...',
  acceptAllTitle: 'Add the suggested dates',
  addDates: '{count, plural, one {Add # date} other {Add # dates}}',
  adding: 'Adding...',
  datesAdded: '{count, plural, one {# date added to the timeline} other {# dates added to the timeline}}',
  suggestionAccepted: 'Added to the timeline',
  suggestionRejected: 'Suggestion rejected',
  undo: 'Undo',
  undoHint: 'Press F8, then Undo, to decide again',
  notSaved: 'Not saved',
});
