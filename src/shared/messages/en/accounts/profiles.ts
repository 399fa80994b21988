import { defineMessages } from '#shared/messages/message.ts';

/** The profile, but for its Security tab. */
export const messages = defineMessages('profiles', {
  // The tabs, and the button that saves them
  profile: 'Profile',
  personalInfo: 'Personal Info',
  userPersona: 'User Persona',
  aiPreferences: 'AI Preferences',
  practice: 'Practice',
  data: 'Data',
  security: 'Security',
  updateProfile: 'Update Profile',
  updated: 'Profile updated successfully',
  updateFailed: 'Failed to update profile',
  changedElsewhere:
    'Your profile was changed in another window since you opened it. Your changes are still here; look at the others before you save.',
  on: 'On',
  off: 'Off',
  loading: 'Loading your profile',
  loadFailed: 'Failed to load profile information',
  tooLong: 'At most {max, number} characters',

  // Personal Info
  fullName: 'Full name',
  emailHint: 'You sign in with this address.',
  phoneNumber: 'Phone number',
  location: 'Location',
  locationHint: 'City, State',
  language: 'Language',
  languageOfBrowser: 'Browser language',
  languageHint:
    'For screens, emails and text messages. A text that is not translated yet appears in English.',
  rows: 'Rows in lists',
  rowsHint: 'How high they are on a large screen. Changes at once, in this browser.',
  comfortable: 'Comfortable',
  compact: 'Compact',

  // User Persona
  personaQuestion: 'Which of these describes your work best?',
  soloPractitioner: 'Solo Practitioner',
  soloPractitionerHint: 'You conduct your own matters.',
  lawFirm: 'Law Firm',
  lawFirmHint: 'You work with partners and associates.',
  legalResearcher: 'Legal Researcher',
  legalResearcherHint: 'You read and compare the law.',
  corporateCounsel: 'Corporate Counsel',
  corporateCounselHint: 'You advise one company.',
  judiciary: 'Judiciary',
  judiciaryHint: 'You are a judge, or assist one.',
  publicInterest: 'Public Interest',
  publicInterestHint: 'You act for a cause.',

  // Practice
  enrolmentPrinted: 'Enrolment No. {number}',
  practiceLead: 'What your exports and forms take from you. A colleague’s export takes theirs.',
  enrolmentNumber: 'Enrolment number',
  enrolmentHint: 'At your Bar Council, such as MS/1234/2010. Printed below your signature block.',
  signatureBlock: 'Signature block',
  signatureHint:
    'Printed at the end of a notice, a complaint, a pleading, an application or written submissions that you export, unless the draft ends with it already.',
  letterhead: 'Letterhead',
  letterheadHint: 'Printed above a notice that you export. Papers of a court have none.',
  courts: 'Your courts',
  courtsHint: 'One a line. Offered where you type the court of a case.',
  tooManyCourts: 'At most {max, number} courts',
  courtTooLong: 'A court can have at most {max, number} characters',
  practiceLanguages: 'Languages of practice',
  practiceLanguagesHint:
    'Where this server has a language model, the assistant of a draft offers to translate a paragraph into these first. A Word document can hold each of them; a PDF prints Latin, Devanagari, Tamil and Arabic letters only.',
  chooseLanguages: 'Choose languages',

  // Notifications
  notifications: 'Notifications',
  mailsGoTo: 'Emails go to {email}.',
  noMailAddress: 'Your account has no email address, so it gets no emails. Add one on the Security tab.',
  mailReminders: 'Reminders of dates',
  mailRemindersHint:
    'An email before a hearing, a deadline or another date, where you chose that for the date. Off: no email, and each keeps its setting.',
  remindDays: 'Reminder of a new date',
  remindDaysHint: 'For hearings, deadlines and meetings. Each date can have another one.',
  mailAlerts: 'New judgments of saved searches',
  mailAlertsHint: 'A choice takes effect at once.',
  alwaysSent: 'Always sent',
  alwaysSentHint:
    'Links and codes that you ask for; notices of new sign-ins and of changes to your password, address, phone and second factors. They protect your account. Without a confirmed email address, codes and notices come by SMS.',
  invitationsSent:
    'Invitations to a case or a chambers come to the address or number that another lawyer typed.',

  // Data
  dataLead: 'Your data is yours. You can take it with you at any time, also without a paid plan.',
  exportAll: 'Export everything',
  exportAllHint:
    'One ZIP file with your profile, your clients, your cases and their files. Cases that others share with you are not in it.',

  // AI Preferences
  aiPreferencesLead: 'The assistant follows these from your next question on.',
  researchAssistance: 'Research assistance',
  researchAssistanceHint:
    'A language model may write answers where this server has one. Off: answers quote your sources word for word.',
  caseSummaries: 'Case summaries',
  caseSummariesHint: 'Summaries of your cases, quoted from their files.',
  documentAnalysis: 'Document analysis',
  documentAnalysisHint:
    'Findings, key facts and issues quoted from the text of a judgment beside the search. Off: its metadata alone.',
  dataMayLeave: 'Data may leave this server',
  dataMayLeaveHint:
    'Off: your questions and passages from your sources are never sent to a language model outside this server, and the web is not searched.',
  customPrompt: 'Custom prompt',
  customPromptHint:
    'What a language model should always remember, such as your courts or how you want it to answer.',
});
