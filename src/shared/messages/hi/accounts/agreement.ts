import type { messages as english } from '#shared/messages/en/accounts/agreement.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('agreement', {
  agreement:
    'खाता बनाकर आप <terms>सेवा की शर्तें</terms> और <privacy>गोपनीयता नीति</privacy> स्वीकार करते हैं, और पुष्टि करते हैं कि आपकी आयु {age, number} वर्ष या उससे अधिक है। पहले <notice>आपके व्यक्तिगत डेटा के बारे में सूचना</notice> पढ़ें।',
  agreementIfNew:
    'अगर आप यहाँ नए हैं, तो इससे खाता बनता है। तब आप <terms>सेवा की शर्तें</terms> और <privacy>गोपनीयता नीति</privacy> स्वीकार करते हैं, और पुष्टि करते हैं कि आपकी आयु {age, number} वर्ष या उससे अधिक है। पहले <notice>आपके व्यक्तिगत डेटा के बारे में सूचना</notice> पढ़ें।',
  newTab: 'नए टैब में खुलता है',
});
