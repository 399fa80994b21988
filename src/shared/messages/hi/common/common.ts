import type { messages as english } from '#shared/messages/en/common/common.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('common', {
  cases: 'मामले',
  clients: 'मुवक्किल',
  search: 'खोज',
  searchTheLibrary: 'लाइब्रेरी में खोजें',
  description: 'विवरण',
  status: 'स्थिति',
  email: 'ईमेल',
  phone: 'फ़ोन',
  language: 'भाषा',
  pageTitle: '{title} · Munshi',

  active: 'सक्रिय',
  closed: 'बंद',
  exploration: 'परामर्श',
  pending: 'लंबित',

  cancel: 'रद्द करें',
  discardTyped: 'जो लिखा है उसे छोड़ दें?',
  discardTypedHint: 'इस फ़ॉर्म का पाठ सहेजा नहीं गया है।',
  discardIt: 'छोड़ दें',
  keepWriting: 'लिखना जारी रखें',
  typedRestored: 'आपने यहाँ पहले जो लिखा था, वह वापस आ गया है।',
  close: 'बंद करें',
  delete: 'हटाएँ',
  dismiss: 'बंद करें',
  loadAgain: 'फिर से लोड करें',
  loading: 'लोड हो रहा है...',
  saveChanges: 'बदलाव सहेजें',
  saveOverIt: 'इसके ऊपर सहेजें',
  saving: 'सहेजा जा रहा है...',
  skipToContent: 'सीधे सामग्री पर जाएँ',
  tryAgain: 'फिर कोशिश करें',

  optional: '(वैकल्पिक)',
  hidePassword: 'पासवर्ड छिपाएँ',
  showPassword: 'पासवर्ड दिखाएँ',

  dateExample: '5 June 2026 या 05/06/2026',
  pickDay: 'दिन चुनें',
  dateRequired: 'तारीख लिखें',
  dateUnread: 'तारीख इस तरह लिखें: 5 June 2026 या 05/06/2026',
  dateUnreal: 'यह तारीख होती ही नहीं',
  labelAndValue: '{label}: {value}',
  emptyValue: 'कुछ नहीं',
  notAvailable: 'उपलब्ध नहीं',

  error: 'त्रुटि',
  success: 'सफल',
  downloadFailed: 'डाउनलोड नहीं हुआ',
  downloadStarted: 'डाउनलोड शुरू हुआ',
  copied: 'कॉपी हो गया',
  copyFailed: 'कॉपी नहीं हो सका',

  changedElsewhere: 'दूसरी विंडो में बदलाव सहेजे गए हैं',
  copyTyped: 'अपना लिखा हुआ कॉपी करें',
  typedCopied: 'आपका लिखा हुआ क्लिपबोर्ड पर है।',

  loadingMore: 'और लोड हो रहा है',
  loadingPage: 'पेज लोड हो रहा है',
  pageNotLoaded: 'यह पेज लोड नहीं हो सका',
  pageNotLoadedReason: 'कनेक्शन टूट गया, या नया संस्करण लगाया गया है। आपका सहेजा हुआ काम सुरक्षित है। पेज फिर से लोड करें।',
  pageNotShown: 'यह पेज दिखाया नहीं जा सका',
  serverUnreachable:
    'सर्वर से संपर्क नहीं हो पा रहा है। आपका सहेजा हुआ काम सुरक्षित है। अपना कनेक्शन जाँचें और फिर कोशिश करें।',
  answerUnreadable: 'सर्वर का उत्तर पढ़ा नहीं जा सका। कृपया फिर कोशिश करें।',

  justNow: 'अभी-अभी',
  clockTime:
    '{part, select, early {रात} morning {सुबह} noon {दोपहर} evening {शाम} other {रात}} {hour}:{minute}',
  sizeInKb: '{size} KB',
  sizeInMb: '{size} MB',
  sizeInGb: '{size} GB',
});
