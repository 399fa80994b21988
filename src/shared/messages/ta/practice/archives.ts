import type { messages as english } from '#shared/messages/en/practice/archives.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('archives', {
  holds: '{name}-இல் சேர்க்கக்கூடிய {count, plural, one {ஒரு கோப்பு உள்ளது} other {# கோப்புகள் உள்ளன}}.',
  holdsNone: '{name}-இல் சேர்க்கக்கூடியது எதுவும் இல்லை.',
  add: '{count, plural, one {அதைச்} other {# கோப்புகளைச்}} சேர்',
  leave: 'சேர்க்க வேண்டாம்',
  attachment: 'இணைப்பு {number}',
  addAttachments: 'இணைப்புகளைக் கோப்புகளாகச் சேர்',
  noAttachments: 'இந்த மின்னஞ்சலில் இணைப்புகள் இல்லை.',
  archiveDamaged: '{name} சேதமடைந்துள்ளது அல்லது ZIP காப்பகம் அல்ல.',
  archiveInArchive: '{name} காப்பகத்துக்குள் உள்ள காப்பகம். அதைத் தனியாகப் பிரித்து அதன் கோப்புகளைச் சேர்க்கவும்.',
  archiveTooLarge: '{name} விடப்பட்டது: காப்பகம் பிரிக்கப்படும்போது {size} வரை இருக்கலாம்.',
  archiveTooMany: 'காப்பகத்தில் மேலும் {more, number} கோப்புகள் உள்ளன; ஒரு முறை {most, number} வரை சேர்க்கப்படும்.',
  entryEncrypted: '{name} கடவுச்சொல்லால் பாதுகாக்கப்பட்டுள்ளது. அதை உங்கள் கணினியில் பிரித்துச் சேர்க்கவும்.',
  entryDamaged: '{name} சேதமடைந்துள்ளதால் விடப்பட்டது.',
  entryRefused: '{name}: {reason}',
  unread: '{name} படிக்க முடியவில்லை.',
});
