import { defineMessages } from '#shared/messages/message.ts';

/** The profile, but for its Security tab. */
export const messages = defineMessages('profiles', {
  // The tabs, and the button that saves them
  profile: 'Profile',
  personalInfo: 'Personal Info',
  userPersona: 'User Persona',
  aiPreferences: 'AI Preferences',
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

  // AI Preferences
  aiPreferencesLead: 'The assistant follows these from your next question on.',
  researchAssistance: 'Research assistance',
  researchAssistanceHint:
    'A language model may write answers where this server has one. Off: answers quote your sources word for word.',
  caseSummaries: 'Case summaries',
  caseSummariesHint: 'Summaries of your cases, made from their files. This version does not make them yet.',
  documentAnalysis: 'Document analysis',
  documentAnalysisHint:
    'Key facts and insights drawn from documents by a language model. This version does not make them yet.',
  dataMayLeave: 'Data may leave this server',
  dataMayLeaveHint:
    'Off: your questions and passages from your sources are never sent to a language model outside this server.',
  customPrompt: 'Custom prompt',
  customPromptHint:
    'What a language model should always remember, such as your courts or how you want it to answer.',
});
