import { defineMessages } from '#shared/messages/message.ts';

/** The files of a case that a draft is filed with. */
export const messages = defineMessages('draftAnnexures', {
  title: 'Index and annexures',
  intro:
    'Choose the files of the case that you file with this draft. The PDF then starts with an index, prints the mark on each page of an annexure, and counts all pages together.',
  none: 'No annexures yet. The PDF has the draft alone.',
  noFiles: 'This case has no files that you can add.',
  add: 'Add a file',
  markOf: 'Mark of {name}',
  particulars: 'Particulars',
  pages: 'Pages',
  particularsOf: 'Particulars of {name}',
  include: 'In the PDF',
  moveUp: 'Move {name} up',
  moveDown: 'Move {name} down',
  remove: 'Remove {name}',
  trueCopyChoice: 'Print “True copy” at the end of each annexure',
  deletedFile: 'A deleted file',
  missing: 'This file was deleted from the case. Remove it from the list, or restore the file.',
  showIndex: 'Show the index',
  showingIndex: 'Counting the pages...',
  indexTitle: 'Index that is printed',
  indexPages: 'The PDF has {pages, plural, one {# page} other {# pages}}.',
  notLoaded: 'The annexures could not be loaded',
  notSaved: 'The annexures were not saved',
  marksNotMoved: 'The files kept their old marks',
  noIndex: 'The index could not be made',
  signatures:
    'A digital signature in a file is printed as it looks. It can be verified in the original file only.',

  // Refusals
  markRequired: 'Enter a mark, such as P-1.',
  particularsRequired: 'Enter what the index says about this file.',
  tooManyFiles: 'A draft has at most {max, number} annexures.',
  fileTwice: 'A file is in the list twice.',
  markTwice: 'Two annexures have the same mark.',
  ofFile: '{mark} ({name}): {reason}',
  kind: 'A file of this kind cannot become pages. Save it as a PDF and add that one to the case.',
  ofLibrary: 'A judgment of the library cannot be bound. Download it and add it to the case as a file.',
  tooManyPages:
    'The PDF would have {pages, number} pages; at most {max, number} are allowed. Leave some files out.',
  tooManyBytes: 'The files together have more than {megabytes, number} MB. Leave some files out.',
  tooSlow: 'The files took longer than {seconds, number} seconds. Leave some files out.',
  onlyPdf: 'Annexures can be bound into a PDF only.',
});
