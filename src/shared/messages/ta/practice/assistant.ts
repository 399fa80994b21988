import type { messages as english } from '#shared/messages/en/practice/assistant.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('assistant', {
  // Refusals
  titleRequired: 'உரையாடலுக்கு ஒரு தலைப்பைக் கொடுக்கவும்.',
  contentRequired: 'செய்தி காலியாக இருக்கக் கூடாது',
  contentTooLong:
    'ஒரு செய்தியில் அதிகபட்சம் {max, number} எழுத்துகள் இருக்கலாம். அதைச் சுருக்கவும், அல்லது உரையை ஒரு கோப்பாக வழக்கில் சேர்க்கவும்.',
  assistantWrites: 'உதவியாளரின் செய்திகளைச் சேவையகம் மட்டுமே எழுதும்.',
  threadGone: 'இந்த உரையாடல் இப்போது இல்லை. உங்கள் செய்திக்குப் பதில் அளிக்கப்படவில்லை.',
  otherCase: 'இந்த உரையாடல் அந்த வழக்கைச் சேர்ந்தது அல்ல.',
  noAnswer: 'AI பதிலைப் பெற முடியவில்லை',

  // Answers
  declined: 'உங்கள் ஆதாரங்களில் எதுவும் இதற்கான பதிலுக்கு இடம் தரவில்லை.',
  notInLibrary: '{text} இந்த நூலகத்தில் இல்லை.',
  notInLibraryCovers: '{text} இந்த நூலகத்தில் இல்லை (இதில் உள்ளவை: {covers}).',
  coversYears: '{courts}, {from} முதல் {to} வரை',
  unread:
    '{count, plural, one {ஒரு கோப்பு} other {# கோப்புகள்}} இன்னும் படிக்கப்பட்டு வருவதால் {count, plural, one {அதில்} other {அவற்றில்}} தேடப்படவில்லை: {files}.',
  extractiveNote:
    'உங்கள் ஆதாரங்களிலிருந்து சொல்லுக்குச் சொல் மேற்கோள் காட்டப்பட்டது. இந்தப் பதிலை எந்த மொழி மாதிரியும் எழுதவில்லை.',

  // Headings of an answer made of quotations
  supports: 'ஆதரவானவை',
  against: 'எதிரானவை',
  facts: 'இந்த வழக்கின் சங்கதிகள்',
  inLibrary: 'நூலகத்தில்',
  sectionSays: 'பிரிவு கூறுவது',
  definitions: 'வரையறை',
  dates: 'தேதிகள்',
  listed: 'உங்கள் ஆதாரங்களில்',

  // One line of context above a quotation
  atParagraph: 'பத்தி {number}',
  atPage: 'பக்கம் {page, number}',
  decided: '{court}, {date}',
  sample: 'கற்பனை மாதிரி',
  summaryOfSection: 'எங்கள் சுருக்கம்; சட்டத்தின் வாசகம் அல்ல',
  argument: 'வழக்கறிஞரின் வாதம்; நீதிமன்றத்தின் முடிவு அல்ல',
  recognised: 'ஸ்கேனிலிருந்து உணரப்பட்ட எழுத்து',
  treats: 'இதை மேற்கோள் காட்டும் பிந்தைய தீர்ப்பு ({kind})',
});
