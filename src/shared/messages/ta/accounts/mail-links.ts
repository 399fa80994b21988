import type { messages as english } from '#shared/messages/en/accounts/mail-links.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('mailLinks', {
  signUpTitle: 'உங்கள் மின்னஞ்சல் முகவரியை உறுதிப்படுத்தவும்',
  signUpText: 'இது உங்கள் புதிய Munshi கணக்கிற்கு {email} முகவரியை உறுதிப்படுத்தும். அதன் பிறகு உள்நுழையலாம்.',
  signUpButton: 'என் முகவரியை உறுதிப்படுத்து',
  newAddressTitle: 'உங்கள் புதிய மின்னஞ்சல் முகவரியை உறுதிப்படுத்தவும்',
  newAddressText: 'நீங்கள் உறுதிப்படுத்திய பிறகு, {account} கணக்கில் {email} முகவரியைக் கொண்டு உள்நுழையலாம்.',
  newAddressButton: 'புதிய முகவரியை உறுதிப்படுத்து',
  recoveryTitle: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்கவும்',
  recoveryHere: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்க, இது இந்த உலாவியில் {account} கணக்கில் உங்களை உள்நுழையச் செய்யும்.',
  recoveryElsewhere:
    '{account} கணக்கிற்குப் புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்க, இது உங்களை {host} தளத்திற்கு அழைத்துச் செல்லும்.',
  recoveryButton: 'புதிய கடவுச்சொல்லைத் தேர்ந்தெடு',
  note: 'நீங்கள் இதைக் கேட்கவில்லை என்றால், இந்தப் பக்கத்தை மூடவும். நீங்கள் ஒரு பொத்தானை அழுத்தும் வரை எதுவும் மாறாது.',

  // Another account is signed in
  signedInAs: '{account} என உள்நுழைந்துள்ளீர்கள்.',
  staysSignedIn: 'அந்தக் கணக்கில் நீங்கள் தொடர்ந்து உள்நுழைந்தே இருப்பீர்கள்.',
  recoveryOther:
    'இந்த இணைப்பு {account} என்ற வேறொரு கணக்கிற்கானது. புதிய கடவுச்சொல்லைத் தேர்ந்தெடுக்க, இது இந்த உலாவியில் அந்தக் கணக்கில் உங்களை உள்நுழையச் செய்யும்.',
  stayButton: '{account} கணக்கிலேயே தொடர்',
  switchButton: 'வெளியேறி {account} கணக்கில் தொடர்',
});
