import { defineMessages } from '#shared/messages/message.ts';

/** The panel beside a draft: its check and its versions. */
export const messages = defineMessages('draftPanel', {
  tools: 'Tools for this draft',
  hide: 'Hide the panel',
  show: 'Assistant, check and versions',
  assistant: 'AI Assistant',

  // The check before filing
  check: 'Check',
  checking: 'Checking the draft...',
  notChecked: 'The draft could not be checked',
  found: '{count, plural, one {# point to look at} other {# points to look at}}',
  nothingFound: 'The checks found nothing that is missing.',
  empty: 'This draft is empty.',
  levelError: 'To do:',
  levelWarning: 'Look at:',
  levelInfo: 'Note:',
  goTo: 'Go to it',
  fix: 'Fix it',
  blockGone: 'This part of the draft has changed. Wait for the next check.',
  leftOut: 'Not checked: {what}.',
  checkLimits: 'These checks look at the form of the draft. They do not replace reading it.',

  citations: 'Citations and the verification record',
  citationsHint:
    'A report compares every citation, quotation and section with the library. It records who checked the text, and which suggestions of the assistant were accepted.',

  // Versions
  versions: 'Version History',
  versionsNotLoaded: 'The versions could not be loaded',
  noVersions: 'No versions yet. The state before a change is kept at most every ten minutes.',
  versionName: 'Name of the version',
  nameHint: 'For example: As sent to the client',
  nameRequired: 'Enter a name for this version.',
  keep: 'Keep this version',
  keptTitle: 'Version kept',
  notKept: 'The version was not kept',
  automatic: 'Version {number, number}',
  suggested: 'Suggestion of {engine} accepted',
  suggestedExtractive: 'Suggested authority accepted',
  compare: 'Compare',
  compareTitle: '{name}, compared with the draft now',
  comparing: 'Comparing...',
  inline: 'Inline',
  sideBySide: 'Side by side',
  thisVersion: 'This version',
  draftNow: 'The draft now',
  noDifference: 'This version has the same text as the draft.',
  unchanged: '{count, plural, one {# paragraph is the same} other {# paragraphs are the same}}',
  legend: 'Green and underlined: added since. Red and struck through: removed since.',
  restore: 'Restore this version',
  restoring: 'Restoring...',
  beforeRestoring: 'Before {name} was restored',
  restored: 'Version restored',
  restoredDetail: 'The text from before is in the version history.',
  notRestored: 'The version was not restored',
});
