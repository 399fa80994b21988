import type { messages as english } from '#shared/messages/en/library/cite.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('cite', {
  noIds: 'எந்த ஆவணங்களின் மேற்கோள் குறிப்புகள் வேண்டும் என்று குறிப்பிடவும்.',
  tooManyIds: 'ஒரே நேரத்தில் அதிகபட்சம் {max, number} ஆவணங்களின் மேற்கோள் குறிப்புகளை ஏற்றுமதி செய்யலாம்.',
  noneHere: 'இந்த ஆவணங்களில் எதுவும் இந்த நூலகத்தில் இல்லை: {ids}',
  notACitation: '“{text}” என்பதை மேற்கோள் குறிப்பாகப் படிக்க முடியவில்லை.',
  notHere: '{citation} இந்த நூலகத்தில் இல்லை. தீர்ப்பு இருக்கலாம்: வேறு மூலத்தில் சரிபார்க்கவும்.',
});
