import { defineMessages } from '#shared/messages/message.ts';

/** Archives and emails whose files a user adds to a case. */
export const messages = defineMessages('archives', {
  holds: '{name} holds {count, plural, one {one file} other {# files}} that can be added.',
  holdsNone: 'Nothing in {name} can be added.',
  add: 'Add {count, plural, one {it} other {# files}}',
  leave: 'Do not add',
  attachment: 'Attachment {number}',
  addAttachments: 'Add attachments as files',
  noAttachments: 'This email has no attachments.',
  archiveDamaged: '{name} is damaged or is not a ZIP archive.',
  archiveInArchive: '{name} is an archive inside the archive. Unpack it by itself and add its files.',
  archiveTooLarge: '{name} is left out: an archive may unpack to {size} at most.',
  archiveTooMany: 'The archive has {more, number} more files; at most {most, number} are added at a time.',
  entryEncrypted: '{name} is protected by a password. Unpack it on your computer and add it.',
  entryDamaged: '{name} is damaged, so it is left out.',
  entryRefused: '{name}: {reason}',
  unread: '{name} could not be read.',
});
