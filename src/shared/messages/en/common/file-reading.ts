import { defineMessages } from '#shared/messages/message.ts';

/** Reasons why the text of a file could not be read, for its row in a case and for the report of an import. */
export const messages = defineMessages('fileReading', {
  damaged: 'The file could not be read. It is damaged, or its content does not match its name.',
  missing: 'The file is missing.',
  pagesUsed:
    'The recognised pages of the plan are used for this month, so pictures in this file were not read. The file itself is safe. Read it again with a larger plan, or next month.',
  notInLibrary: 'This document is not in the library of this server.',
  overLimits: 'The file needs more memory or time than is allowed, so it was not read.',
  notPermitted: 'This user may not read the file.',
  notOpened: 'The file could not be opened.',
  empty: 'The file is empty.',
  noText: 'The file contains no text.',
  notText: 'The file contains no text: its content does not match its name.',
  textDamaged: 'The text of the file is damaged: its letters or spaces make no words.',
  tooManyPages: 'The file has {pages, number} pages; at most {max, number} are read.',
  tooManyParagraphs:
    'The document has too many paragraphs for a draft, which has at most {max, number}. Divide it and try again.',

  // PDF
  pdfLocked: 'The PDF is protected by a password. Save a copy without one and try again.',
  pdfPasswordWrong: 'This password does not open the PDF.',
  pdfDamaged: 'The PDF is damaged or is not a PDF.',
  pdfWithoutPages: 'The PDF has no pages.',
  pdfTooManyPages: 'The PDF has {pages, number} pages; at most {max, number} are read.',
  pdfFewerPages: 'The PDF has fewer pages.',
  pdfLayers:
    'The PDF has layers that can be hidden. Print it as a new PDF, so that each page shows what you want to file, and add that one to the case.',
  pdfOnlyPictures: 'The PDF contains pictures of pages and no text.',
  pdfOnlyDamaged: 'The text that the PDF carries is damaged on every page: it makes no words.',
  pdfWithoutWords: 'No words could be read in the pictures of the PDF.',

  // Office documents and pictures
  docxDamaged: 'The Word document is damaged or is not a .docx file.',
  oldWordUnreadable:
    'The old Word document could not be read: it is damaged, protected by a password, or older than Word 97. Save it as .docx and add it again.',
  documentDamaged: 'The document is damaged, or its content does not match its name.',
  workbookTooLarge: 'The workbook contains more text than can be read.',
  wordNotSimple:
    'The Word document has headers, pictures, text boxes, tracked changes or other parts that its pages here would not show. Save it as a PDF and add that one to the case.',
  pictureTooLarge: 'The picture has more than {max, number} million pixels. Save it in a smaller size.',
  pictureDamaged: 'The picture is damaged, or its content does not match its name.',

  presentation: 'PowerPoint files are not read. Save it as a PDF and add that one.',
  outlookMessage:
    'Outlook messages (.msg) are not read. Open the message in Outlook, save it as a PDF or an .eml file, and add that one.',
  oldWorkbook: 'Workbooks of Excel 97 to 2003 (.xls) are not read. Save it as .xlsx and add that one.',
  otherPicture:
    'This kind of picture (TIFF, WebP, BMP, AVIF) is not read. Save it as JPG, PNG or PDF and add that one.',
  otherArchive:
    'Archives of this kind (RAR, 7z, TAR) are not unpacked. Unpack it and add the files, or make a ZIP archive of them.',
  zipArchive:
    'A ZIP archive holds several files. Add it to a case and unpack it there, or add each file by itself.',
  otherOffice: 'Files of this program are not read. Save it as .docx, .xlsx or PDF and add that one.',

  // Acts as JSON
  jsonInvalid: 'The file is not valid JSON.',
  jsonNotAnAct: 'The JSON is not a list of the sections of an act.',
  halfAct:
    'This copy lacks {count, plural, one {# section} other {# sections}} that the copy in the library has (such as {sections}). The act stays as it was. Add a whole copy.',
  mostlyMissing:
    'This copy lacks more than half of the sections that its own contents name. Add a whole copy.',
  twoActs: 'The file holds two acts. Put each act in a file of its own.',
  hindiAct: 'This is the Hindi copy of an act. Add its English copy: sections are read and cited from that.',
});
