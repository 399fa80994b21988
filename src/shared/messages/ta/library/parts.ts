import type { messages as english } from '#shared/messages/en/library/parts.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('parts', {
  headnote: 'தலைப்புக் குறிப்பு (அறிக்கையாளர் எழுதியது, நீதிமன்றம் எழுதியதல்ல)',
  arguments: 'அறிக்கையில் உள்ள வாதங்கள்',
  citator: 'இந்தத் தீர்ப்பை மேற்கோள் காட்டும் வழக்குகள்',
  judgment: 'தீர்ப்பு',
  judgmentOf: '{judge} அவர்களின் தீர்ப்பு',
  opinion:
    '{stance, select, majority {பெரும்பான்மைக் கருத்து} concurring {உடன்பாட்டுக் கருத்து} dissenting {மாறுபட்ட கருத்து} other {கருத்து}}',
  opinionOf:
    '{judge} அவர்களின் கருத்து{stance, select, majority {, பெரும்பான்மை} concurring {, உடன்பாடு} dissenting {, மாறுபாடு} other {}}',
  order: 'நீதிமன்றத்தின் உத்தரவு',
  footnotes: 'அடிக்குறிப்புகள்',
  annexure: 'இணைப்பு',
  signature: 'கையொப்பம்',
  footnote: 'அடிக்குறிப்பு {mark}',

  // Contents of a judgment
  contents: 'பொருளடக்கம்',
  outlineKind:
    '{kind, select, facts {சங்கதிகள்} issues {எழுவினாக்கள்} arguments {வாதங்கள்} reasons {காரணங்கள்} holding {முடிவு} other {உத்தரவு}}',
  fromParagraph: 'பத்தி {number} முதல்',
  outlineNote: 'ஒவ்வொரு பத்தியின் முதல், கடைசிச் சொற்களைக் கொண்டு விதிகள் இப்பகுதிகளைக் கண்டறிந்தன. உரையைப் படிக்கவும்.',
  holding: 'முடிவு',

  perJudge: 'நீதிபதி {judge} அவர்களின்படி{stance, select, concurring {, உடன்பாடு} dissenting {, மாறுபாடு} other {}}',
  perOpinion:
    '{stance, select, majority {பெரும்பான்மைக் கருத்து} concurring {உடன்பாட்டுக் கருத்து} dissenting {மாறுபட்ட கருத்து} other {தனிக் கருத்து}}',
  inPart:
    '{part, select, headnote {தலைப்புக் குறிப்பு, தீர்ப்பு அல்ல} arguments {அறிக்கையில் உள்ள வாதங்கள்} citator {மேற்கோள் காட்டும் வழக்குகளின் பட்டியல்} order {நீதிமன்றத்தின் உத்தரவு} annexure {இணைப்பு} footnotes {அடிக்குறிப்புகள்} signature {கையொப்பம்} other {தலைப்பு}}',
  passageIn: '{reference}, {whose}',
  paragraphWhose: '{reference}, பத்தி {paragraph}, {whose}',

  leftOutLead:
    '{count, plural, one {பக்கங்களின் # வரி தீர்ப்பின் பகுதி அல்ல.} other {பக்கங்களின் # வரிகள் தீர்ப்பின் பகுதி அல்ல.}} ஒவ்வொன்றும் காரணத்துடன் காட்டப்படுகிறது.',
  showLeftOut: 'விடப்பட்டவை ({count, number})',
  timesLeftOut: '× {count, number}',
  pageNumber: 'பக்க எண்',
  runningTitle: 'ஒவ்வொரு பக்கத்திலும் திரும்ப வரும் தலைப்பு',
  marginLetter: 'அறிக்கையின் ஓரத்தில் உள்ள எழுத்து',
  downloadStamp: 'பதிவிறக்க முத்திரை',
  signatureStamp: 'மின்கையொப்ப முத்திரை',
  siteNavigation: 'இணையதளத்தின் உரை',
  missingPages:
    'இந்தப் பிரதியின் பக்க எண்களின்படி இருக்க வேண்டிய பக்கங்கள் இல்லை: {pages}. தீர்ப்பு முழுமையாக இல்லை. இதை நம்புவதற்கு முன் முழுப் பிரதியைப் பார்க்கவும்.',
  unreadPages:
    '{count, plural, one {மூலத்தின் பக்கம் {pages} இந்த உரையில் இல்லை: அது படமாக உள்ளது அல்லது அதன் உரை சேதமடைந்துள்ளது, இன்னும் படிக்க முடியவில்லை. மூலத்தைப் பார்க்கவும்.} other {மூலத்தின் பக்கங்கள் {pages} இந்த உரையில் இல்லை: அவை படங்களாக உள்ளன அல்லது அவற்றின் உரை சேதமடைந்துள்ளது, இன்னும் படிக்க முடியவில்லை. மூலத்தைப் பார்க்கவும்.}}',

  placeMoved: 'இணைப்பின் சொற்கள் முன்பு இருந்த பத்தியில் இல்லை. இப்போது இங்கே உள்ளன.',
  placeGone: 'இணைப்பின் சொற்கள் இப்போது படிக்கப்பட்டுள்ள தீர்ப்பின் உரையில் இல்லை. மூலத்துடன் ஒப்பிடவும்.',
  numberGone: 'இப்போது படிக்கப்பட்டுள்ள தீர்ப்பில் பத்தி {number} இல்லை. மூலத்துடன் ஒப்பிடவும்.',

  namedByOthers: 'மேற்கோள் காட்டும் தீர்ப்புகளில் உள்ள பெயர்',
  nameByOthers: '{name} (மேற்கோள் காட்டும் தீர்ப்புகளில் உள்ள பெயர்)',
});
