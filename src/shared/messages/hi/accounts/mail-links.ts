import type { messages as english } from '#shared/messages/en/accounts/mail-links.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('mailLinks', {
  signUpTitle: 'अपने ईमेल पते की पुष्टि करें',
  signUpText: 'इससे Munshi पर आपके नए खाते के लिए {email} की पुष्टि होती है। उसके बाद आप साइन इन कर सकते हैं।',
  signUpButton: 'मेरे पते की पुष्टि करें',
  newAddressTitle: 'अपने नए ईमेल पते की पुष्टि करें',
  newAddressText: 'आपकी पुष्टि के बाद खाते {account} में {email} से साइन इन होगा।',
  newAddressButton: 'नए पते की पुष्टि करें',
  recoveryTitle: 'नया पासवर्ड चुनें',
  recoveryHere: 'इससे आप इस ब्राउज़र में खाते {account} में साइन इन होते हैं, ताकि आप नया पासवर्ड चुन सकें।',
  recoveryElsewhere: 'इससे आप खाते {account} का नया पासवर्ड चुनने के लिए {host} पर जाते हैं।',
  recoveryButton: 'नया पासवर्ड चुनें',
  note: 'अगर यह आपने नहीं माँगा था, तो यह पेज बंद करें। जब तक आप कोई बटन नहीं दबाते, कुछ नहीं बदलता।',

  signedInAs: 'आप {account} के रूप में साइन इन हैं।',
  staysSignedIn: 'आप उस खाते में साइन इन बने रहते हैं।',
  recoveryOther:
    'यह लिंक दूसरे खाते, {account}, का है। इससे आप इस ब्राउज़र में उस खाते में साइन इन होते हैं, ताकि आप नया पासवर्ड चुन सकें।',
  stayButton: '{account} के रूप में साइन इन रहें',
  switchButton: 'साइन आउट करें और {account} के रूप में आगे बढ़ें',
});
