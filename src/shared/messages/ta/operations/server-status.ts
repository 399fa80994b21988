import type { messages as english } from '#shared/messages/en/operations/server-status.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('server-status', {
  title: 'சேவையகத்தின் நிலை',
  lead: 'இந்தச் சேவையகம் இப்போது எப்படி இருக்கிறது என்பதை இந்தப் பக்கம் காட்டுகிறது. பல சேவையகங்கள் இயங்கினால், ஒவ்வொன்றும் தன் நிலையை மட்டுமே சொல்கிறது.',
  loading: 'நிலை ஏற்றப்படுகிறது',
  notLoaded: 'நிலையை ஏற்ற முடியவில்லை',
  allGood: 'எச்சரிக்கை எதுவும் இல்லை.',
  alerts: '{count, plural, one {# எச்சரிக்கை} other {# எச்சரிக்கைகள்}}',
  mailed:
    'எச்சரிக்கை தொடங்கும்போதும் முடியும்போதும் இயக்குபவர்களுக்கு மின்னஞ்சல் வருகிறது. வரம்புகள் ALERT_ என்று தொடங்கும் அமைப்புகள்.',
  noOperators: 'எச்சரிக்கை பற்றி யாருக்கும் மின்னஞ்சல் வராது: OPERATORS அமைப்பு யாரையும் குறிப்பிடவில்லை.',
  documents:
    '{count, plural, =0 {நூலகம் காலியாக உள்ளது.} one {நூலகத்தில் # ஆவணம் உள்ளது.} other {நூலகத்தில் # ஆவணங்கள் உள்ளன.}}',
  name: '{signal, select, database {தரவுத்தளம்} disk {வட்டில் காலி இடம்} memory {நினைவகம்} loop {பதில்களில் தாமதம்} work {காத்திருக்கும் பணி} files {படிக்கப்படக் காத்திருக்கும் கோப்புகள்} webhooks {காத்திருக்கும் வெப்ஹூக்குகள்} backup {கடைசி வெற்றிகரமான காப்பு நகல்} certificate {சான்றிதழ்} mail {மின்னஞ்சல்} sms {SMS} other {மொழி மாதிரி}}',
  about:
    '{signal, select, database {கணக்குகள், கட்சிக்காரர்கள், வழக்குகள் இதில் உள்ளன.} disk {கோப்புகளுக்கும் நூலகத்துக்கும் மீதமுள்ள இடம்.} memory {இந்தச் சேவையகம் பயன்படுத்தும் நினைவகம்.} loop {சேவையகம் பரபரப்பாக இருப்பதால் நூறில் ஒரு கோரிக்கை காத்திருக்கும் நேரம்.} work {தங்கள் முறைக்குக் காத்திருக்கும் சரிபார்ப்புகள், ஏற்றுமதிகள், இறக்குமதிகள்.} files {வழக்குகளின் மிகப் பழைய கோப்பு காத்திருக்கும் நேரம்.} webhooks {மற்றொரு நிரலுக்கான மிகப் பழைய செய்தி காத்திருக்கும் நேரம்.} backup {கடைசியாக வெற்றி பெற்ற காப்பு நகலுக்குப் பிறகான நேரம்.} certificate {பொது முகவரியின் சான்றிதழ் இன்னும் எவ்வளவு காலம் செல்லும்.} mail {அனுப்ப முடியாத மின்னஞ்சல்கள்.} sms {தொலைபேசிகளுக்கு அனுப்ப முடியாத செய்திகள்.} other {தோல்வியடைந்த மொழி மாதிரிக் கோரிக்கைகள்.}}',
  good: 'நன்று',
  alert: 'எச்சரிக்கை',
  unknown: 'அளக்கப்படவில்லை',
  answers: 'பதிலளிக்கிறது',
  silent: 'பதிலளிக்கவில்லை',
  nothingWaits: 'எதுவும் காத்திருக்கவில்லை',
  pieces: '{count, plural, =0 {எதுவும் காத்திருக்கவில்லை} one {# பணி} other {# பணிகள்}}',
  failures: '{count, plural, =0 {தோல்வி இல்லை} one {தொடர்ந்து # தோல்வி} other {தொடர்ந்து # தோல்விகள்}}',
  milliseconds: '{count, number} மில்லிநொடி',
  seconds: '{count, plural, one {# நொடி} other {# நொடிகள்}}',
  minutes: '{count, plural, one {# நிமிடம்} other {# நிமிடங்கள்}}',
  hours: '{count, plural, one {# மணிநேரம்} other {# மணிநேரம்}}',
  days: '{count, plural, one {# நாள்} other {# நாட்கள்}}',
  expired: 'காலாவதியானது',
  noLimit: 'எச்சரிக்கை அமைக்கப்படவில்லை',
  limitDatabase: 'பதிலளிக்காதபோது எச்சரிக்கை',
  limitBelow: '{amount} என்பதற்குக் கீழே எச்சரிக்கை',
  limitFrom: '{amount} முதல் எச்சரிக்கை',

  // Emails to operators
  alertSubject: 'Munshi: {signal} உங்கள் கவனத்துக்கு',
  alertText: '{signal}: {value}. {limit}.',
  alertSilence: 'இது பற்றிய அடுத்த மின்னஞ்சல் நிலை சரியாகும்போது, அல்லது ஒரு நாளுக்குப் பிறகு வரும்.',
  endedSubject: 'Munshi: {signal} மீண்டும் நன்றாக உள்ளது',
  endedText: '{signal}: {value}.',
});
