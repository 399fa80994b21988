import type { messages as english } from '#shared/messages/en/library/reader.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('reader', {
  // The head of a document
  back: 'பின்செல்',
  copyCitation: 'மேற்கோள் குறிப்பை நகலெடு',
  copyForCourt: 'நீதிமன்றத்திற்காக நகலெடுக்கவும்',
  formNeutral: 'நீதிமன்றத்தின் சொந்த மேற்கோள் குறிப்பு (neutral citation)',
  formBoth: 'நீதிமன்றத்தின் சொந்த மேற்கோள் குறிப்பும் தீர்ப்புத் தொகுப்பும், பொது வடிவம்',
  formCircular: '{date} அன்றைய நீதிமன்றச் சுற்றறிக்கையின் வடிவம்',
  formReports: 'தீர்ப்புத் தொகுப்பு, பொது வடிவம்',
  formNumber: 'வழக்கு எண்ணும் தேதியும், பொது வடிவம்',
  print: 'அச்சிடு',
  actions: 'செயல்கள்',
  printPlain: 'குறியிட்ட இடங்கள் இல்லாமல்',
  printHighlighted: 'குறியிட்ட இடங்களுடன்',
  summaryWarning: 'ஒரு பார்வைக்காக Munshi எழுதியது. இதை நம்பிப் பயன்படுத்தும் முன் சட்டத்தைப் படிக்கவும்.',
  sampleWarning: 'இதன் தரப்பினர், சங்கதிகள், எண் எல்லாம் கற்பனையே. இதை மேற்கோள் காட்ட வேண்டாம்.',

  // The bar: find in the document, and the look of the text
  findInDocument: 'இந்த ஆவணத்தில் தேடு',
  closeFind: 'தேடலை மூடு',
  matchOf: '{current, number} / {total, number}',
  matchCount: 'கிடைத்தவை: {count, number}',
  passageCount: '{count, plural, one {# பகுதி} other {# பகுதிகள்}}',
  noMatches: 'பொருத்தங்கள் இல்லை',
  nextPassage: 'அடுத்த பகுதி (n)',
  previousPassage: 'முந்தைய பகுதி (p)',
  text: 'உரை',
  textSizeAndWidth: 'உரையின் அளவும் அகலமும்',
  size: 'அளவு',
  width: 'அகலம்',
  narrow: 'குறுகிய',
  usual: 'வழக்கமான',
  wide: 'அகலமான',

  // The text and what is known of it
  caseInformation: 'வழக்கு விவரங்கள்',
  aboutDocument: 'இந்த ஆவணத்தைப் பற்றி',
  citedBy: 'மேற்கோள் காட்டுபவை',
  sample: 'மாதிரி',
  atParagraph: 'பத்தி {number}',
  copyPinpoint: 'பத்திக் குறிப்பை நகலெடு',
  copyPinpointOf: 'பத்தி {number}: பத்திக் குறிப்பை நகலெடு',

  // A document that loads, or fails to
  document: 'ஆவணம்',
  loadingDocument: 'ஆவணம் ஏற்றப்படுகிறது',
  documentNotOpened: 'ஆவணத்தைத் திறக்க முடியவில்லை',
  notInLibrary: 'இந்த ஆவணம் நூலகத்தில் இல்லை',
  notInLibraryHint: 'அது அகற்றப்பட்டிருக்கலாம், அல்லது முகவரி முழுமையாக இல்லாமல் இருக்கலாம்.',
});
