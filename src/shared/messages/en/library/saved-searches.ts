import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('saved-searches', {
  saveSearch: 'Save this search',
  saveSearchHint:
    'The words, the way of searching and the filters are saved. The search page lists your saved searches.',
  name: 'Name',
  nameRequired: 'Enter a name for this search.',
  save: 'Save',
  saving: 'Saving...',
  saved: 'Search saved',
  savedSearches: 'Saved searches',
  rename: 'Rename {name}',
  renameSearch: 'Rename this search',
  remove: 'Delete {name} from saved searches',
  removed: '{name} is no longer saved',
  notChanged: 'The saved search was not changed',
  tooMany:
    'You have 50 saved searches, which is the most. Delete one that you no longer need, and save again.',

  // Alerts
  noneSaved: 'You have no saved search. Save one on the search page to get its new judgments by email.',
  alertOf: 'Email for {name}',
  alertName: '{alert, select, daily {Daily email} weekly {Weekly email} other {No email}}',
  alertHint:
    'An alert emails judgments that are new in the library and among the first results of the search, each once. You can stop it here or in the email.',
  alertChanged:
    '{alert, select, daily {New judgments are emailed once a day} weekly {New judgments are emailed once a week} other {Nothing is emailed for this search}}',
  stopTitle: 'Stop these emails?',
  stopText: 'This stops the alert of your saved search “{name}”. The search stays saved.',
  stopButton: 'Stop the emails',
  stoppedTitle: 'The emails are stopped',
  stopped: 'No more emails are sent for this search. You can ask for them again on the search page.',
  stopBrokenTitle: 'This link does not work',
  stopBroken:
    'The address is not complete. Copy it whole from the email, or change the alert on the search page.',
  stopNote: 'Nothing else changes in your account.',
});
