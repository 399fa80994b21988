import type { messages as english } from '#shared/messages/en/accounts/account-errors.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('accountErrors', {
  fullNameRequired: 'पूरा नाम लिखें',
  nameNotPlain: 'कृपया ऐसा नाम लिखें जिसमें लिंक या छिपे हुए अक्षर न हों',
  emailRequired: 'ईमेल लिखें',
  emailInvalid: 'कृपया मान्य ईमेल पता लिखें',
  emailLatin:
    'ईमेल पते में, उसके डोमेन में भी, केवल लैटिन अक्षर (Latin letters), अंक और चिह्न हो सकते हैं। पता लैटिन अक्षरों में लिखें।',
  phoneInvalid: 'कृपया 10 अंकों का मोबाइल नंबर लिखें',
  passwordRequired: 'पासवर्ड लिखें',
  passwordTooLong: 'पासवर्ड अधिक से अधिक {max, number} अक्षरों का हो सकता है',
  passwordLength: 'पासवर्ड कम से कम {min, number} अक्षरों का होना चाहिए',
  passwordUpper: 'पासवर्ड में अंग्रेज़ी का कम से कम एक बड़ा अक्षर होना चाहिए',
  passwordLower: 'पासवर्ड में अंग्रेज़ी का कम से कम एक छोटा अक्षर होना चाहिए',
  passwordDigit: 'पासवर्ड में कम से कम एक अंक होना चाहिए',
  passwordSpecial: 'पासवर्ड में कम से कम एक विशेष चिह्न होना चाहिए',
  passwordMismatch: 'दोनों पासवर्ड एक जैसे नहीं हैं',
  passwordTooCommon: 'यह पासवर्ड बहुत आम है। कृपया दूसरा चुनें',
  passwordUnchanged: 'नया पासवर्ड पुराने पासवर्ड से अलग होना चाहिए।',

  invalidCredentials: 'ईमेल या पासवर्ड सही नहीं है',
  invalidCredentialsLastTry:
    'साइन इन का विवरण सही नहीं है। आप एक बार और कोशिश कर सकते हैं। फिर गलत पासवर्ड लिखने पर साइन इन {minutes, plural, one {# मिनट} other {# मिनट}} के लिए रोक दिया जाएगा।',
  emailNotConfirmed: 'ईमेल की पुष्टि नहीं हुई है',
  linkExpired: 'ईमेल का लिंक मान्य नहीं है या उसकी अवधि समाप्त हो गई है',
  reauthenticate: 'यह बदलाव करने के लिए कृपया अपने वर्तमान पासवर्ड की पुष्टि करें',
  erasureNotConfirmed: 'पुष्टि के लिए अपने खाते का ईमेल पता या फ़ोन नंबर लिखें।',
  sessionEnded: 'यह सत्र समाप्त हो गया है। कृपया फिर साइन इन करें',
  accessTokenInvalid: 'एक्सेस टोकन मान्य नहीं है या उसकी अवधि समाप्त हो गई है',
  refreshTokenUnknown: 'रिफ़्रेश टोकन अमान्य है: रिफ़्रेश टोकन नहीं मिला',
  refreshTokenUsed: 'रिफ़्रेश टोकन अमान्य है: पहले ही उपयोग हो चुका है',
  signInCodeInvalid: 'साइन इन का यह कोड मान्य नहीं है या इसकी अवधि समाप्त हो गई है',
  codeVerifierMismatch: 'कोड वेरिफ़ायर कोड चैलेंज से मेल नहीं खाता',
  grantBodyInvalid: 'बॉडी ग्रांट के प्रकार के अनुरूप नहीं है।',
  codeChallengeInvalid: 'कोड चैलेंज में S256 का उपयोग होना चाहिए',
  codeChallengeMethodInvalid: 'कोड चैलेंज का केवल s256 तरीका स्वीकार किया जाता है',

  tooManyAttempts: 'साइन इन की बहुत ज़्यादा कोशिशें हुईं। कृपया {minutes, number} मिनट में फिर कोशिश करें।',
  tooManyEmails: 'बहुत ज़्यादा ईमेल माँगे गए। कृपया {minutes, plural, one {# मिनट} other {# मिनट}} में फिर कोशिश करें।',
  serverBusy: 'सर्वर अभी दूसरे साइन इन में व्यस्त है। कृपया कुछ सेकंड में फिर कोशिश करें।',
  tooManyRequests: 'बहुत ज़्यादा अनुरोध आए। कृपया {minutes, plural, one {# मिनट} other {# मिनट}} में फिर कोशिश करें।',

  wrongCode: 'सत्यापन कोड सही नहीं है। कृपया फिर कोशिश करें।',
  codeIncomplete: 'कोड के छहों अंक लिखें',
  codeTooSoon:
    'एक कोड अभी-अभी भेजा गया है। दूसरा माँगने से पहले कृपया {seconds, plural, one {# सेकंड} other {# सेकंड}} रुकें।',
  tooManyCodes: 'इस नंबर पर बहुत ज़्यादा कोड भेजे जा चुके हैं। कृपया बाद में फिर कोशिश करें।',
  tooManyCodesFromNetwork: 'आपके नेटवर्क से बहुत ज़्यादा कोड माँगे गए हैं। कृपया बाद में फिर कोशिश करें।',
  noMoreCodesToday: 'आज और कोड नहीं भेजे जा सकते। कृपया दूसरे तरीके से साइन इन करें, या कल फिर कोशिश करें।',
  tooManyWrongCodes:
    'बहुत ज़्यादा गलत कोड लिखे गए। कृपया {minutes, plural, one {# मिनट} other {# मिनट}} में फिर कोशिश करें।',
  phoneTaken: 'यह नंबर किसी और खाते का है।',

  factorNameTooLong: 'नाम अधिक से अधिक {max, number} अक्षरों का हो सकता है',
  factorNameTaken: 'इस नाम का दूसरा चरण आपके पास पहले से है। कृपया दूसरा नाम चुनें।',
  tooManyFactors:
    'आप साइन इन के दूसरे चरण के लिए अधिक से अधिक {max, number} तरीके रख सकते हैं। जिसका अब उपयोग नहीं करते, उसे हटाएँ।',
  phoneFactorExists: 'दूसरे चरण के लिए एक सत्यापित फ़ोन पहले से है। दूसरा जोड़ने से पहले उसे हटाएँ।',
  factorNotFound: 'यह तरीका मौजूद नहीं है, या हटा दिया गया था।',
  factorLocked:
    'बहुत ज़्यादा गलत कोड लिखे गए। यह तरीका अभी लॉक है। कृपया {minutes, plural, one {# मिनट} other {# मिनट}} में फिर कोशिश करें।',
  challengeExpired: 'इस कोड की अवधि समाप्त हो गई है। कृपया नया माँगें।',
  addFactorFirst: 'पहले दूसरा चरण जोड़ें। रिकवरी कोड तब के लिए हैं जब वह खो जाए।',
  wrongRecoveryCode: 'यह रिकवरी कोड गलत है, या पहले ही उपयोग हो चुका है।',
  recoveryCodesLocked:
    'बहुत ज़्यादा गलत रिकवरी कोड लिखे गए। कृपया {minutes, plural, one {# मिनट} other {# मिनट}} में फिर कोशिश करें।',

  providerFailed: '{provider} से प्रमाणीकरण नहीं हो सका',
  providerCancelled: '{provider} से साइन इन रद्द किया गया। कुछ भी नहीं बदला।',
  providerNotSetUp:
    'इस सर्वर के संचालक ने {provider} से साइन इन की व्यवस्था नहीं की है। कृपया अपने ईमेल या फ़ोन से साइन इन करें।',
  providerUnreachable: '{provider} से संपर्क नहीं हो सका। कुछ भी नहीं बदला। कृपया थोड़ी देर में फिर कोशिश करें।',
  providerSignInExpired:
    '{provider} से इस साइन इन की अवधि समाप्त हो गई है, इसका उपयोग हो चुका है, या यह दूसरे ब्राउज़र में शुरू किया गया था। कृपया फिर कोशिश करें।',
  providerEmailNotVerified:
    '{provider} ने इस खाते के ईमेल पते का सत्यापन नहीं किया है। {provider} पर उसका सत्यापन करें, या दूसरे तरीके से साइन इन करें।',
  providerEmailNotConfirmed:
    'इस ईमेल पते का खाता है, पर उसके पते की पुष्टि कभी नहीं हुई। यह दिखाने के लिए कि पता आपका है, “पासवर्ड भूल गए?” दबाएँ। उसके बाद आप {provider} से साइन इन कर सकते हैं।',
  providerOtherConnected:
    'इस ईमेल पते वाला खाता किसी दूसरे {provider} खाते से जुड़ा है। उसे चुनें, या अपने पासवर्ड से साइन इन करें।',
  providerDisconnected:
    '{provider} को इस खाते से अलग किया गया था। दूसरे तरीके से साइन इन करें। आप इसे प्रोफ़ाइल में सुरक्षा पर जाकर फिर जोड़ सकते हैं।',
  providerOfAnotherUser: 'यह {provider} खाता किसी और Munshi खाते से जुड़ा है। कुछ भी नहीं बदला।',
  providerAlreadyConnected: 'एक {provider} खाता पहले से जुड़ा है। दूसरा जोड़ने से पहले उसे अलग करें।',
  providerNotConnectable:
    'यह {provider} खाता नहीं जोड़ा गया। यह किसी और Munshi खाते का है, या यहाँ एक {provider} खाता पहले से जुड़ा है।',
  providerNotConnected: 'यह {provider} खाता जुड़ा नहीं है, या पहले ही अलग किया जा चुका है।',
  providerOnlyWay: 'साइन इन का आपका एकमात्र तरीका {provider} है। पहले पासवर्ड तय करें या फ़ोन जोड़ें।',
  tooManyGoogleSignIns:
    'आपके नेटवर्क से बहुत ज़्यादा साइन इन शुरू किए गए। कृपया {minutes, plural, one {# मिनट} other {# मिनट}} में फिर कोशिश करें।',
  tooManyGoogleSignInsForNow: 'आपके नेटवर्क से बहुत ज़्यादा साइन इन शुरू किए गए। कृपया एक घंटे बाद फिर कोशिश करें।',
  providerNotOffered: 'साइन इन का यह तरीका यहाँ उपलब्ध नहीं है। कृपया दूसरा चुनें।',
  pkceRequired: '{provider} से साइन इन के लिए इस ऐप्लिकेशन को PKCE फ़्लो का उपयोग करना होगा।',
  tooManyApiKeys: 'इस खाते में अब और कुंजियाँ नहीं बन सकतीं। पहले कोई एक समाप्त करें।',
  apiKeyEndsInThePast: 'कुंजी की समाप्ति का समय आगे का होना चाहिए।',
});
