import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('common', {
  // Nouns and titles that several screens share
  cases: 'Cases',
  clients: 'Clients',
  search: 'Search',
  searchTheLibrary: 'Search the library',
  description: 'Description',
  status: 'Status',
  email: 'Email',
  phone: 'Phone',
  language: 'Language',
  pageTitle: '{title} · Munshi',

  // The status of a client or of a case
  active: 'Active',
  closed: 'Closed',
  exploration: 'Exploration',
  pending: 'Pending',

  // Buttons, and what a button says while its action runs
  cancel: 'Cancel',
  discardTyped: 'Discard what you typed?',
  discardTypedHint: 'The text in this form is not saved.',
  discardIt: 'Discard',
  keepWriting: 'Keep writing',
  typedRestored: 'What you typed here before is back.',
  close: 'Close',
  delete: 'Delete',
  dismiss: 'Dismiss',
  loadAgain: 'Load again',
  loading: 'Loading...',
  saveChanges: 'Save Changes',
  saveOverIt: 'Save over it',
  saving: 'Saving...',
  skipToContent: 'Skip to content',
  tryAgain: 'Try Again',

  // Fields of forms
  optional: '(optional)',
  hidePassword: 'Hide password',
  showPassword: 'Show password',

  // Dates that a person types
  dateExample: '5 June 2026 or 05/06/2026',
  pickDay: 'Pick a day',
  dateRequired: 'Enter the date',
  dateUnread: 'Enter a date such as 5 June 2026 or 05/06/2026',
  dateUnreal: 'This date does not exist',
  labelAndValue: '{label}: {value}',
  emptyValue: 'nothing',
  notAvailable: 'N/A',

  // Titles of notifications
  error: 'Error',
  success: 'Success',
  downloadFailed: 'Download Failed',
  downloadStarted: 'Download Started',
  copied: 'Copied',
  copyFailed: 'Could not copy',

  // A form for something that was changed or deleted in another window
  changedElsewhere: 'Changes saved in another window',
  copyTyped: 'Copy what you typed',
  typedCopied: 'Your text is on the clipboard.',

  // Lists and pages that load, or fail to
  loadingMore: 'Loading more',
  loadingPage: 'Loading the page',
  pageNotLoaded: 'This page could not be loaded',
  pageNotLoadedReason:
    'The connection failed, or a newer version was installed. Your saved work is safe. Load the page again.',
  pageNotShown: 'This page could not be shown',
  serverUnreachable:
    'The server cannot be reached. Your saved work is safe. Check your connection and try again.',
  answerUnreadable: 'The server sent an answer that could not be read. Please try again.',

  // Times and sizes
  justNow: 'just now',
  clockTime: '{hour}:{minute} {part, select, early {AM} morning {AM} noon {PM} evening {PM} other {PM}}',
  sizeInKb: '{size} KB',
  sizeInMb: '{size} MB',
  sizeInGb: '{size} GB',
});
