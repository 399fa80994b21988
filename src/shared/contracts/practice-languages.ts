interface PracticeLanguage {
  /** The language's name in its own script. */
  name: string;
  english: string;
  /** The script in which it is mostly written, as Unicode names it. */
  script: string;
}

/**
 * The languages in which a lawyer can practise, by their BCP 47 tags: English, and the 22 languages of the Eighth Schedule
 * of the Constitution of India, in the order of their English names.
 *
 * Source: Constitution of India, Eighth Schedule (Articles 344(1) and 351).
 */
export const PRACTICE_LANGUAGES = {
  en: { name: 'English', english: 'English', script: 'Latin' },
  as: { name: 'অসমীয়া', english: 'Assamese', script: 'Bengali' },
  bn: { name: 'বাংলা', english: 'Bengali', script: 'Bengali' },
  brx: { name: 'बड़ो', english: 'Bodo', script: 'Devanagari' },
  doi: { name: 'डोगरी', english: 'Dogri', script: 'Devanagari' },
  gu: { name: 'ગુજરાતી', english: 'Gujarati', script: 'Gujarati' },
  hi: { name: 'हिन्दी', english: 'Hindi', script: 'Devanagari' },
  kn: { name: 'ಕನ್ನಡ', english: 'Kannada', script: 'Kannada' },
  ks: { name: 'کٲشُر', english: 'Kashmiri', script: 'Arabic' },
  kok: { name: 'कोंकणी', english: 'Konkani', script: 'Devanagari' },
  mai: { name: 'मैथिली', english: 'Maithili', script: 'Devanagari' },
  ml: { name: 'മലയാളം', english: 'Malayalam', script: 'Malayalam' },
  mni: { name: 'মৈতৈলোন্', english: 'Manipuri', script: 'Bengali' },
  mr: { name: 'मराठी', english: 'Marathi', script: 'Devanagari' },
  ne: { name: 'नेपाली', english: 'Nepali', script: 'Devanagari' },
  or: { name: 'ଓଡ଼ିଆ', english: 'Odia', script: 'Oriya' },
  pa: { name: 'ਪੰਜਾਬੀ', english: 'Punjabi', script: 'Gurmukhi' },
  sa: { name: 'संस्कृतम्', english: 'Sanskrit', script: 'Devanagari' },
  sat: { name: 'ᱥᱟᱱᱛᱟᱲᱤ', english: 'Santhali', script: 'Ol_Chiki' },
  sd: { name: 'سنڌي', english: 'Sindhi', script: 'Arabic' },
  ta: { name: 'தமிழ்', english: 'Tamil', script: 'Tamil' },
  te: { name: 'తెలుగు', english: 'Telugu', script: 'Telugu' },
  ur: { name: 'اردو', english: 'Urdu', script: 'Arabic' },
} as const satisfies Record<string, PracticeLanguage>;

export type PracticeLanguageCode = keyof typeof PRACTICE_LANGUAGES;
export const practiceLanguageCodes = Object.keys(PRACTICE_LANGUAGES) as [
  PracticeLanguageCode,
  ...PracticeLanguageCode[],
];
