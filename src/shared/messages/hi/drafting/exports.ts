import type { messages as english } from '#shared/messages/en/drafting/exports.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('draftExports', {
  title: 'न्यायालय का प्रारूप और पूर्वावलोकन',
  page: 'पृष्ठ',
  plain: 'सादा पृष्ठ',
  plainText: 'A4, Times New Roman 12, हाशिए 2.5 सेमी।',
  supreme_court: 'भारत का उच्चतम न्यायालय',
  supremeCourtText:
    '5 मार्च 2020 का परिपत्र F.No.01/Judl./2020: A4, Times New Roman 14, पंक्ति-अंतर 1.5, उद्धृत अंश 12 में और एकल पंक्ति-अंतर के साथ, बाएँ और दाएँ हाशिया 4 सेमी, ऊपर और नीचे 2 सेमी। काग़ज़ के दोनों ओर प्रिंट करें।',
  own: 'मेरा अपना पृष्ठ',
  ownText:
    'यह पृष्ठ आप स्वयं निर्धारित करते हैं। यह ऐसे किसी नियम का पालन नहीं करता जिसे Munshi ने जाँचा हो: इसे अपने न्यायालय के नियमों से मिलाएँ।',
  pdfFont:
    'Word दस्तावेज़ में पृष्ठ का फ़ॉन्ट रहता है। PDF में उसी आकार का Noto Serif रहता है, जिसे दस्तावेज़ में जोड़ने की अनुमति है।',
  font: 'फ़ॉन्ट',
  size: 'पाठ का आकार, पॉइंट में',
  lineSpacing: 'पंक्ति-अंतर',
  quoteSize: 'उद्धृत अंशों का आकार, पॉइंट में',
  quoteLineSpacing: 'उद्धृत अंशों का पंक्ति-अंतर',
  top: 'ऊपर का हाशिया, सेमी में',
  bottom: 'नीचे का हाशिया, सेमी में',
  left: 'बाएँ हाशिया, सेमी में',
  right: 'दाएँ हाशिया, सेमी में',
  between: '{least, number} से {most, number} तक की कोई संख्या लिखें।',
  preview: 'पूर्वावलोकन',
  previewing: 'पूर्वावलोकन तैयार हो रहा है...',
  previewFailed: 'पूर्वावलोकन नहीं बन सका',
  previewBlocked: 'आपके ब्राउज़र ने नया टैब नहीं खोला। इस साइट को इसकी अनुमति दें, या PDF डाउनलोड करें।',
  word: 'Word डाउनलोड करें',
  pdf: 'PDF डाउनलोड करें',
  notLoaded: 'आपका पृष्ठ लोड नहीं हो सका',
});
