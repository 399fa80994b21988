import type { messages as english } from '#shared/messages/en/accounts/device-clock.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('device-clock', {
  clockWrong:
    'இந்தச் சாதனத்தின் கடிகாரம் {hours, plural, =0 {சில நிமிடங்கள்} one {சுமார் # மணி நேரம்} other {சுமார் # மணி நேரம்}} {way, select, fast {முன்னதாக} other {தாமதமாக}} ஓடுகிறது. “இன்று” என்பதும் காலம் கடந்த தேதிகளும் இங்கே தவறாக இருக்கலாம். கடிகாரத்தைச் சரிசெய்து, பக்கத்தை மீண்டும் ஏற்றவும்.',
});
