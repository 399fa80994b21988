import type { messages as english } from '#shared/messages/en/common/contract.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('contract', {
  fieldMissing: '‘{field}’ नहीं दिया गया है।',
  fieldText: '‘{field}’ पाठ होना चाहिए।',
  fieldNumber: '‘{field}’ संख्या होनी चाहिए।',
  fieldWhole: '‘{field}’ पूर्ण संख्या होनी चाहिए।',
  fieldYesNo: '‘{field}’ true या false होना चाहिए।',
  fieldList: '‘{field}’ सूची होनी चाहिए।',
  fieldObject: '‘{field}’ ऑब्जेक्ट होना चाहिए।',
  fieldOneOf: '‘{field}’ इनमें से एक होना चाहिए: {values}।',
  fieldAtMost: '‘{field}’ अधिकतम {limit, number} हो सकता है।',
  fieldAtLeast: '‘{field}’ कम से कम {limit, number} होना चाहिए।',
  fieldLongest: '‘{field}’ में अधिकतम {limit, number} अक्षर या प्रविष्टियाँ हो सकती हैं।',
  fieldShortest: '‘{field}’ में कम से कम {limit, number} अक्षर या प्रविष्टियाँ होनी चाहिए।',
  fieldForm: '‘{field}’ का रूप सही नहीं है।',
  fieldsUnknown: 'यहाँ यह ज्ञात नहीं है: {fields}।',
  inputForm: 'अनुरोध का रूप सही नहीं है।',
});
