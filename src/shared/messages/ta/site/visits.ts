import type { messages as english } from '#shared/messages/en/site/visits.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('visits', {
  lastUpdated: 'கடைசியாக மாற்றியது: {date}',

  // The request for a call
  bookTitle: 'அழைப்பை முன்பதிவு செய்',
  bookLead:
    'அழைப்பு எதைப் பற்றியது என்பதையும் நேரத்தையும் தேர்ந்தெடுக்கவும். அரை மணி நேரம் ஆகும். மின்னஞ்சல் மூலம் உறுதிப்படுத்துவோம்.',
  topic: 'அழைப்பு எதைப் பற்றியது',
  day: 'நாள்',
  time: 'நேரம்',
  chooseDay: 'ஒரு நாளைத் தேர்ந்தெடுக்கவும்',
  chooseTime: 'ஒரு நேரத்தைத் தேர்ந்தெடுக்கவும்',
  indianTime: 'இந்திய நேரம் (IST)',
  note: 'நீங்கள் பார்க்க விரும்புவது',
  request: 'அழைப்பைக் கோரு',
  requesting: 'அனுப்பப்படுகிறது...',
  requested: 'உங்கள் கோரிக்கை வந்துசேர்ந்தது',
  requestedText: '{time} (இந்திய நேரம்) என்பதை உறுதிப்படுத்த {email} முகவரிக்கு எழுதுவோம்.',
  requestFailed: 'உங்கள் கோரிக்கை அனுப்பப்படவில்லை',
  another: 'மற்றொரு அழைப்பைக் கோரு',

  // The calculator
  roiTitle: 'ROI கணிப்பான்',
  roiLead:
    'நீங்கள் மிச்சப்படுத்தும் நேரத்தின் மதிப்பு. எல்லாப் புள்ளிவிவரங்களும் உங்களுடையவை: எவ்வளவு நேரம் மிச்சமாகும் என்பது எங்களுக்குத் தெரியாது; எனவே உங்கள் மதிப்பீட்டை உள்ளிட்டு முயன்று பாருங்கள்.',
  hours: 'வாரத்திற்கு ஆய்வுக்கும் சரிபார்ப்புக்கும் ஆகும் மணி நேரம்',
  share: 'அதில் மிச்சமாகும் என எதிர்பார்க்கும் பங்கு, சதவீதத்தில்',
  fee: 'உங்கள் ஒரு மணி நேரத்தின் வருமானம், ரூபாயில்',
  price: 'திட்டத்தின் மாத விலை, ரூபாயில்',
  outOfRange: '{min, number} முதல் {max, number} வரையிலான ஓர் எண்ணை உள்ளிடவும்.',
  working: 'கணக்கீடு',
  stepHours: 'மாதத்திற்கு மணி நேரம்',
  stepHoursWork: 'வாரத்திற்கு {hours} மணி × 52 வாரங்கள் ÷ 12 மாதங்கள்',
  stepSaved: 'மாதத்திற்கு மிச்சமாகும் மணி நேரம்',
  stepSavedWork: '{monthly} மணி × {share} %',
  stepValue: 'இந்த நேரத்தின் மதிப்பு',
  stepValueWork: '{saved} மணி × {fee}',
  stepNet: 'திட்டத்தின் விலை போக மீதம்',
  stepNetWork: '{value} − {price}',
  stepReturn: 'திட்டத்தின் ஒவ்வொரு ரூபாய்க்கும் கிடைக்கும் பயன்',
  stepReturnWork: '{value} ÷ {price}',
  noReturn: 'திட்டத்திற்கு விலை இல்லை; எனவே விகிதம் இல்லை.',
  hoursCount: '{hours} மணி நேரம்',
  breakEven: 'மாதத்திற்கு {hours} மணி நேரம் மிச்சமானால், திட்டத்தின் விலை ஈடாகும்.',
});
