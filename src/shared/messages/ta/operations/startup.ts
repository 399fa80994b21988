import type { messages as english } from '#shared/messages/en/operations/startup.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('startup', {
  ready: 'Munshi தயார். {address} முகவரியைத் திறக்கவும்',
  starting: 'Munshi தொடங்குகிறது. சிறிது நேரத்தில் மீண்டும் முயற்சி செய்யவும்.',

  // Settings
  settingsInvalid: 'இந்த அமைப்புகளைப் பயன்படுத்த முடியாது:\n{lines}',
  setting: '{name}: {problem}',
  giveNumber: 'ஓர் எண்ணைக் கொடுக்கவும்.',
  giveWholeNumber: 'ஒரு முழு எண்ணைக் கொடுக்கவும்.',
  giveAtLeast: '{least} அல்லது அதற்கு மேற்பட்ட எண்ணைக் கொடுக்கவும்.',
  giveAtMost: '{most} அல்லது அதற்குக் குறைந்த எண்ணைக் கொடுக்கவும்.',
  giveOneOf: 'இவற்றில் ஒன்றைக் கொடுக்கவும்: {values}.',
  giveEmail: 'ஒரு மின்னஞ்சல் முகவரியைக் கொடுக்கவும்.',

  // The data folder
  diskFull: '{folder} உள்ள வட்டு நிரம்பிவிட்டது. சேமித்தவை பாதுகாப்பாக உள்ளன. இடத்தைக் காலிசெய்து மீண்டும் தொடங்கவும்.',
});
