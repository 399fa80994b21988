import type { ScheduleTable } from './act-text.ts';

/*
 * The First Schedule of the codes of criminal procedure from a text without positions: a row of each offence. A line of
 * text is a line of print, so that the columns of offence and punishment run into each other: they are kept in one cell, and
 * the vocabulary of the last three columns tells these apart. A PDF has the places of its words: `schedule-columns.ts`.
 */
const COLUMNS = [
  'Section',
  'Offence and punishment',
  'Cognizable or non-cognizable',
  'Bailable or non-bailable',
  'By what court triable',
];
/** The first cell of rows of Part II, which has offences against other laws and no sections. */
export const OTHER_LAWS = 'Other laws';
export const PART_TWO = /\bCLASSIFICATION OF OFFENCES AGAINST OTHER LAWS\b/u;
/** The heads of its columns and their numbers. */
const HEADS = /^(?:Offence Cognizable\b.*|non-cognizable\. non-bailable\..*|1 ?2 ?3 ?4)$/u;
const SECTION = /^(\d{1,3}[A-Z]{0,2}(?:\s?\(\w{1,4}\))*)\s+(?=\p{Lu}|\()(.*)$/u;
const COGNIZABLE = /\b(Non-cognizable\b|Cognizable\b|According as (?:the )?offence)/u;
const BAILABLE = /\b(Non-bailable|Bailable|According as (?:the )?offence)\b/u;
const COURT =
  /\b(Court of Session|Any Magistrate|Magistrate of the(?: first)?|(?:The )?[Cc]ourt by which|Magistrate|Any court|The Court)\b/u;

interface OpenRow {
  section: string;
  text: string[];
  cognizable: string;
  bailable: string;
  court: string;
}

/** The table of a schedule that classifies offences; undefined for any other. */
export function tableOf(lines: readonly string[]): ScheduleTable | undefined {
  if (!lines.slice(0, 40).some((line) => /CLASSIFICATION OF OFFENCES/u.test(line))) return undefined;
  const rows: OpenRow[] = [];
  const second = lines.findIndex((line) => PART_TWO.test(line));
  for (const line of second < 0 ? lines : lines.slice(0, second)) takeLine(rows, line);
  if (second >= 0) takePartTwo(rows, lines.slice(second + 1));
  const read = rows.filter(({ cognizable }) => cognizable !== '');
  if (read.length < 5) return undefined;
  return {
    columns: COLUMNS,
    rows: read.map(({ section, text, cognizable, bailable, court }) => [
      section,
      text.join(' '),
      cognizable,
      bailable,
      court,
    ]),
  };
}

function takeLine(rows: OpenRow[], line: string): void {
  const [, section, rest] = SECTION.exec(line) ?? [];
  const text = rest ?? line;
  const cells = lastColumns(text);
  if (section !== undefined && (cells.cognizable !== '' || rows.length > 0)) {
    rows.push({ section: section.replace(/\s/gu, ''), ...cells, text: [cells.text] });
    return;
  }
  const open = rows.at(-1);
  if (!open) return;
  // Another punishment of the same section has a line with all of its columns.
  if (cells.cognizable !== '' && cells.bailable !== '') {
    rows.push({ section: open.section, ...cells, text: [cells.text] });
    return;
  }
  open.text.push(open.cognizable === ACCORDING || open.bailable === ACCORDING ? withoutRest(text) : text);
  if (/^Magistrate of the$|^Magistrate of the first$/u.test(open.court) && /\bclass\b/u.test(text)) {
    const rank = /\b(first|second)\b/u.exec(text)?.[1] ?? 'first';
    open.court = `Magistrate of the ${rank} class`;
  }
}

function takePartTwo(rows: OpenRow[], lines: readonly string[]): void {
  const own: OpenRow[] = [{ section: OTHER_LAWS, text: [], cognizable: '', bailable: '', court: '' }];
  for (const line of lines) if (!HEADS.test(line)) takeLine(own, line);
  rows.push(...own.slice(1));
}

function lastColumns(text: string): { text: string; cognizable: string; bailable: string; court: string } {
  const cognizable = COGNIZABLE.exec(text);
  if (!cognizable) return { text, cognizable: '', bailable: '', court: '' };
  const behind = text.slice(cognizable.index + cognizable[0].length);
  const bailable = BAILABLE.exec(behind);
  const court = COURT.exec(behind);
  return {
    text: text.slice(0, cognizable.index).trim(),
    cognizable: ruleOf(cognizable[1] ?? ''),
    bailable: bailable ? ruleOf(bailable[1] ?? '') : '',
    court: /^(?:the )?court by which/iu.test(court?.[1] ?? '') ? OF_ABETTED : (court?.[1] ?? ''),
  };
}

const OF_ABETTED = 'Court by which offence abetted is triable';

const ACCORDING = 'According as the offence abetted';

const ruleOf = (words: string): string => (words.startsWith('According') ? ACCORDING : words);

/*
 * 'According as offence abetted is cognizable or non-cognizable' and the columns beside it run over three lines of print:
 * their rest at the end of a line is no word of the offence or the punishment.
 */
const REST_OF_KIND =
  /\s*\babetted is cognizable(?: abetted is bailable or)?(?: abetted is triable\.?)?(?=\s|$)|\s*(?<=^|\s)or non-cognizable\.(?:\s+non-bailable\.)?|\s+abetted is triable\.?(?=\s|$)/gu;

const withoutRest = (text: string): string => text.replace(REST_OF_KIND, '').trim();
