import type { messages as english } from '#shared/messages/en/accounts/profiles.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('profiles', {
  // The tabs, and the button that saves them
  profile: 'சுயவிவரம்',
  personalInfo: 'தனிப்பட்ட விவரங்கள்',
  userPersona: 'பணி வகை',
  aiPreferences: 'AI விருப்பங்கள்',
  security: 'பாதுகாப்பு',
  updateProfile: 'சுயவிவரத்தைச் சேமி',
  updated: 'சுயவிவரம் சேமிக்கப்பட்டது',
  updateFailed: 'சுயவிவரத்தைச் சேமிக்க முடியவில்லை',
  changedElsewhere:
    'நீங்கள் திறந்த பிறகு உங்கள் சுயவிவரம் வேறொரு சாளரத்தில் மாற்றப்பட்டது. உங்கள் மாற்றங்கள் இன்னும் இங்கே உள்ளன; சேமிக்கும் முன் மற்ற மாற்றங்களைப் பார்க்கவும்.',
  on: 'இயக்கத்தில்',
  off: 'நிறுத்தத்தில்',
  loading: 'உங்கள் சுயவிவரம் ஏற்றப்படுகிறது',
  loadFailed: 'சுயவிவரத்தை ஏற்ற முடியவில்லை',
  tooLong: 'அதிகபட்சம் {max, number} எழுத்துகள்',

  // Personal Info
  fullName: 'முழுப் பெயர்',
  emailHint: 'இந்த முகவரியைக் கொண்டு உள்நுழைகிறீர்கள்.',
  phoneNumber: 'தொலைபேசி எண்',
  location: 'இடம்',
  locationHint: 'நகரம், மாநிலம்',
  language: 'மொழி',
  languageOfBrowser: 'உலாவியின் மொழி',
  languageHint: 'திரைகள், மின்னஞ்சல்கள், SMS செய்திகளுக்கான மொழி. இன்னும் மொழிபெயர்க்கப்படாத உரை ஆங்கிலத்தில் இருக்கும்.',

  // User Persona
  personaQuestion: 'உங்கள் பணியை இவற்றில் எது சிறப்பாக விவரிக்கிறது?',
  soloPractitioner: 'தனி வழக்கறிஞர்',
  soloPractitionerHint: 'உங்கள் வழக்குகளை நீங்களே நடத்துகிறீர்கள்.',
  lawFirm: 'சட்ட நிறுவனம்',
  lawFirmHint: 'பங்குதாரர்களுடனும் இளைய வழக்கறிஞர்களுடனும் பணியாற்றுகிறீர்கள்.',
  legalResearcher: 'சட்ட ஆய்வாளர்',
  legalResearcherHint: 'சட்டத்தைப் படித்து ஒப்பிடுகிறீர்கள்.',
  corporateCounsel: 'நிறுவனச் சட்ட ஆலோசகர்',
  corporateCounselHint: 'ஒரு நிறுவனத்திற்கு ஆலோசனை வழங்குகிறீர்கள்.',
  judiciary: 'நீதித்துறை',
  judiciaryHint: 'நீங்கள் நீதிபதி, அல்லது நீதிபதிக்கு உதவுகிறீர்கள்.',
  publicInterest: 'பொதுநலம்',
  publicInterestHint: 'பொதுநல நோக்கத்திற்காகச் செயல்படுகிறீர்கள்.',

  // AI Preferences
  aiPreferencesLead: 'உங்கள் அடுத்த கேள்வி முதல் உதவியாளர் இவற்றைப் பின்பற்றும்.',
  researchAssistance: 'ஆய்வு உதவி',
  researchAssistanceHint:
    'இந்தச் சேவையகத்தில் மொழி மாதிரி இருந்தால் அது பதில்களை எழுதலாம். நிறுத்தினால்: பதில்கள் உங்கள் ஆதாரங்களைச் சொல்லுக்குச் சொல் மேற்கோள் காட்டும்.',
  caseSummaries: 'வழக்குச் சுருக்கங்கள்',
  caseSummariesHint: 'உங்கள் வழக்குகளின் கோப்புகளிலிருந்து உருவாக்கும் சுருக்கங்கள். இந்தப் பதிப்பு இன்னும் அவற்றை உருவாக்காது.',
  documentAnalysis: 'ஆவணப் பகுப்பாய்வு',
  documentAnalysisHint:
    'மொழி மாதிரி ஆவணங்களிலிருந்து எடுக்கும் முக்கியச் சங்கதிகளும் கருத்துகளும். இந்தப் பதிப்பு இன்னும் அவற்றை உருவாக்காது.',
  dataMayLeave: 'தரவு இந்தச் சேவையகத்தை விட்டு வெளியே செல்லலாம்',
  dataMayLeaveHint:
    'நிறுத்தினால்: உங்கள் கேள்விகளும் ஆதாரங்களின் பகுதிகளும் இந்தச் சேவையகத்திற்கு வெளியே உள்ள மொழி மாதிரிக்கு ஒருபோதும் அனுப்பப்படாது.',
  customPrompt: 'உங்கள் நிலையான அறிவுறுத்தல்',
  customPromptHint:
    'மொழி மாதிரி எப்போதும் நினைவில் வைத்திருக்க வேண்டியது; உதாரணமாக உங்கள் நீதிமன்றங்கள், அல்லது பதில் எப்படி இருக்க வேண்டும் என்பது.',
});
