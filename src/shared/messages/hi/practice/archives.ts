import type { messages as english } from '#shared/messages/en/practice/archives.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('archives', {
  holds: '{name} में {count, plural, one {एक फ़ाइल है जो जोड़ी जा सकती है} other {# फ़ाइलें हैं जो जोड़ी जा सकती हैं}}।',
  holdsNone: '{name} में से कुछ नहीं जोड़ा जा सकता।',
  add: '{count, plural, one {उसे} other {# फ़ाइलें}} जोड़ें',
  leave: 'न जोड़ें',
  attachment: 'अनुलग्नक {number}',
  addAttachments: 'अनुलग्नक फ़ाइलों के रूप में जोड़ें',
  noAttachments: 'इस ईमेल में कोई अनुलग्नक नहीं है।',
  archiveDamaged: '{name} खराब है या ZIP आर्काइव नहीं है।',
  archiveInArchive: '{name} आर्काइव के भीतर एक आर्काइव है। उसे अलग से खोलकर उसकी फ़ाइलें जोड़ें।',
  archiveTooLarge: '{name} छोड़ी गई: आर्काइव खुलने पर अधिकतम {size} का हो सकता है।',
  archiveTooMany: 'आर्काइव में {more, number} और फ़ाइलें हैं; एक बार में अधिकतम {most, number} जोड़ी जाती हैं।',
  entryEncrypted: '{name} पासवर्ड से सुरक्षित है। उसे अपने कंप्यूटर पर खोलकर जोड़ें।',
  entryDamaged: '{name} खराब है, इसलिए छोड़ी गई।',
  entryRefused: '{name}: {reason}',
  unread: '{name} पढ़ी नहीं जा सकी।',
});
