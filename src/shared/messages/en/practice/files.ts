import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('files', {
  // The files of a case
  files: 'Files',
  loadingFiles: 'Loading the files',
  filesNotLoaded: 'Error loading files',
  filesNotLoadedReason: 'Error loading files: {error}',
  noFilesYet: 'No files yet',
  noFilesYetHint:
    'Pleadings, orders, evidence and letters of this case appear here. Upload them, or add judgments from Search.',
  addJudgments: 'Add judgments from the library',
  added: 'Added <when></when>',
  sizeAndAdded: '{size} · Added <when></when>',
  library: 'Library',
  actionsFor: 'Actions for {name}',
  download: 'Download',
  rename: 'Rename',

  // Categories and order
  category: 'Category',
  allCategories: 'All categories',
  noCategory: 'No category',
  categoryOfFile: 'Category of this file',
  categoryNotChanged: 'Category not changed',
  suggested: 'Suggested',
  pleading: 'Pleading',
  affidavit: 'Affidavit',
  courtOrder: 'Order',
  judgment: 'Judgment',
  notice: 'Notice',
  correspondence: 'Correspondence',
  evidence: 'Evidence',
  fee: 'Fee',
  otherCategory: 'Other',
  order: 'Order',
  newestFirst: 'Newest first',
  byName: 'By name',
  largestFirst: 'Largest first',

  // How far the text of a file has been read
  waitingToBeRead: 'Waiting to be read',
  reading: 'Reading',
  readingPage: 'Reading page {page, number} of {total, number}',
  read: 'Read',
  noWordsFound: 'No words found',
  couldNotBeRead: 'Could not be read',
  fileNotRead: 'This file could not be read',
  readingStopped: 'Reading stopped',

  // Renaming and deleting a file
  renameFile: 'Rename file',
  fileName: 'File name',
  nameRequired: 'Enter a name',
  nameTooLong: 'A name can have at most 500 characters',
  renaming: 'Renaming...',
  notRenamed: 'Not renamed',
  fileRenamed: 'File renamed',
  fileDeleted: 'File deleted',
  fileNotDeleted: 'Failed to delete file',
  undo: 'Undo',
  undoHint: 'Press F8, then Undo, to keep {name}',

  // Downloads
  downloadNamed: 'Download {name}',
  downloadFailedReason: 'There was an error downloading the file. Please try again.',

  // Uploads
  uploadFiles: 'Upload Files',
  filesToUpload: 'Files to upload',
  uploads: 'Uploads',
  dropHint:
    'Drop files anywhere on this page: up to {files, plural, one {# file} other {# files}} at once, {size} each.',
  dropNow: 'Drop to upload',
  typeNotAccepted: 'Files of this type are not accepted. Accepted types: {types}.',
  fileEmpty: 'The file is empty.',
  fileTooLarge: 'A file can have at most {size}.',
  tooManyFiles:
    'You can upload up to {most, plural, one {# file} other {# files}} at once. You chose {chosen, number}.',
  uploading: 'Uploading {name}',
  uploadWaiting: '{size} · Waiting',
  uploadSaving: '{size} · Saving',
  uploadProgress: '{sent} of {size}',
  connectionLost: 'The connection is lost. The upload continues when it is back.',
  connectionBroke: 'The connection was lost.',
  connectionBrokeUnsaved:
    'The connection was lost, so the file was not saved. Check the connection and try again.',
  retryUpload: 'Try {name} again',
  dismissUpload: 'Dismiss {name}',
  cancelUpload: 'Cancel {name}',
  uploadSuccessful: 'File Upload Successful',
  uploaded: '{count, number} file(s) uploaded successfully.',
  uploadFailed: 'Upload Failed',
  oneFailed: '{name}: {reason}',
  severalFailed: '{name}: {reason} {more, plural, one {# more file failed.} other {# more files failed.}}',
  failedAndUploaded: '{failed} {uploaded}',

  // The preview of a file
  previewOf: 'Preview of {name}',
  loadingFile: 'Loading the file',
  fileNotLoaded: 'Failed to load file',
  fileNotLoadedReason: 'Failed to load file. Please try again.',
  storedFileSafe: 'The stored file has not changed. Try again, or download it.',
  noPreview: 'This file type cannot be previewed.',
  unsupportedStorage: 'Unsupported Storage',
  unsupportedProvider: "Storage provider ''{provider}'' is not supported yet.",
  backToFiles: 'Back to the files',
  closePreview: 'Close the preview',
  documentText: 'Text of this document',
  showMore: 'Show more',
  cutAtEnd: 'Only the beginning is shown. Download the file to read all of it.',
  cutAtBothEnds: 'Only a part of the file is shown. Download it to read all of it.',

  // A document of the library that was added to the case
  alreadyInCase: 'Already in this case',
  libraryDocument: 'A library document',
  libraryDocumentHint:
    'It was added to this case from Search. Read it in the library, with its paragraphs and citations.',
  openInLibrary: 'Open in library',
  notInLibrary: 'Not found in the library by its name',
  notInLibraryHint:
    'It was added to this case from Search. The library may have changed since, or this server may have a different library.',

  // The PDF reader
  pages: 'Pages',
  page: 'Page',
  pageField: 'Page, of {pages, number}',
  ofPages: 'of {pages, number}',
  pageOf: 'Page {page, number} of {pages, number}',
  pageNotDrawn: 'This page could not be drawn. Download the file to read it.',
  pdfDamaged: 'This PDF could not be read. It may be damaged. Try again, or download it.',
  pdfLocked: 'This PDF is locked with a password. Download it and open it with the password.',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  zoom: '{percent, number} %',
  fitWidth: 'Fit width, now {percent, number} %',
  findInFile: 'Search in this file',
  searching: 'Searching...',
  matchOf: '{current, number} of {total, number}',
  noTextInPdf: 'No text in this PDF',
  noMatches: 'No matches',
  previousMatch: 'Previous match',
  nextMatch: 'Next match',
  closeFind: 'Close the search',

  // Rows that the contract refuses
  pathOutsideCase: 'The path of a file must be inside its case: {pattern}.',
});
