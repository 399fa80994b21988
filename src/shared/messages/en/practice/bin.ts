import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('bin', {
  // The page of the bin
  bin: 'Bin',
  binLead:
    'Deleted clients, cases, files and drafts stay here for {days} days and can be restored whole. Their files count towards your storage until they are removed.',
  loading: 'Loading the bin...',
  notLoaded: 'Failed to load the bin',
  empty: 'The bin is empty',
  emptyHint: 'Clients, cases, files and drafts that you delete appear here for {days} days.',
  kind: '{kind, select, client {Client} case {Case} draft {Draft} other {File}}',
  kindOfParent: '{kind, select, case {Case of {parent}} draft {Draft in {parent}} other {File in {parent}}}',
  contents:
    '{cases, plural, =0 {} one {# case, } other {# cases, }}{files, plural, =0 {no files} one {# file} other {# files}}',
  until: 'Deleted <deleted></deleted> · removed on <removed></removed>',
  more: 'Show more',

  // Restoring
  restore: 'Restore',
  restoreNamed: 'Restore {name}',
  restoring: 'Restoring...',
  restored: 'Restored',
  restoredDetail: '{name} is back where it was.',
  notRestored: 'Failed to restore',

  // Deleting for ever
  deleteForEver: 'Delete for ever',
  deleteNamedForEver: 'Delete for ever: {name}',
  deleteForEverTitle: 'Delete {name} for ever?',
  deleteForEverEffect: 'It cannot be restored afterwards. This frees {size} of your storage.',
  deletingForEver: 'Deleting...',
  deletedForEver: 'Deleted for ever',
  notDeletedForEver: 'Failed to delete for ever',

  // Deleting a client, a case or a file
  alsoDeleted: 'This also deletes {things}.',
  nothingElse: 'It has no contents.',
  countOf:
    '{what, select, cases {{count, plural, one {# case} other {# cases}}} files {{count, plural, one {# file} other {# files}}} drafts {{count, plural, one {# draft} other {# drafts}}} comments {{count, plural, one {# comment} other {# comments}}} chats {{count, plural, one {# chat} other {# chats}}} other {{count, plural, one {# event} other {# events}}}}',
  peopleLoseAccess: '{people, plural, one {# person loses} other {# people lose}} access.',
  linksEnd:
    '{links, plural, one {# private link of a client stops working.} other {# private links of clients stop working.}}',
  invitationsEnd:
    '{invitations, plural, one {# pending invitation stops working.} other {# pending invitations stop working.}}',
  goesToBin:
    'You can restore {what, select, client {the client} case {the case} other {it}} from the bin for {days} days.',
  typeName: 'Type {name} to confirm',
  exportFirst: 'Export everything first (ZIP)',
  undo: 'Undo',
  undoHint: 'Press F8, then Undo, to restore {name}',

  // Refusals of the server
  itemGone: 'This is no longer in the bin.',
  clientInBin: 'This case belongs to a client in the bin. Restore the client first.',
  caseInBin: 'This belongs to a case in the bin. Restore the case first.',
  documentAgain: 'This document is in the case again, so there is nothing to restore.',
});
