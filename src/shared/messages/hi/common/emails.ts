import type { messages as english } from '#shared/messages/en/common/emails.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('emails', {
  greeting: 'आदरणीय {name},',
  greetingWithoutName: 'नमस्ते,',
  closing: 'Munshi, आपके चैंबर के लिए',
  orOpen: 'या यह पता खोलें: {link}',

  confirmSubject: 'अपने ईमेल पते की पुष्टि करें',
  confirmText: 'किसी ने इस ईमेल पते से Munshi पर खाता बनाया है। साइन इन करने के लिए पुष्टि करें कि यह पता आपका है।',
  confirmAction: 'मेरे पते की पुष्टि करें',
  confirmExpiry: 'यह लिंक {hours} घंटे में समाप्त हो जाएगा और एक ही बार काम करेगा।',
  confirmNotYou: 'अगर आपने खाता नहीं माँगा था, तो कुछ न करें। आपकी पुष्टि के बिना कोई इसका उपयोग नहीं कर सकता।',
  existsSubject: 'आपका खाता पहले से है',
  existsText: 'किसी ने इस ईमेल पते से खाता बनाने की कोशिश की, पर आपका खाता पहले से है। कुछ भी नहीं बदला है।',
  existsAction: 'साइन इन करें',
  existsHelp:
    'अगर आप पासवर्ड भूल गए हैं, तो साइन इन पेज पर नया माँगें। अगर यह आपने नहीं किया था, तो इस ईमेल पर ध्यान न दें।',
  resetSubject: 'नया पासवर्ड चुनें',
  resetText: 'किसी ने Munshi पर आपके खाते के लिए नया पासवर्ड माँगा है।',
  resetAction: 'नया पासवर्ड चुनें',
  resetExpiry: 'यह लिंक {minutes} मिनट में समाप्त हो जाएगा और एक ही बार काम करेगा।',
  resetNotYou: 'अगर यह आपने नहीं माँगा था, तो कुछ न करें। आपका पासवर्ड वही रहेगा।',
  newAddressSubject: 'अपने नए ईमेल पते की पुष्टि करें',
  newAddressText: 'आपने कहा है कि अब से आप इसी पते से Munshi में साइन इन करेंगे।',
  newAddressAction: 'नए पते की पुष्टि करें',
  newAddressExpiry:
    'यह लिंक {hours} घंटे में समाप्त हो जाएगा और एक ही बार काम करेगा। पुष्टि होने तक आप पुराने पते से ही साइन इन करेंगे।',
  newAddressNotYou: 'अगर यह आपने नहीं माँगा था, तो कुछ न करें।',

  codeSubject: 'आपका पुष्टि कोड',
  codeText: 'Munshi पर अपने खाते में बदलाव की पुष्टि के लिए यह कोड लिखें:\n{code}',
  codeExpiry: 'यह कोड {minutes} मिनट में समाप्त हो जाएगा और एक ही बार काम करेगा।',
  codeNotYou: 'अगर यह आपने नहीं माँगा था, तो यह कोड किसी को न बताएँ। अपना पासवर्ड बदलें और बाकी सभी सत्र समाप्त करें।',
  smsCode:
    '{code} Munshi के लिए आपका कोड है। यह {minutes} मिनट में समाप्त हो जाएगा और एक ही बार काम करेगा। इसे किसी को न बताएँ।',
  smsNotice:
    'Munshi: {what}। अगर यह आपने नहीं किया था, तो तुरंत प्रोफ़ाइल में सुरक्षा खोलें, या अपने Munshi के संचालक को लिखें।',

  securityAction: 'अपने खाते की सुरक्षा देखें',
  ifYou: 'अगर यह आपने किया था, तो इस ईमेल पर ध्यान न दें। {ifNotYou}',
  changePassword: 'अगर यह आपने नहीं किया था, तो तुरंत अपना पासवर्ड बदलें और बाकी सभी सत्र समाप्त करें।',
  newSignInSubject: 'आपके खाते में नया साइन इन',
  newSignInBrief: 'आपके खाते में नया साइन इन',
  newSignInText: 'किसी ने नए डिवाइस या पते से Munshi पर आपके खाते में साइन इन किया है।',
  newSignInDetails: 'डिवाइस: {device}\nपता: {address}\nसमय: {time}',
  newSignInUnknownAddress: 'अज्ञात',
  newSignInNotYou: 'अगर यह आपने नहीं किया था, तो वह सत्र तुरंत समाप्त करें और अपना पासवर्ड बदलें।',
  newSignInAction: 'अपने सत्र देखें',
  lockedSubject: 'आपके खाते में साइन इन की असफल कोशिशें',
  lockedText:
    'किसी ने Munshi पर आपके खाते में साइन इन की इतनी असफल कोशिशें कीं कि हमने नए डिवाइस से साइन इन 15 मिनट के लिए रोक दिया। एक दिन में ऐसा एक से ज़्यादा बार हुआ है।',
  lockedKnownDevices: 'जिन डिवाइस से आप पहले साइन इन कर चुके हैं वे अब भी काम करते हैं।',
  lockedNotYou: 'अगर यह आपने नहीं किया था, तो ऐसा लंबा पासवर्ड चुनें जो आप कहीं और इस्तेमाल न करते हों, और दूसरा चरण जोड़ें।',
  passwordSubject: 'आपका पासवर्ड बदला गया',
  passwordBrief: 'आपका पासवर्ड बदला गया',
  passwordText: 'Munshi पर आपके खाते का पासवर्ड बदला गया है। बाकी सभी सत्र समाप्त हो गए हैं।',
  passwordNotYou: 'अगर यह आपने नहीं किया था, तो तुरंत साइन इन पेज पर नया पासवर्ड माँगें।',
  emailSubject: 'आपका ईमेल पता बदला गया',
  emailBrief: 'आपका ईमेल बदला गया',
  emailText: 'Munshi पर आपके खाते का ईमेल पता बदला गया है। अब आप इस पते से साइन इन नहीं कर सकते।',
  emailNotYou: 'अगर यह आपने नहीं किया था, तो तुरंत इस सर्वर के संचालक को लिखें।',
  phoneSubject: 'आपका फ़ोन नंबर बदला गया',
  phoneBrief: 'आपका नंबर बदला गया',
  phoneText: 'अब आप दूसरे फ़ोन नंबर से Munshi में साइन इन करते हैं।',
  factorApp: 'ऑथेंटिकेटर ऐप',
  factorPhone: 'फ़ोन',
  factorNamed: '{kind} (“{name}”)',
  factorAddedSubject: 'आपके खाते में दूसरा चरण जोड़ा गया',
  factorAddedBrief: 'दूसरा चरण जोड़ा गया',
  factorAddedText: 'अब Munshi में साइन इन करते समय एक कोड भी पूछा जाएगा। यह दूसरा चरण जोड़ा गया: {factor}।',
  factorRemovedSubject: 'आपके खाते से दूसरा चरण हटाया गया',
  factorRemovedBrief: 'दूसरा चरण हटाया गया',
  factorRemovedText: 'यह दूसरा चरण अब Munshi पर आपके खाते की रक्षा नहीं करता: {factor}।',
  recoverySubject: 'रिकवरी कोड का उपयोग हुआ',
  recoveryBrief: 'रिकवरी कोड का उपयोग हुआ',
  recoveryText: 'किसी ने दूसरे चरण की जगह आपके एक रिकवरी कोड से Munshi में साइन इन किया है।',
  recoveryLeft: '{count, plural, one {# रिकवरी कोड बचा है} other {# रिकवरी कोड बचे हैं}}।',
  providerConnectedSubject: 'एक {provider} खाता जोड़ा गया',
  providerConnectedBrief: '{provider} खाता जोड़ा गया',
  providerConnectedText: 'अब आप {provider} खाते से भी Munshi में साइन इन कर सकते हैं।',
  providerDisconnectedSubject: 'आपका {provider} खाता अलग किया गया',
  providerDisconnectedBrief: '{provider} खाता अलग किया गया',
  providerDisconnectedText:
    'अब आप अपने {provider} खाते से Munshi में साइन इन नहीं कर सकते। उससे खुले सत्र समाप्त हो गए हैं।',
  time: '{time} IST',

  // The erasure of an account
  erasureSubject: 'आपका खाता {day} को मिटा दिया जाएगा',
  erasureBrief: 'आपका खाता मिटाया जाएगा',
  erasureText:
    'किसी ने Munshi पर आपका खाता मिटाने का अनुरोध किया है। {day} को वह आपके मुवक्किलों, मामलों, फ़ाइलों, मसौदों और चैट के साथ मिट जाएगा, और कुछ भी वापस नहीं लाया जा सकेगा। तब तक सब कुछ पहले की तरह चलता रहेगा, और आप अपना डेटा निर्यात कर सकते हैं।',
  erasureKeep: 'अपना खाता बनाए रखने के लिए उस दिन से पहले साइन इन करें और पेज के ऊपर “मेरा खाता बनाए रखें” दबाएँ।',
  erasureAction: 'अपना डेटा निर्यात करें या खाता बनाए रखें',
  erasureNotYou: 'अगर यह आपने नहीं किया था, तो अपना खाता रखें, और तुरंत अपना पासवर्ड बदलें और बाकी सभी सत्र समाप्त करें।',
  erasureCancelledSubject: 'आपका खाता बना रहेगा',
  erasureCancelledBrief: 'आपका खाता बना रहेगा',
  erasureCancelledText: 'Munshi पर आपका खाता नहीं मिटाया जाएगा। किसी ने “मेरा खाता बनाए रखें” दबाया है।',
  erasedSubject: 'आपका खाता मिटा दिया गया',
  erasedText: 'Munshi पर आपका खाता और उसमें जो कुछ था सब मिटा दिया गया है।',
  erasedKept: 'कर कानून के अनुसार आवश्यक अवधि तक बीजक आपके खाते के बिना रखे जाएँगे।',
  erasedLast: 'यह हमारी ओर से आपको भेजा गया अंतिम ईमेल है।',
  sharedErasedSubject: 'आपके साथ साझा मामले मिटा दिए जाएँगे',
  sharedErasedText:
    '{who} Munshi पर अपना खाता मिटा रहे हैं। जो मामले वे आपके साथ साझा करते हैं वे {day} को उसके साथ मिट जाएँगे। अगर आपको उनमें से किसी की ज़रूरत है, तो उस दिन से पहले उनसे कहें कि वह मामला आपको सौंप दें।',
  sharedKeptSubject: 'आपके साथ साझा मामले बने रहेंगे',
  sharedKeptText: '{who} Munshi पर अपना खाता बनाए रख रहे हैं। जो मामले वे आपके साथ साझा करते हैं वे बने रहेंगे।',
  sharedAction: 'अपने मामले खोलें',

  budgetSubject: 'SMS की आधी सीमा पूरी हो गई',
  budgetText: '24 घंटे में भेजे जा सकने वाले {budget, number} SMS में से Munshi {sent, number} भेज चुका है।',
  budgetMeaning:
    'अगर यह सामान्य से ज़्यादा है, तो हो सकता है कि कोई अपने ही नंबरों पर कोड मँगा रहा हो। सीमा का आधा भाग उन नंबरों के लिए सुरक्षित है जो किसी खाते के हैं, इसलिए आपके उपयोगकर्ता अब भी साइन इन कर सकते हैं।',
  budgetSetting: 'SMS_DAILY_BUDGET तय करता है कि 24 घंटे में कितने संदेश भेजे जा सकते हैं।',

  offerSubject: 'Munshi पर एक मामला आपको सौंपा जा रहा है',
  offerText: '{sender} आपसे Munshi का वह मामला लेने को कह रहे हैं जिस पर आप साथ काम करते हैं।',
  offerAction: 'मामला खोलें',
  offerExpiry:
    'आप {days} दिन तक स्वीकार कर सकते हैं। तब तक कुछ नहीं बदलता। मामले का पेज बताता है कि उसके साथ क्या आएगा।',
  invitationSubject:
    'Munshi पर {to, select, case {आपको एक मामले का निमंत्रण मिला है} cases {आपको कई मामलों का निमंत्रण मिला है} other {आपको एक चैंबर का निमंत्रण मिला है}}',
  invitationText:
    '{to, select, case {{sender} ने आपको Munshi पर एक मामले में साथ काम करने का निमंत्रण दिया है।} cases {{sender} ने आपको Munshi पर कई मामलों में साथ काम करने का निमंत्रण दिया है।} other {{sender} ने आपको Munshi पर अपने चैंबर में आने का निमंत्रण दिया है।}}',
  invitationUnnamed: 'एक अधिवक्ता',
  invitationAction: 'निमंत्रण खोलें',
  invitationExpiry:
    'यह लिंक {days} दिन में समाप्त हो जाएगा और एक ही बार, इसी पते वाले खाते से काम करेगा। खाता न हो, तो पहले इसी पते से साइन अप करें।',
  invitationNotYou: 'अगर आप भेजने वाले को नहीं जानते, तो कुछ न करें।',
  smsClient: '{title}: अगली तारीख {when} है।',
  smsInvitation:
    'आपको Munshi पर निमंत्रण मिला है। {days, number} दिन के भीतर यह लिंक खोलें और इसी नंबर से साइन इन करें: {link}',

  reminderToday: 'आज {kind, select, hearing {सुनवाई} deadline {अंतिम तिथि} other {तारीख}}, {date}: {title}',
  reminderTomorrow: 'कल {kind, select, hearing {सुनवाई} deadline {अंतिम तिथि} other {तारीख}}, {date}: {title}',
  reminderOnDate: '{date} को {kind, select, hearing {सुनवाई} deadline {अंतिम तिथि} other {तारीख}}: {title}',
  reminderDay: '{weekday}, {date}',
  reminderDayAndTime: '{weekday}, {date}, {time} (भारतीय समय)',
  reminderAction: 'मामला खोलें',
  reminderReason: 'यह रिमाइंडर आपने माँगा था।',

  alertSubject: '{count, plural, one {# नया निर्णय} other {# नए निर्णय}}: {name}',
  alertText:
    'आपकी सहेजी हुई खोज “{name}” के परिणामों में {count, plural, one {लाइब्रेरी का # नया निर्णय है} other {लाइब्रेरी के # नए निर्णय हैं}}।',
  alertMore: '{count, plural, one {और # अन्य।} other {और # अन्य।}}',
  alertAction: 'खोज खोलें',
  alertReason:
    'आपने {interval, select, daily {दैनिक} other {साप्ताहिक}} सूचना माँगी थी। हर निर्णय एक खोज के लिए एक ही बार भेजा जाता है।',
  alertStop: 'ये ईमेल बंद करने के लिए यह पता खोलें। साइन इन करने की ज़रूरत नहीं है: {link}',
});
