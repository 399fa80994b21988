import type { messages as english } from '#shared/messages/en/site/demo.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('trial', {
  // Rules
  textMissing: 'முதலில் ஒரு பத்தியை ஒட்டவும்.',
  textTooLong: 'கணக்கு இல்லாமல் ஒரே நேரத்தில் அதிகபட்சம் {max, number} சொற்கள் சரிபார்க்கப்படும்.',
  queryTooLong: 'தேடல் {max, number} எழுத்துகளைவிட நீளமானது.',
  queryTooShort: 'குறைந்தது {min, number} எழுத்துகளைத் தட்டச்சு செய்யவும்.',

  // The section of the landing page
  searchTitle: 'மாதிரி நூலகத்தில் தேடுங்கள்',
  searchLabel: 'சொற்கள், மேற்கோள் குறிகளுக்குள் ஒரு சொற்றொடர், அல்லது சங்கதிகள்',
  search: 'தேடு',
  searching: 'தேடப்படுகிறது...',
  examples: 'எடுத்துக்காட்டுகள்',
  exampleWords: 'cheque notice',
  examplePhrase: '"hostel"',
  exampleFacts: 'driver without a valid licence',
  checkTitle: 'ஒரு பத்தியின் மேற்கோள் குறிப்புகளைச் சரிபாருங்கள்',
  checkLabel: 'மேற்கோள் குறிப்புகள் உள்ள ஒரு பத்தி, அதிகபட்சம் {max, number} சொற்கள்',
  check: 'மேற்கோள் குறிப்புகளைச் சரிபார்',
  checking: 'சரிபார்க்கப்படுகிறது...',
  example:
    'Reliance is placed on Ananya Bhardwaj v. Yamuna University of Applied Sciences, 2021 MUNSHI SAMPLE 6, para 3, where the Court observed: “There is no such circular for the boys’ hostels.” See also para 90 of the same judgment, and Mehta v. Rao, (2011) 4 SCC 77.',

  // Answers
  noResults: 'மாதிரி எதுவும் பொருந்தவில்லை. எடுத்துக்காட்டுகளில் ஒன்றை முயன்று பாருங்கள்.',
  found: '{count, plural, one {# மாதிரித் தீர்ப்பு} other {# மாதிரித் தீர்ப்புகள்}}',
  paragraph: 'பத்தி {number}',
  sample: 'நாங்கள் உருவாக்கிய மாதிரி',
  readWhole: 'முழுத் தீர்ப்பையும் படிக்கவும்',
  readSample: 'ஒரு முழு மாதிரித் தீர்ப்பைப் படிக்கவும்',
  closeSample: 'தீர்ப்பை மூடவும்',
  openingSample: 'தீர்ப்பு ஏற்றப்படுகிறது...',
  noCitations: 'இந்த உரையில் மேற்கோள் குறிப்பு எதுவும் கிடைக்கவில்லை.',
  checked:
    '{count, plural, one {# மேற்கோள் குறிப்பு} other {# மேற்கோள் குறிப்புகள்}} {judgments, plural, one {# தீர்ப்புடன்} other {# தீர்ப்புகளுடன்}} {count, plural, one {ஒப்பிடப்பட்டது} other {ஒப்பிடப்பட்டன}}',
  notChecked: 'சரிபார்க்கப்படவில்லை',
  more: 'தீர்ப்புகளைத் திறக்கவும், முழு ஆவணங்களைச் சரிபார்க்கவும், அறிக்கைகளைச் சேமிக்கவும் <link>ஒரு கணக்கை உருவாக்கவும்</link>.',
});
