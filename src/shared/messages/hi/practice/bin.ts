import type { messages as english } from '#shared/messages/en/practice/bin.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('bin', {
  bin: 'ट्रैश',
  binLead:
    'हटाए गए मुवक्किल, मामले, फ़ाइलें और मसौदे यहाँ {days} दिन रहते हैं और पूरे वापस लाए जा सकते हैं। मिटाए जाने तक उनकी फ़ाइलें आपके स्टोरेज में गिनी जाती हैं।',
  loading: 'ट्रैश लोड हो रहा है...',
  notLoaded: 'ट्रैश लोड नहीं हो सका',
  empty: 'ट्रैश खाली है',
  emptyHint: 'आप जो मुवक्किल, मामले, फ़ाइलें और मसौदे हटाते हैं वे यहाँ {days} दिन दिखते हैं।',
  kind: '{kind, select, client {मुवक्किल} case {मामला} draft {मसौदा} other {फ़ाइल}}',
  kindOfParent: '{kind, select, case {{parent} का मामला} draft {{parent} में मसौदा} other {{parent} में फ़ाइल}}',
  contents:
    '{cases, plural, =0 {} one {# मामला, } other {# मामले, }}{files, plural, =0 {कोई फ़ाइल नहीं} one {# फ़ाइल} other {# फ़ाइलें}}',
  until: 'हटाया गया <deleted></deleted> · मिटेगा <removed></removed>',
  more: 'और दिखाएँ',

  restore: 'वापस लाएँ',
  restoreNamed: '{name} को वापस लाएँ',
  restoring: 'वापस लाया जा रहा है...',
  restored: 'वापस लाया गया',
  restoredDetail: '{name} अपनी जगह पर वापस है।',
  notRestored: 'वापस नहीं लाया जा सका',

  deleteForEver: 'हमेशा के लिए मिटाएँ',
  deleteNamedForEver: 'हमेशा के लिए मिटाएँ: {name}',
  deleteForEverTitle: '{name} को हमेशा के लिए मिटाएँ?',
  deleteForEverEffect: 'इसके बाद इसे वापस नहीं लाया जा सकता। इससे आपके स्टोरेज में {size} जगह खाली होगी।',
  deletingForEver: 'मिटाया जा रहा है...',
  deletedForEver: 'हमेशा के लिए मिटाया गया',
  notDeletedForEver: 'हमेशा के लिए नहीं मिटाया जा सका',

  alsoDeleted: 'इसके साथ ये भी हटेंगे: {things}।',
  nothingElse: 'इसमें और कुछ नहीं है।',
  countOf:
    '{what, select, cases {{count, plural, one {# मामला} other {# मामले}}} files {{count, plural, one {# फ़ाइल} other {# फ़ाइलें}}} drafts {{count, plural, one {# मसौदा} other {# मसौदे}}} comments {{count, plural, one {# टिप्पणी} other {# टिप्पणियाँ}}} chats {{count, plural, one {# बातचीत} other {# बातचीत}}} other {{count, plural, one {# प्रविष्टि} other {# प्रविष्टियाँ}}}}',
  peopleLoseAccess: '{people, plural, one {# व्यक्ति का} other {# लोगों का}} एक्सेस समाप्त हो जाएगा।',
  linksEnd:
    '{links, plural, one {मुवक्किल का # निजी लिंक काम करना बंद कर देगा।} other {मुवक्किलों के # निजी लिंक काम करना बंद कर देंगे।}}',
  invitationsEnd:
    '{invitations, plural, one {# लंबित निमंत्रण काम करना बंद कर देगा।} other {# लंबित निमंत्रण काम करना बंद कर देंगे।}}',
  goesToBin:
    'आप {what, select, client {मुवक्किल को} case {मामले को} other {इसे}} {days} दिन तक ट्रैश से वापस ला सकते हैं।',
  typeName: 'पुष्टि के लिए {name} लिखें',
  exportFirst: 'पहले सब कुछ निर्यात करें (ZIP)',
  undo: 'पूर्ववत करें',
  undoHint: '{name} को वापस लाने के लिए F8, फिर “पूर्ववत करें” दबाएँ',

  itemGone: 'यह अब ट्रैश में नहीं है।',
  clientInBin: 'यह मामला जिस मुवक्किल का है, वह ट्रैश में है। पहले मुवक्किल को वापस लाएँ।',
  caseInBin: 'यह जिस मामले का है, वह ट्रैश में है। पहले मामले को वापस लाएँ।',
  documentAgain: 'यह दस्तावेज़ मामले में फिर से है, इसलिए वापस लाने को कुछ नहीं है।',
});
