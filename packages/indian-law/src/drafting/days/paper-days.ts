/**
 * The days that a paper states, by name. A template asks for them under these names, and the check before filing reads
 * them from the words of a draft, so that both are compared by the same rules.
 */
export const DAY_NAMES = [
  'chequeDate',
  'presentedOn',
  'returnedOn',
  'returnInformed',
  'noticeDate',
  'noticeServed',
  'offenceDate',
  'firDate',
  'arrestDate',
  'remandDate',
  'orderDate',
  'copyApplied',
  'copyReceived',
  'custodyFrom',
  'bailRefused',
  'appealMade',
  'appealDecided',
  'deathDate',
  'deathCertificate',
  'lastDay',
  'filedOn',
  'paperDate',
] as const;
export type DayName = (typeof DAY_NAMES)[number];

/** Days as `yyyy-mm-dd`. */
export type PaperDays = Partial<Record<DayName, string>>;

/** Papers whose days the law itself compares. */
export const PAPERS_WITH_DAYS = [
  'cheque_notice',
  'cheque_complaint',
  'civil_revision',
  'condonation_of_delay',
  'other',
] as const;

/** The paper on which the days are: its template, its kind, and what it says of a delay. */
export interface DatedPaper {
  /** The purpose of the days: the notice or the complaint on a cheque, a revision, a condonation of delay, another paper. */
  about: (typeof PAPERS_WITH_DAYS)[number];
  /** True where the paper itself explains why it is late. */
  explainsDelay?: boolean;
  /** Days of delay that the paper names. */
  delayNamed?: number;
  /** True where the paper complains of the time between arrest and production. */
  complainsOfProduction?: boolean;
}

/**
 * Pairs of days of which the first cannot come after the second. Each follows from the step itself: a cheque is presented
 * from its date on, a copy is applied for after the order is made, and nobody dates a paper before what it relates.
 */
export const IN_ORDER: readonly (readonly [DayName, DayName])[] = [
  ['chequeDate', 'presentedOn'],
  ['presentedOn', 'returnedOn'],
  ['presentedOn', 'returnInformed'],
  ['returnedOn', 'returnInformed'],
  ['returnedOn', 'noticeDate'],
  ['returnInformed', 'noticeDate'],
  ['noticeDate', 'noticeServed'],
  ['offenceDate', 'firDate'],
  ['firDate', 'arrestDate'],
  ['arrestDate', 'remandDate'],
  ['orderDate', 'copyApplied'],
  ['copyApplied', 'copyReceived'],
  ['orderDate', 'copyReceived'],
  ['orderDate', 'lastDay'],
  ['custodyFrom', 'bailRefused'],
  ['offenceDate', 'bailRefused'],
  ['firDate', 'bailRefused'],
  ['arrestDate', 'custodyFrom'],
  ['appealMade', 'appealDecided'],
  ['deathDate', 'deathCertificate'],
];

/** Days that a paper relates; each is on or before the day of the paper and of its filing. */
export const RELATED: readonly DayName[] = [
  'presentedOn',
  'returnedOn',
  'returnInformed',
  'noticeDate',
  'noticeServed',
  'offenceDate',
  'firDate',
  'arrestDate',
  'remandDate',
  'orderDate',
  'copyApplied',
  'copyReceived',
];
