import { defineMessages } from '#shared/messages/message.ts';

/** Files for an e-filing portal. */
export const messages = defineMessages('draftFiling', {
  title: 'Prepare filing',
  intro:
    'Makes the files that an e-filing portal takes: the draft with its annexures, an index, bookmarks, one count of pages and text that can be searched.',
  size: 'Largest file that the portal takes',
  megabytes: '{count, number} MB',
  usualSize:
    '{count, plural, =0 {The size set for this server} other {{count, number} MB, as set for this server}}',
  start: 'Prepare the files',
  working: 'Preparing...',
  drawing: 'Annexures: {done, number} of {total, number} pages',
  writing: 'Writing the files',
  stopAsk: 'Stop preparing?',
  stopAskText: 'The files that were made so far are lost.',
  stop: 'Stop',
  goOn: 'Go on',
  again: 'Prepare again',
  files: 'Files',
  checklist: 'Checklist',
  sizeOfFile: '{pages, plural, one {# page} other {# pages}}, {size}',
  download: 'Download {name}',
  hash: 'SHA-256',
  expires: 'The files stay here for an hour. Download them before you leave.',
  failed: 'The filing could not be prepared: {reason}',
  done: 'Done',
  warning: 'Look at this',
  source: 'Rule: {source}',
  notFound: 'These files are no longer here. Prepare the filing again.',
  setAnnexures: 'The annexures are those that you chose under Court format and annexures.',

  // Names of files
  nameOfVolume: '{title} - Volume {number}',
  nameOfCertificate: '{title} - certificate 63(4)',

  // Checks
  pdfA: 'Every file is PDF/A-2b: fonts are embedded, and there are no scripts, links or attachments.',
  pdfUa: 'Every file is tagged for screen readers (PDF/UA-1).',
  pageSize: 'Every page is A4.',
  pagesFitted: '{marks}: larger pages were made smaller to fit A4. Check that they can be read.',
  portalUnknown:
    "No rules of this court's portal are known here. Check what it asks of files: size, names, signatures.",
  layoutOther: 'The draft does not have the page that this court asks for.',
  layoutOf: 'The draft has the page that the court asks for.',
  layoutNone: 'The rules of this court for the page are not known here. Check font, margins and spacing.',
  resolution: 'Pages of annexures have 300 dots an inch; pages of text are black and white.',
  coloured: '{marks}: pictures keep their greys or colours.',
  searchable: 'All pages can be searched.',
  notSearchable: '{marks}: the words of some pages are not recognised, so they cannot be searched.',
  bookmarks: 'The index, the draft and each annexure have a bookmark.',
  index: 'The index names each part with its pages.',
  indexOfVolumes: 'The first volume has the index of all volumes, and each volume has its own.',
  pageNumbers: 'The pages are counted from {first, number} to {last, number} without a gap.',
  sizeKept: 'The largest file has {size} of at most {most}.',
  sizeMissed: 'A file has {size}, more than {most}: it has a single part that cannot be divided.',
  volumes: 'The filing is divided into {count, number} volumes.',
  leftOut: '{mark} ({name}) is left out: {reason}',
  noAnnexures: 'No annexures are chosen for this draft.',
  allAnnexures: '{count, plural, one {The annexure is} other {All # annexures are}} in the filing.',
  asPictures:
    '{marks}: the pages are pictures with their text behind them, so that they are PDF/A in every viewer.',
  signedFile:
    '{marks}: the signature in the file is printed as it looks. It can be verified in the original file only.',
  blanks: 'The draft has blanks: {names}. Fill them before you file.',
  noBlanks: 'The draft has no blanks.',
  hashed: 'The certificate of section 63(4) lists the SHA-256 of each file. Fill in its blanks and sign it.',
});
