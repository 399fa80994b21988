import type { messages as english } from '#shared/messages/en/accounts/oauth.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('oauth', {
  title: '{name} को Munshi से जोड़ें?',
  asks: '{name} खाता {email} इस काम के लिए उपयोग करना चाहता है:',
  answerGoesTo: 'उत्तर {host} को जाता है।',
  allow: 'जोड़ें',
  deny: 'न जोड़ें',
  note: 'केवल वही जोड़ें जो आपने स्वयं शुरू किया हो। आप इसे सुरक्षा में कभी भी समाप्त कर सकते हैं।',
  unknownTitle: 'यह प्रोग्राम नहीं जोड़ा जा सकता',
  unknownText: 'यह यहाँ पंजीकृत नहीं है, या इसका पता बदल गया है। प्रोग्राम में फिर से शुरू करें।',
  unnamed: 'बिना नाम का प्रोग्राम',
  password: 'आपका पासवर्ड, जैसे API कुंजी के लिए',
  code: 'हमारा भेजा कोड',
  sendCode: 'मुझे कोड भेजें',
  codeSent: 'आपको कोड भेजा गया। उसे लिखें और जोड़ें दबाएँ।',
  codeFirst: 'आपको साइन इन किए कुछ समय हो गया है। प्रोग्राम जोड़ने के लिए पहले कोड मँगाएँ।',
  codeWrong: 'यह कोड गलत है या इसका समय बीत गया है।',
});
