import type { messages as english } from '#shared/messages/en/library/add-to-case.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('addToCase', {
  addToCase: 'मामले में जोड़ें',
  adding: 'जोड़ा जा रहा है...',
  case: 'मामला',
  loadingCases: 'आपके मामले लोड हो रहे हैं',
  casesNotLoaded: 'मामले लोड करने में त्रुटि हुई',
  created: '{date} को बनाया गया',
  alreadyInCase: 'इस मामले में पहले से है',
  openInCase: 'इस मामले में पहले से है: {title} में खोलें',
  noCasesYet: 'अभी आपका कोई मामला नहीं है। <link>मुवक्किल और उसका पहला मामला जोड़ें</link>, फिर यह दस्तावेज़ उसमें जोड़ें।',

  added: '{file} को मामले में जोड़ा गया',
  notAdded: 'फ़ाइल मामले में नहीं जुड़ सकी',
  openCase: 'मामला खोलें',
  openCaseHint: 'उसे वहाँ पढ़ने के लिए F8, फिर “मामला खोलें” दबाएँ',

  addingTo: '<link>{title}</link> में निर्णय जोड़े जा रहे हैं',
  stopAddingTo: 'इस मामले में निर्णय जोड़ना बंद करें',
});
