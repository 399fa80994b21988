import type { messages as english } from '#shared/messages/en/site/contact.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('contact', {
  nameTooShort: 'नाम कम से कम 2 अक्षरों का होना चाहिए',
  nameTooLong: 'नाम अधिक से अधिक {max, number} अक्षरों का हो सकता है',
  emailInvalid: 'कृपया मान्य ईमेल पता लिखें',
  messageTooShort: 'संदेश कम से कम 10 अक्षरों का होना चाहिए',
  messageTooLong: 'संदेश अधिक से अधिक {max, number} अक्षरों का हो सकता है',
  topicMissing: 'कृपया बातचीत का विषय चुनें',
  slotMissing: 'कृपया समय चुनें',
  slotTaken: 'यह समय अब उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  tooMany:
    'आपने एक घंटे में {count, number} बार लिखा है। कृपया {minutes, plural, one {# मिनट} other {# मिनट}} में फिर कोशिश करें, या {email} पर ईमेल लिखें।',

  messageSubject: 'संपर्क फ़ॉर्म से {name} का संदेश',
  callSubject: '{name} ने {time} की बातचीत का अनुरोध किया',
  from: 'भेजने वाले: {name} <{email}>',
  topic: 'विषय: {topic}',
  time: 'माँगा गया समय: {time} (भारतीय समय)',
  answer: '{name} को लिखने के लिए इस ईमेल का उत्तर दें। Munshi ने अभी उन्हें कोई पुष्टि नहीं भेजी है।',
  kept: 'यह संख्या {id} के साथ एक वर्ष तक रखा जाता है।',
});
