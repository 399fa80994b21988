import { defineMessages } from '#shared/messages/message.ts';

/** Output of `munshi ingest open-data` for the person who runs it. */
export const messages = defineMessages('open-data', {
  usage: `Usage: npm run ingest -- open-data --court '<court>' --years '<years>' [--bench '<benches>'] [--mirror '<place>']

--court   a court: supreme-court, a High Court such as madras, or its code in the data set, such as 33~10.
--years   a year, a range or a list: 2023, 2019-2023, 2019,2023.
--bench   benches of that court, separated by commas; without it, all benches. {benches}
--mirror  a folder or an https address with a copy of the data set; without it, the public copy.
`,
  benchesOf: 'Benches of {court}: {benches}.',
  courtUnknown: 'There is no court {court} in the open data sets. Courts: {courts}.',
  benchUnreadable: '{bench} cannot be the name of a bench.',
  yearsUnreadable: '{years} is not a year, a range or a list of years from 1950 to {last}.',
  nothingThere: 'The mirror has nothing of {court} for these years and benches.',
  absent:
    '{count, plural, one {# year of a bench is} other {# years of benches are}} not in the mirror, such as {example}.',
  through: 'The data set has the judgments of {partition} that were published until {date}.',
  reasonCount: '{count, plural, one {# file} other {# files}}: {reason}',
  licence: 'Source: {source}. Licence: {licence}. Each document shows them.',

  // The mirror
  noMirror: 'There is no folder {folder}. Give --mirror a folder or an https address.',
  addressRefused: 'A mirror must have an https address; {url} has none.',
  mirrorUnreachable:
    '{url} cannot be reached. What was added is kept. Run the same command again to continue.',
  mirrorRefused: '{url} answered with status {status}.',
  noRanges: '{url} does not answer range requests, so a large archive cannot be read from it.',
  fileChanged: '{url} changed while it was read. Run the same command again to continue.',
  fileUnreadable: 'This user may not read {file}. Change its permissions, or run this as its owner.',
  indexUnreadable: 'The index {file} is damaged.',

  // Reasons why something was not read
  archiveMissing: 'The index names this archive, and the mirror does not have it.',
  archiveDamaged:
    'The archive is damaged or cut short. The files before that place were read; it is tried again next time.',
  metadataDamaged: 'The metadata file is damaged, so other metadata or the text of each judgment is used.',
  noMetadata:
    'There is no metadata that can be read, so case, parties and date come from the text of each judgment.',
  notPdf: 'The archive holds a file that is not a PDF.',
  sameDecision:
    'It has the same CNR and the same decision date as {file}, and the library keeps one document for both.',
});
