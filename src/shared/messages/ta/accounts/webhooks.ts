import type { messages as english } from '#shared/messages/en/accounts/webhooks.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('webhooks', {
  urlWrong: 'https:// என்று தொடங்கும் முகவரியை உள்ளிடுங்கள்.',
  urlPrivate:
    'இந்த முகவரி தனிப்பட்ட வலையமைப்புக்கோ இந்தக் கணினிக்கோ உரியது. அங்கே அனுப்பலாமா என்பதை இயக்குபவர் முடிவு செய்கிறார்.',
  urlPlain: 'https:// என்று தொடங்கும் முகவரியை உள்ளிடுங்கள்: தகவல்கள் மறைகுறியாக்கத்துடன் அனுப்பப்படுகின்றன.',
  eventsMissing: 'ஒன்றையாவது தேர்ந்தெடுக்கவும்.',
  tooManyEndpoints: 'இந்தக் கணக்கில் வைக்கக்கூடிய அளவுக்கு வெப்ஹூக்குகள் உள்ளன.',
  endpointGone: 'இந்த வெப்ஹூக் இல்லை.',
  deliveryGone: 'இந்த அறிவிப்பு இல்லை.',
  problemPrivate: 'முகவரி தனிப்பட்டது.',
  problemRedirect: 'பெறும் முகவரி வேறு முகவரிக்குத் திருப்பி விடுகிறது. அந்த முகவரியை உள்ளிடுங்கள்.',
  problemStatus: 'பெறும் முகவரியின் பதில் {status}.',
  problemTimeout: 'பெறும் முகவரி உரிய நேரத்தில் பதில் தரவில்லை.',
  problemCertificate: 'பெறும் முகவரியின் சான்றிதழ் காலாவதியாகிவிட்டது அல்லது செல்லாது. அதை அங்கே புதுப்பிக்க வேண்டும்.',
  problemUnreachable: 'பெறும் முகவரியை அடைய முடியவில்லை.',
});
