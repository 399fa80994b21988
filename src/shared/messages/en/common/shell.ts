import { defineMessages } from '#shared/messages/message.ts';

/** The bars, the dashboard, the palette, the keyboard shortcuts and the frame of the profile. */
export const messages = defineMessages('shell', {
  subscription: 'Subscription',
  // The bars
  homeDashboard: 'Munshi, dashboard',
  account: 'Account',
  accountOf: 'Account of {name}',
  // The letters that the button shows are a part of its name, for users who control it by voice.
  accountOfInitials: 'Account of {name}: {letters}',
  deadlines: 'Deadlines',
  bringFromCourt: 'Bring from court',
  courtToday: 'Today in court',
  courtTomorrow: 'Tomorrow in court',
  fees: 'Fees',
  notes: 'Notes',
  chambers: 'Chambers',
  profile: 'Profile',

  // Signing out; the public bar and the signed-in bar have their own sentences
  signOut: 'Sign Out',
  signOutItem: 'Sign out',
  signedOutPublic: 'You have been signed out successfully.',
  signedOutTitle: 'Signed out successfully',
  signedOut: 'You have been signed out of your account',
  signOutFailedTitle: 'Sign Out Failed',
  signOutFailedPublic: 'Failed to sign out. Please try again.',
  signOutFailed: 'There was an error signing out.',

  // A page that needs a session
  authenticationRequired: 'Authentication Required',
  pleaseLogIn: 'Please log in to access this page',
  checkingAuthentication: 'Checking authentication...',
  sessionNotChecked: 'Your session could not be checked',
  signedInAs: 'Signed in as {name}',
  otherAccountOpened: 'Another account was opened in this browser, so this page shows it now.',

  // The dashboard
  help: 'Help',
  // Here too: the catalogues of their pages are not loaded with the shell.
  signedIn: 'You have been logged in successfully',
  acts: 'Acts',
  bin: 'Bin',
  chat: 'Chat',
  drafts: 'Drafts',
  checkDocument: 'Check a document',
  dashboard: 'Dashboard',
  welcome: 'Welcome',
  welcomeName: 'Welcome, {name}',
  weekdayAndDate: '{weekday}, {date}',
  whereToGo: 'Where to go',
  searchLead: 'Judgments of the High Courts and the acts, by words, by meaning, or both.',
  chatLead: 'Ask about the law. Each answer names its sources, or says that it found none.',
  clientsLead: 'The people and firms you act for, each with the cases you conduct for them.',
  recentCases: 'Recent cases',
  goOn: 'Go on where you stopped',
  lastOf: '{kind, select, judgment {Judgment} chat {Chat} check {Check} other {Draft}}',
  allCases: 'All cases',

  // A path without a page
  pageNotFound: 'Page Not Found',
  noPageAt: 'There is no page at {path}.',
  returnToDashboard: 'Return to Dashboard',

  // The palette
  goTo: 'Go to',
  goToWithKeys: 'Go to: {keys}',
  goToHint: 'Go to a page, case, client or judgment, or run a command',
  paletteKeys: '{key} K',
  anyEntry: 'Page, case, client, judgment or command',
  caseOfEvent: 'Choose the case of the event',
  entries: 'Places and commands',
  lookingForEntries: 'Searching...',
  noEntry: 'Nothing has these words in its name.',
  newCase: 'New case',
  addEvent: 'Add event',
  useRows: 'Use {density, select, compact {compact} other {comfortable}} rows in lists',
  command: 'Command',
  caseKind: 'Case',
  clientKind: 'Client',
  judgmentKind: 'Judgment',
  sectionKind: 'Section',

  // The keyboard shortcuts
  shortcuts: 'Keyboard shortcuts',
  anywhere: 'Anywhere',
  goToSearchBox: 'Go to the search box',
  goToPageOrCase: 'Go to a page, case, client or judgment, or run a command',
  showShortcuts: 'Show this list',
  closeOpen: 'Close a dialog or menu',
  goToNotification: 'Go to the notification',
  inListsAndReader: 'In lists and in the reader',
  next: 'Next',
  previous: 'Previous',
  nextPassage: 'Next matching passage',
  previousPassage: 'Previous matching passage',
  writeNote: 'Write a note on the selected words or the paragraph',
  inPdf: 'In a PDF',
  searchInFile: 'Search in this file',
  larger: 'Larger',
  smaller: 'Smaller',
  fitWidth: 'Fit the width',
  nextMatch: 'Next match',
  previousMatch: 'Previous match',
  inDraft: 'In a draft',
  saveDraft: 'Save',
  findInDraft: 'Find and replace',
  leaveText: 'Leave the text: one key after the other',
  escapeKey: 'Esc',
  controlKey: 'Ctrl',

  // The profile
  yourProfile: 'Your Profile',
  profileLead:
    'Your name and contact details, how the assistant works for you, and what protects your account.',
  choosePassword: 'Choose a new password',
  choosePasswordLead:
    'The link has signed you in. A new password takes effect at once and ends your other sessions.',
});
