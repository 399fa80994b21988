import type { messages as english } from '#shared/messages/en/accounts/oauth.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('oauth', {
  title: '{name}-ஐ Munshi-உடன் இணைக்கலாமா?',
  asks: '{email} கணக்கை இதற்காகப் பயன்படுத்த {name} கேட்கிறது:',
  answerGoesTo: 'பதில் {host}-க்குச் செல்லும்.',
  allow: 'இணை',
  deny: 'இணைக்க வேண்டாம்',
  note: 'நீங்களே தொடங்கியதை மட்டும் இணைக்கவும். பாதுகாப்புப் பக்கத்தில் எப்போது வேண்டுமானாலும் இணைப்பை முடிக்கலாம்.',
  unknownTitle: 'இந்த நிரலை இணைக்க முடியாது',
  unknownText: 'இது இங்கே பதிவாகவில்லை, அல்லது அதன் முகவரி மாறிவிட்டது. நிரலில் மீண்டும் தொடங்கவும்.',
  unnamed: 'பெயரில்லாத நிரல்',
  password: 'உங்கள் கடவுச்சொல், API விசைக்குப் போல',
  code: 'நாங்கள் அனுப்பிய குறியீடு',
  sendCode: 'குறியீட்டை அனுப்பு',
  codeSent: 'உங்களுக்குக் குறியீடு அனுப்பப்பட்டது. அதை உள்ளிட்டு இணை என்பதை அழுத்தவும்.',
  codeFirst: 'நீங்கள் உள்நுழைந்து சிறிது நேரமாகிவிட்டது. நிரலை இணைக்க முதலில் குறியீட்டைக் கேளுங்கள்.',
  codeWrong: 'இந்தக் குறியீடு தவறு அல்லது காலாவதியானது.',
});
