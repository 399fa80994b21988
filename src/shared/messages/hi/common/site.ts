import type { messages as english } from '#shared/messages/en/common/site.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('site', {
  apiReference: 'API संदर्भ',
  apiReferenceLead:
    'इस सर्वर का हर एंडपॉइंट; यह उन्हीं परिभाषाओं (contracts) से बनता है जिनसे अनुरोध जाँचे जाते हैं। फ़ाइल के रूप में: <link>openapi.json</link>।',
  outbox: 'आउटबॉक्स',
  outboxLead:
    'जब तक मेल सर्वर या SMS सेवा नहीं लगाई जाती, ईमेल और फ़ोन के कोड इसी कंप्यूटर पर रहते हैं और कहीं नहीं भेजे जाते।',
});
