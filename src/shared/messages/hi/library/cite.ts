import type { messages as english } from '#shared/messages/en/library/cite.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('cite', {
  noIds: 'बताएँ कि किन दस्तावेज़ों के साइटेशन चाहिए।',
  tooManyIds: 'एक बार में अधिकतम {max, number} दस्तावेज़ों के साइटेशन निर्यात किए जा सकते हैं।',
  noneHere: 'इनमें से कोई दस्तावेज़ इस लाइब्रेरी में नहीं है: {ids}',
  notACitation: '“{text}” को साइटेशन के रूप में नहीं पढ़ा जा सका।',
  notHere: '{citation} इस लाइब्रेरी में नहीं है। निर्णय फिर भी हो सकता है: किसी और स्रोत में देखें।',
});
