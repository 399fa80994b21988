import type { messages as english } from '#shared/messages/en/practice/court-import.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('courtImport', {
  scanned:
    'इस PDF में पृष्ठों के चित्र हैं, पाठ नहीं, इसलिए इसकी पंक्तियाँ पढ़ी नहीं जा सकतीं। सूची को वैसे ही सहेजें जैसे न्यायालय प्रकाशित करता है।',
  unknown: 'इस फ़ाइल में कोई मामला नहीं मिला। वाद सूची, सहेजा हुआ केस स्टेटस पृष्ठ, निर्यात या तालिका लाएँ।',
  noDay: 'इस सूची में कोई तारीख नहीं छपी है। लागू करने से पहले हर पंक्ति देखें।',
  dayOfName: 'इस सूची में कोई तारीख नहीं छपी है। {day} फ़ाइल के नाम से है।',
  otherYear: 'यह सूची {day} की है, जो दूसरे वर्ष में है। लागू करने से पहले हर पंक्ति देखें।',
  otherDay: 'यह सूची {day} की है, पर फ़ाइल के नाम में {named} है।',
  wrongCnr: 'CNR {cnr} का रूप गलत है, इसलिए उसका उपयोग नहीं हुआ।',
  tooLarge: 'अधिक से अधिक {files, number} फ़ाइलें लाएँ, कुल {megabytes, number} MB तक।',
  importGone: 'फ़ाइलों का यह समूह, या उससे जो लागू हुआ, मौजूद नहीं है या पहले ही पूर्ववत हो चुका है।',
  unnamed: 'बिना नाम का मामला',
  orderUploaded: 'आदेश अपलोड हुआ',
  placeHall: 'न्यायालय कक्ष {hall}',
  placeItem: 'मद {item}',
});
