import { defineMessages } from '#shared/messages/message.ts';

/** The export of a draft in the format of a court. */
export const messages = defineMessages('draftExports', {
  title: 'Court format and preview',
  page: 'Page',
  plain: 'Plain page',
  plainText: 'A4, Times New Roman 12, margins of 2.5 cm.',
  supreme_court: 'Supreme Court of India',
  supremeCourtText:
    'Circular F.No.01/Judl./2020 of 5 March 2020: A4, Times New Roman 14, line spacing 1.5, quotations in 12 with single spacing, margins of 4 cm left and right and 2 cm above and below. Print on both sides.',
  delhi: 'Courts of Delhi',
  delhiText:
    'Practice Directions of the High Court of Delhi of 10 October 2022, also for its District Courts, in force from 1 November 2022: A4, Times New Roman 14, line spacing 1.5, quotations in 12 with single spacing, margins of 4 cm left and right and 2 cm above and below. Print on both sides. Compare it with the e-filing rules of the court, which Munshi has not checked.',
  own: 'My own page',
  ownText:
    'You set this page yourself. It follows no rules that Munshi has checked: compare it with the rules of your court.',
  withComments: 'Word with the comments of colleagues: for them, not for a court',
  pdfFont:
    'A Word document uses the font of the page. A PDF uses Liberation Serif in the same size: its letters are as wide as those of Times New Roman, and it may be embedded.',
  font: 'Font',
  size: 'Size of the text, in points',
  lineSpacing: 'Line spacing',
  quoteSize: 'Size of quotations, in points',
  quoteLineSpacing: 'Line spacing of quotations',
  top: 'Margin above, in cm',
  bottom: 'Margin below, in cm',
  left: 'Margin on the left, in cm',
  right: 'Margin on the right, in cm',
  between: 'Enter a number from {least, number} to {most, number}.',
  preview: 'Preview',
  previewing: 'Preparing the preview...',
  previewFailed: 'The preview could not be made',
  previewBlocked: 'Your browser did not open a new tab. Allow this site to open one, or download the PDF.',
  word: 'Download Word',
  pdf: 'Download PDF',
  notLoaded: 'Your page could not be loaded',
});
