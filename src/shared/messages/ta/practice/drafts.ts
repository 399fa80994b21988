import type { messages as english } from '#shared/messages/en/practice/drafts.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('drafts', {
  // Refusals of the server
  titleRequired: 'உங்கள் வரைவுக்கு ஒரு தலைப்பை உள்ளிடவும்.',
  documentTooLong: 'இந்த வரைவு மிக நீளமானது. ஒரு வரைவில் அதிகபட்சம் {max, number} எழுத்துகள் இருக்கலாம்.',
  tooManyParagraphs:
    'இந்த வரைவில் பத்திகள் மிக அதிகம். ஒரு வரைவில் அதிகபட்சம் {max, number} இருக்கலாம். இதை இரண்டு வரைவுகளாகப் பிரிக்கவும்.',
  documentInvalid: 'இதை வரைவாகச் சேமிக்க முடியாது ({what}).',
  stale: 'இந்த வரைவு வேறொரு இடத்தில் மாற்றப்பட்டது. சேமிக்கும் முன் இரண்டையும் ஒப்பிடவும்.',
  notFound: 'இந்த வரைவு இல்லை, அல்லது இதை அணுக உங்களுக்கு அனுமதி இல்லை.',
  nothingToExport: 'இந்த வரைவு காலியாக உள்ளது; எனவே பதிவிறக்க எதுவும் இல்லை.',
  noPageSet: 'உங்கள் சொந்தப் பக்க அமைப்பை நீங்கள் இன்னும் அமைக்கவில்லை. பயன்படுத்தும் முன் அதை அமைக்கவும்.',
  nothingToSave: 'சேமிக்க ஒரு தலைப்பையோ ஆவணத்தையோ உரையையோ அனுப்பவும்.',
  noSuchAnswer: 'இந்தப் பதில் நீக்கப்பட்டது அல்லது வேறொரு வழக்கைச் சேர்ந்தது; எனவே எதுவும் சேமிக்கப்படவில்லை.',
  tooManyVersions: 'ஒரு வரைவுக்குப் பெயரிட்ட பதிப்புகள் அதிகபட்சம் 200 இருக்கலாம்.',
  noDraftSelected: 'வரைவு எதுவும் தேர்ந்தெடுக்கப்படவில்லை',
  messageEmpty: 'செய்தி காலியாக இருக்கக் கூடாது',
  messageTooLong: 'ஒரு செய்தியில் அதிகபட்சம் {max, number} எழுத்துகள் இருக்கலாம்.',
});
