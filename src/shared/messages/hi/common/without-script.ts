import type { messages as english } from '#shared/messages/en/common/without-script.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('withoutScript', {
  page: 'इस पेज के लिए JavaScript चाहिए। अपने ब्राउज़र की सेटिंग में इस पते के लिए JavaScript चालू करें, और पेज फिर से लोड करें।',
  account:
    'साइन इन करने या खाता बनाने के लिए JavaScript चाहिए। अपने ब्राउज़र की सेटिंग में इस पते के लिए JavaScript चालू करें, और पेज फिर से लोड करें।',
  demo: 'यहाँ Munshi आज़माने के लिए JavaScript चाहिए। इस पेज का बाकी हिस्सा उसके बिना भी काम करता है।',
  call: 'यहाँ दिन और समय चुनने के लिए JavaScript चाहिए। उसके बिना <mail>{email}</mail> पर लिखें: बताएँ कि कॉल किस बारे में है और आप कब बात कर सकते हैं।',
  calculator: 'अपने आँकड़ों से हिसाब लगाने के लिए JavaScript चाहिए। नीचे एक उदाहरण है।',
  reference: 'API संदर्भ को यहाँ पढ़ने के लिए JavaScript चाहिए। पूरा संदर्भ <link>openapi.json</link> में भी है।',
  plans: 'सालाना कीमतें देखने और सदस्यता लेने के लिए JavaScript चाहिए। नीचे दी गई कीमतें एक महीने की हैं।',
});
