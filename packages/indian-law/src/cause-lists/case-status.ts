import { parseCnr } from '../case-numbers/case-number-keys.ts';
import { findDates, parseDate } from '../text/dates.ts';
import { type Row, rowText, squeeze } from './rows.ts';

export interface StatusParty {
  name: string;
  advocate?: string;
}
export interface StatusHearing {
  /** The day of the business, and the day to which the matter was then adjourned. */
  date?: string;
  next_date?: string;
  judge?: string;
  purpose?: string;
  cause_list_type?: string;
  court_no?: string;
  srno?: number;
}
export interface StatusOrder {
  date?: string;
  judge?: string;
  filename?: string;
  /** The row that prints it. */
  row: Row;
}
export interface StatusObjection {
  objection: string;
  scrutiny_date?: string;
  compliance_date?: string;
  receipt_date?: string;
}
export interface Fir {
  state?: string;
  district?: string;
  police_station?: string;
  number?: string;
  year?: number;
}

/** A case-status page of the eCourts services; what the page leaves empty is absent. */
export interface CaseStatus {
  court?: string;
  cnr_number?: string;
  /** A CNR as printed, whose form is wrong. */
  wrong_cnr?: string;
  case_type?: string;
  filing_number?: string;
  filing_date?: string;
  registration_number?: string;
  registration_date?: string;
  first_hearing_date?: string;
  next_hearing_date?: string;
  decision_date?: string;
  case_status?: string;
  nature_of_disposal?: string;
  coram?: string;
  bench?: string;
  state?: string;
  district?: string;
  judicial?: string;
  not_before_me?: string;
  short_order?: string;
  category?: string;
  sub_category?: string;
  petitioners: StatusParty[];
  respondents: StatusParty[];
  hearings: StatusHearing[];
  orders: StatusOrder[];
  objections: StatusObjection[];
  fir?: Fir;
  /** The rows where fields are printed, by the name of the field. */
  rows: Map<string, Row>;
}

/** Labels of the page, and the field that each fills; longer ones first, where one contains another. */
const LABELS: readonly (readonly [string, string])[] = [
  ['Registration Number', 'registration_number'],
  ['Registration Date', 'registration_date'],
  ['Filing Number', 'filing_number'],
  ['Filing Date', 'filing_date'],
  ['Case Type', 'case_type'],
  ['CNR Number', 'cnr'],
  ['First Hearing Date', 'first_hearing_date'],
  ['Next Hearing Date', 'next_hearing_date'],
  ['Decision Date', 'decision_date'],
  ['Case Stage', 'case_status'],
  ['Stage of Case', 'case_status'],
  ['Case Status', 'case_status'],
  ['Nature of Disposal', 'nature_of_disposal'],
  ['Court Number and Judge', 'coram'],
  ['Coram', 'coram'],
  ['Bench', 'bench'],
  ['Police Station', 'police_station'],
  ['FIR Number', 'fir_number'],
  ['District', 'district'],
  ['State', 'state'],
  ['Judicial', 'judicial'],
  ['Causelist Name', 'causelist_name'],
  ['Short Order', 'short_order'],
  ['Not Before Me', 'not_before_me'],
  ['Year', 'year'],
];
const LABEL = new RegExp(`(?:${LABELS.map(([label]) => label).join('|')})\\s{0,3}:`, 'gu');
const FIELD_OF = new Map(LABELS.map(([label, field]) => [label, field]));

const SECTIONS: readonly (readonly [RegExp, string])[] = [
  [/^Case Details$/iu, 'case'],
  [/^Case Status$/iu, 'status'],
  [/^Petitioner and Advocate$/iu, 'petitioners'],
  [/^Respondent and Advocate$/iu, 'respondents'],
  [/^Acts$/iu, 'acts'],
  [/^(?:Subordinate|Lower) Court Information$/iu, 'below'],
  [
    /^(?:IA Details|IA Status|Document Details|Linked Cases|Case Transfer Details.*|Process Details)$/iu,
    'other',
  ],
  [/^FIR Details$/iu, 'fir'],
  [/^(?:History of )?Case Hearing(?: History)?$/iu, 'hearings'],
  [/^(?:Interim |Final )?Orders(?: ?\/ ?Judge?ments?)?$/iu, 'orders'],
  [/^Category Details$/iu, 'category'],
  [/^OBJECTION$/iu, 'objections'],
];

/** A value that says that there is none. */
const NONE = /^(?:[-–:.\s]{0,10}|Next Date is not given|null|0)$/iu;
const valueIn = (text: string | undefined): string | undefined => {
  const value = squeeze(text ?? '').replace(/^:\s*/u, '');
  return NONE.test(value) ? undefined : value;
};

/** The day in words of a status page: '24-06-2024', '22nd April 2016', with a weekday behind. */
export function dayOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined;
  const spaced = squeeze(text).replace(/^(\d{1,2})(st|nd|rd|th)\s/iu, '$1 ');
  return parseDate(spaced) ?? findDates(spaced)[0]?.iso;
}

const DAYS = new Set([
  'registration_date',
  'filing_date',
  'first_hearing_date',
  'next_hearing_date',
  'decision_date',
]);

/** The labels and values of one line, which a page may print without spaces between them. */
function pairsOf(text: string): (readonly [string, string])[] {
  const labels = [...text.matchAll(LABEL)];
  return labels.map((match, index) => {
    const label = match[0].replace(/\s{0,3}:$/u, '');
    const to = labels[index + 1]?.index ?? text.length;
    return [FIELD_OF.get(label) ?? '', text.slice(match.index + match[0].length, to)] as const;
  });
}

/** The cells of a table of labels as a line: 'Case Type' | 'OS' becomes 'Case Type: OS'. */
function labelledText(row: Row): string {
  if (!row.table) return rowText(row);
  return row.cells
    .map(({ text }) => squeeze(text))
    .map((text) => (FIELD_OF.has(text) ? `${text}:` : text))
    .join(' ')
    .replace(/:\s*:/gu, ':');
}

class StatusReader {
  readonly status: CaseStatus = {
    petitioners: [],
    respondents: [],
    hearings: [],
    orders: [],
    objections: [],
    rows: new Map(),
  };
  #section = '';
  #above: Row | undefined;
  #category = '';

  read(row: Row): void {
    const text = rowText(row);
    const section = SECTIONS.find(([heading]) => heading.test(text));
    if (section) {
      if (section[1] === 'case') this.#courtAbove();
      this.#section = section[1];
      return;
    }
    if (this.#section === '') this.#above = row;
    const inTable = READERS[this.#section];
    if (inTable) {
      if (!this.status.rows.has(this.#section)) this.status.rows.set(this.#section, row);
      inTable(this.status, row, text);
    } else if (this.#section === 'category') this.#readCategory(row, text);
    else if (this.#section !== 'below' && this.#section !== 'other' && this.#section !== 'acts')
      for (const [field, value] of pairsOf(labelledText(row))) this.#set(field, value, row);
  }

  #courtAbove(): void {
    const above = this.#above && rowText(this.#above);
    if (above !== undefined && above.length <= 150 && this.#above) {
      this.status.court = above.replaceAll(' ,', ',');
      this.status.rows.set('court', this.#above);
    }
  }

  #readCategory(row: Row, text: string): void {
    const [label = '', value] = row.cells.map((cell) => squeeze(cell.text));
    const isLabel = /^(?:Sub )?Category$/iu;
    if (row.table && value !== undefined && isLabel.test(label)) {
      this.#category = label.toLowerCase();
      this.#readCategory({ ...row, table: false }, value);
    } else if (isLabel.test(text)) this.#category = text.toLowerCase();
    else if (this.#category === 'category') this.status.category ??= text;
    else if (this.#category === 'sub category') this.status.sub_category ??= text;
  }

  #set(field: string, printed: string, row: Row): void {
    const value = valueIn(printed);
    if (value === undefined) return;
    const { status } = this;
    if (this.#section === 'fir') {
      setFir(status, field, value);
      return;
    }
    if (field === 'cnr') {
      const cnr = parseCnr(value.split(' ')[0] ?? '');
      if (cnr === undefined) status.wrong_cnr = value.slice(0, 40);
      else status.cnr_number = cnr;
      status.rows.set('cnr_number', row);
      return;
    }
    const read = DAYS.has(field) ? dayOf(value) : value;
    if (read === undefined || field in status) return;
    Object.assign(status, { [field]: read });
    status.rows.set(field, row);
  }
}

function setFir(status: CaseStatus, field: string, value: string): void {
  const fir: Fir = status.fir ?? {};
  status.fir = fir;
  if (field === 'state' || field === 'district' || field === 'police_station') fir[field] ??= value;
  else if (field === 'fir_number') fir.number ??= value;
  else if (field === 'year') fir.year ??= Number(value);
}

type SectionReader = (status: CaseStatus, row: Row, text: string) => void;

/** '1) NAME', then 'Advocate- …': numbers name parties, and the words behind *Advocate* belong to the last one. */
function readParty(parties: StatusParty[], row: Row): void {
  const lines = row.cells.flatMap(({ text }) => text.split('\n'));
  for (const line of row.cells.some(({ x }) => x !== undefined) ? [rowText(row)] : lines) {
    const text = squeeze(line);
    const advocate = /^Advocate\s?[-–:]\s?(.{0,3000})$/iu.exec(text)?.[1];
    const party = /^\d{1,4}\s?\)\s?(.{1,500})$/u.exec(text)?.[1];
    const last = parties.at(-1);
    if (party !== undefined) parties.push({ name: party });
    else if (advocate === undefined && last && last.advocate === undefined) last.name += ` ${text}`;
    else if (last && advocate !== undefined && advocate !== '') last.advocate = squeeze(advocate);
    else if (last?.advocate !== undefined) last.advocate += ` ${text}`;
  }
}

/** `viewBusiness('4','1','50000101','205…','6','Pending','25-06-2024','1434','1','GAHC…')`: court and serial number. */
const BUSINESS = /viewBusiness\(([^)]{0,300})\)/u;

function readHearing(status: CaseStatus, row: Row, text: string): void {
  if (/Business On Date|Purpose of hearing|^Judge\b/iu.test(text)) return;
  const script = row.cells.map(({ link }) => BUSINESS.exec(link ?? '')?.[1]).find((one) => one !== undefined);
  const given = script?.split(',').map((one) => one.replace(/['"\s]/gu, ''));
  const [court_no, srno] = [given?.[7], given?.[8]];
  const cells = row.table ? row.cells.map((cell) => squeeze(cell.text)) : cellsOfLine(text);
  if (cells.length < 4) return;
  const [purpose, next, day, judge, type] = [...cells].reverse();
  const hearing: StatusHearing = {
    ...present('cause_list_type', type),
    ...present('judge', judge),
    ...present('date', dayOf(day)),
    ...present('next_date', dayOf(next)),
    ...present('purpose', purpose),
    ...present('court_no', court_no),
    ...(srno === undefined || !/^\d{1,5}$/u.test(srno) ? {} : { srno: Number(srno) }),
  };
  if (hearing.date === undefined && hearing.next_date === undefined) return;
  status.hearings.push(hearing);
}

/** A printed line of the history: judge, one or two days, purpose. */
function cellsOfLine(text: string): string[] {
  const days = findDates(text);
  const [first, second] = days;
  if (!first) return [];
  const end = (second ?? first).end;
  return [text.slice(0, first.start).trim(), first.text, second?.text ?? '', text.slice(end).trim()];
}

const present = <K extends string>(key: K, value: string | undefined) =>
  (value === undefined || value === '' ? {} : { [key]: value }) as Partial<Record<K, string>>;

function readOrder(status: CaseStatus, row: Row, text: string): void {
  if (!/^\d{1,4}\b/u.test(text)) return;
  const cells = row.table ? row.cells.map((cell) => squeeze(cell.text)) : [text];
  const date = cells.map((cell) => findDates(cell).at(-1)?.iso).find((day) => day !== undefined);
  if (date === undefined) return;
  const address = row.cells.map(({ link }) => link).find((link) => link?.includes('filename='));
  const name = address === undefined ? undefined : /filename=([^&\s]{1,300})/u.exec(address)?.[1];
  const judge = cells.length >= 5 ? cells[2] : undefined;
  status.orders.push({
    date,
    row,
    ...present('judge', judge),
    ...present('filename', name && decoded(name)),
  });
}

function decoded(name: string): string {
  try {
    return decodeURIComponent(name);
  } catch {
    return name;
  }
}

function readObjection(status: CaseStatus, row: Row, text: string): void {
  if (!row.table || !/^\d{1,4}\b/u.test(text)) return;
  const [, scrutiny, objection = '', compliance, receipt] = row.cells.map((cell) => squeeze(cell.text));
  status.objections.push({
    objection,
    ...present('scrutiny_date', dayOf(scrutiny)),
    ...present('compliance_date', dayOf(compliance)),
    ...present('receipt_date', dayOf(receipt)),
  });
}

const READERS: Readonly<Record<string, SectionReader>> = {
  petitioners: (status, row) => readParty(status.petitioners, row),
  respondents: (status, row) => readParty(status.respondents, row),
  hearings: readHearing,
  orders: readOrder,
  objections: readObjection,
};

/** Reads a case-status page, saved as HTML or printed as PDF. Undefined where the rows are none. */
export function readCaseStatus(rows: readonly Row[]): CaseStatus | undefined {
  const reader = new StatusReader();
  for (const row of rows) reader.read(row);
  const { status } = reader;
  const isStatus =
    (status.cnr_number ?? status.wrong_cnr) !== undefined &&
    (status.registration_number ?? status.filing_number ?? status.case_type) !== undefined;
  return isStatus ? status : undefined;
}

/** The number as the court cites it: its type, number and year. */
export function numberOfStatus({
  case_type,
  registration_number,
  filing_number,
}: CaseStatus): string | undefined {
  const number = registration_number ?? filing_number;
  if (number === undefined) return undefined;
  const type = case_type?.split(' - ')[0]?.trim();
  return type === undefined || /[A-Za-z]/u.test(number) ? number : `${type}/${number}`;
}
