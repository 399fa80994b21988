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
  bombay: 'High Court of Bombay',
  bombayText:
    'Notification of 6 July 2021: A4, Times New Roman 14, inner margin of 5 cm and outer margin of 3 cm, on both sides. The inner margin is on the left here. Line spacing and other margins are those of the Supreme Court, for the notification does not state them.',
  calcutta: 'High Court at Calcutta',
  calcuttaText:
    'Notification of 18 February 2020: A4, Bookman Old Style 12, line spacing 1.5. The margins are ours: compare them with the rules of the court.',
  karnataka: 'High Court of Karnataka',
  karnatakaText:
    'Circular R(J)-47/2020 of 20 January 2021 (rule 2 of Chapter XII of the Rules of 1959): A4, Verdana 12, double line spacing, margins of 1.75 inches left, 1 inch right and 1.5 inches above and below. Print on one side.',
  kerala: 'High Court of Kerala',
  keralaText:
    'Notification of 22 September 2020, in force from 2 November 2020: A4, margins of 3.5 cm left and right and 2 cm above and below, on both sides. The font is that of the Supreme Court.',
  tripura: 'Courts of Tripura',
  tripuraText:
    'Notification of 23 March 2020, for the High Court and the courts of the State: A4, Times New Roman 14, line spacing 1.5, quotations in 12 with single spacing, margins of 4 cm left and right and 2 cm above and below. Print on both sides.',
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
  pageDoesNotFit: 'A number for your own page is out of range, so the page is not saved.',
  pageNotSaved: 'The page was not saved',
  previewFailed: 'The preview could not be made',
  previewBlocked: 'Your browser did not open a new tab. Allow this site to open one, or download the PDF.',
  word: 'Download Word',
  pdf: 'Download PDF',
  notLoaded: 'Your page could not be loaded',
});
