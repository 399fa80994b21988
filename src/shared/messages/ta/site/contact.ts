import type { messages as english } from '#shared/messages/en/site/contact.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('contact', {
  // Rules of the forms
  nameTooShort: 'பெயரில் குறைந்தது 2 எழுத்துகள் இருக்க வேண்டும்',
  nameTooLong: 'பெயரில் அதிகபட்சம் {max, number} எழுத்துகள் இருக்கலாம்',
  emailInvalid: 'செல்லுபடியாகும் மின்னஞ்சல் முகவரியை உள்ளிடவும்',
  messageTooShort: 'செய்தியில் குறைந்தது 10 எழுத்துகள் இருக்க வேண்டும்',
  messageTooLong: 'செய்தியில் அதிகபட்சம் {max, number} எழுத்துகள் இருக்கலாம்',
  topicMissing: 'அழைப்பு எதைப் பற்றியது எனத் தேர்ந்தெடுக்கவும்',
  slotMissing: 'ஒரு நேரத்தைத் தேர்ந்தெடுக்கவும்',
  slotTaken: 'இந்த நேரம் இப்போது கிடைக்கவில்லை. வேறொன்றைத் தேர்ந்தெடுக்கவும்.',
  tooMany:
    'ஒரு மணி நேரத்திற்குள் {count, number} முறை எழுதியுள்ளீர்கள். {minutes, plural, one {# நிமிடம்} other {# நிமிடங்கள்}} கழித்து மீண்டும் முயற்சி செய்யவும், அல்லது {email} முகவரிக்கு மின்னஞ்சல் எழுதவும்.',

  // Mail to the operators
  messageSubject: 'தொடர்புப் படிவம் மூலம் {name} அனுப்பிய செய்தி',
  callSubject: '{name} கோரிய அழைப்பு: {time}',
  from: 'அனுப்பியவர்: {name} <{email}>',
  topic: 'பொருள்: {topic}',
  time: 'கேட்ட நேரம்: {time} (இந்திய நேரம்)',
  answer:
    '{name} அவர்களுக்கு எழுத இந்த மின்னஞ்சலுக்குப் பதில் அனுப்பவும். Munshi அவருக்கு இன்னும் எதையும் உறுதிப்படுத்தவில்லை.',
  kept: 'இது {id} என்ற எண்ணில் ஓர் ஆண்டு சேமிக்கப்படும்.',
});
