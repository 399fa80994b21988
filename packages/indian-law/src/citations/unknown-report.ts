// A report that the table of reporters does not know is cited by year, volume, abbreviation and page in the usual orders.

const BLANKS = '[\\s\\u00a0]';
/** '(1953)', '[1947]', also with the letters that a scanner leaves: '[19671'. */
const YEAR = '[[(]{0,2}(?:1[6-9]|20)\\d{2,3}[\\])]{0,2}';
const VOLUME = '\\(?(?:\\d{1,3}|[IVXLC]{1,7})\\)?';
/** Words before figures that name no report. */
const NO_REPORT =
  '(?:Jan|Feb|Mar|Apr|May|June?|July?|Aug|Sep|Oct|Nov|Dec)[a-z]*\\b|Paras?\\b|Paragraphs?\\b|Pages?\\b|Sections?\\b|Articles?\\b|Acts?\\b|Orders?\\b|Rules?\\b|Nos?\\b|Suits?\\b|Appeals?\\b|Petitions?\\b|Case\\b|The\\b|In\\b|Rs\\b|And\\b|This\\b|It\\b|PW|DW|Exs?\\b|[CWF]\\.?[AP]\\.|OA\\b|WP|CWP|SLP|I';
const TOKEN = `(?!${NO_REPORT})[A-Z][A-Za-z&’']{0,9}\\.?`;
/** 'L. ed.', 'Bom. L.R.', 'All England Reports', 'F. 2d', with the series or the court in brackets. */
const NAME = `${TOKEN}(?:${BLANKS}?(?:${TOKEN}|ed\\.|[23]d\\b)){0,5}(?:${BLANKS}?\\([A-Z][A-Za-z.&]{0,8}\\))?`;
const PAGE = `(?:p\\.${BLANKS}?)?\\d{1,5}(?![\\d/])(?:${BLANKS}?[-–]${BLANKS}?\\d{1,5}(?![\\d/]))?`;
const BETWEEN = `[\\s\\u00a0,-]{0,3}`;

const BY_YEAR = `${YEAR}${BETWEEN}(?:${VOLUME}[\\s\\u00a0,-]{1,2}|${VOLUME}(?=[A-Z])){0,2}${NAME}${BETWEEN}${PAGE}`;
const BY_VOLUME = `\\[?\\d{1,3}[\\s\\u00a0,]{1,2}${NAME}${BETWEEN}${PAGE}(?:${BLANKS}\\((?:1[6-9]|20)\\d\\d\\))?`;
/** 'L.R. 7 Ex. 26', 'LR 1 PC 123': the Law Reports by their volume. */
const BY_LAW_REPORTS = `(?:LR|L\\.R\\.)${BLANKS}{0,2}\\d{1,3}${BLANKS}(?:[A-Z][A-Za-z]{0,5}\\.?${BLANKS}?){1,4}${PAGE}`;
const BY_NAME = `(?:AIR|A\\.I\\.R\\.|ILR|I\\.L\\.R\\.|LR|L\\.R\\.|${NAME})${BLANKS}?${YEAR}${BETWEEN}(?:${VOLUME}[\\s\\u00a0]{1,2})?(?:${NAME}${BETWEEN})?${PAGE}`;

const AFTER_NAME = new RegExp(
  `^[\\s\\u00a0]{0,2}[.,:–—-]?[\\s\\u00a0]{0,3}[[({]{0,2}(?:reported${BLANKS}(?:in|at|as)${BLANKS})?(?:${BY_YEAR}|${BY_VOLUME}|${BY_LAW_REPORTS}|${BY_NAME})`,
  'u',
);
/** '; [100 L.ed. 917]', ' : (1967) 1 XYZ 548': the same decision in another report. */
const PARALLEL = new RegExp(
  `^\\]?[\\s\\u00a0]{0,2}(?:;[\\s\\u00a0]{0,2}(?=\\[)|[:=][\\s\\u00a0]{0,2})[[(]?(?:${BY_YEAR}|${BY_VOLUME})[\\])]?`,
  'u',
);
const FIGURE = /\d/;

/** The length of a report behind a case's name that the table of reporters does not know; 0 when there is none. */
export function unknownReport(after: string): number {
  if (!FIGURE.test(after)) return 0;
  return AFTER_NAME.exec(after)?.[0].length ?? 0;
}

/** The length of another report of the decision that was cited before; 0 when there is none. */
export function parallelReport(after: string): number {
  return PARALLEL.exec(after)?.[0].length ?? 0;
}
