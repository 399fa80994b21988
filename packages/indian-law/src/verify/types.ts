import type { Counterpart } from '../acts/concordance/counterparts.ts';
import type { Citation } from '../citations/citations.ts';
import type { Whose } from '../judgment/parts/whose.ts';
import type { JudgmentPart, PartKind } from '../judgment/parts.ts';
import type { Span } from '../text/text.ts';

/** A paragraph that a text cites: '12', '12.1'. */
export interface CitedParagraph extends Span {
  number: string;
}

/** Words in quotation marks that a text attributes to an authority. The span is that of the words, without the marks. */
export interface Quotation extends Span {
  text: string;
}

/** A decision that a text relies on, wherever the text names it. */
export interface CitedAuthority {
  /** respondent is '' for 'In re …'. */
  name?: { petitioner: string; respondent: string };
  /** Parallel citations, as first printed together. */
  citations: Citation[];
  /** The number of the case and the day of the decision, where the text gives them beside the name or alone. */
  case_number?: string;
  date?: { text: string; iso: string };
}

/** One place of a text that names an authority, with what is said of it there. */
export interface Mention extends Span {
  /** Index into the authorities. */
  authority: number;
  /** The authority as printed, in one line. */
  text: string;
  paragraphs: CitedParagraph[];
  quotations: Quotation[];
  /** Pages of a report that are cited as a pinpoint; the library does not have the pages of reports. */
  pages: string[];
}

/** A provision that a text names, at its first place. */
export interface CitedProvision extends Span {
  text: string;
  /** Key of a known act, or the name of another as printed; undefined when the text does not say. */
  act?: string;
  /** Acts of the text that have such a provision, or both codes of the time, where the text names no act. */
  candidates: string[];
  unit: string;
  /** '302', '498A', 'Order 39 Rule 1'. */
  section: string;
  sub?: string;
  /** `provisionKey`; for a provision without an act it begins with '?:'. */
  key: string;
  /** The number of times that the text names it. */
  mentions: number;
  /** Words that the text gives as words of it. */
  quotations?: Quotation[];
}

/** A section of the library in its own words, as much of it as a check needs. */
export interface LibrarySection {
  id: string;
  paragraphs: readonly { text: string }[];
  /** Days from which amendments of it have effect, `yyyy-mm-dd`, where the copy notes them. */
  amended?: readonly string[];
  /** Its words before dated amendments, each until a day, as the footnotes of the copy give them. */
  versions?: readonly { until: string; from?: string; text: string; whole: boolean }[];
  /** The changes of States in it, as the copy prints it. */
  states?: readonly { state: string; text: string }[];
}

/** Quoted words of a statute, compared with the text of the section. */
export interface StatuteQuotation extends Span {
  /** `not_in_library`: the library has no official text of the section. */
  status: 'exact' | 'altered' | 'not_found' | 'not_in_library';
  /** The words as the text quotes them. */
  text: string;
  /** The words of the section in their place. */
  found?: string;
  changes?: WordChange[];
  /** The document of the section, and the paragraph that has the words. */
  document_id?: string;
  index?: number;
  /** The counterpart in the other code that has these words. */
  words_of?: { act: string; section: string; document_id: string };
  /** The section was amended with effect from this day, after the day of the check, and its words before are not known. */
  amended_from?: string;
  /**
   * The earlier words with which the quoted ones were compared, the law until before the day `until`. `gaps`: the copy does
   * not print all of them. `only_later`: the quoted words are in the section of today alone.
   */
  version?: { until: string; from?: string; gaps?: true; only_later?: true };
  /** The words are those of this State's amendment. */
  words_of_state?: string;
  /** The words were those of the section before this day. */
  words_before?: string;
}

/** Printed like a citation, but no known form: a reporter that is not in the table, or a part is missing. */
export interface UnreadCitation extends Span {
  text: string;
}

/** Everything in a text that can be checked, and what was seen but cannot be. */
export interface Claims {
  authorities: CitedAuthority[];
  /** Mentions in the order of the text. */
  mentions: Mention[];
  provisions: CitedProvision[];
  unread: UnreadCitation[];
  /** Authorities with a paragraph whose number is left open or cannot be read, as printed. */
  openParagraphs: string[];
  /** Quotations that no authority is named for. */
  unattributed: Quotation[];
  /** Quotations of so few words that they prove nothing, beside an authority. */
  short: number;
  /** 'held as follows:' without quotation marks behind it. */
  unmarked: number;
  /** Rules, regulations and schedules that are not looked up, as printed. */
  otherProvisions: string[];
}

/** A judgment of the library, as much of it as a check needs. */
export interface LibraryJudgment {
  id: string;
  title: string;
  /** False where the title is a file's name. */
  titled: boolean;
  petitioner?: string;
  respondent?: string;
  /** Its own citations as printed, and their keys. */
  citations: readonly string[];
  keys: readonly string[];
  /** The numbers of its case as printed. */
  case_number?: string;
  /** `yyyy-mm-dd`. */
  decided_on?: string;
  /** Code of its court, and how many judges heard it. */
  court?: string;
  bench_strength?: number;
  sample: boolean;
  paragraphs: readonly {
    number?: string;
    text: string;
    heading?: boolean;
    part?: string;
    footnote?: string;
  }[];
  /** Runs of its paragraphs by kind; absent where they are not known. */
  parts?: readonly JudgmentPart[];
}

export type TreatmentKind =
  | 'overruled'
  | 'reversed'
  | 'doubted'
  | 'distinguished'
  | 'followed'
  | 'affirmed'
  | 'referred';

/** The signal of a judgment's later treatment. It is never shown without a sentence that says it. */
export type Signal = 'overruled' | 'doubted' | 'distinguished' | 'followed' | 'none';

export type CitationStatus = 'found' | 'found_differently' | 'ambiguous' | 'not_in_library' | 'unreadable';

/**
 * A difference between the text and the library. `found` is '' where the library's copy does not say; the day `yyyy-mm-dd`
 * for `date`, the title of the judgment that has the citation for `other_judgment`.
 */
export interface Difference {
  what: 'name' | 'year' | 'volume' | 'page' | 'citation' | 'date' | 'case_number' | 'other_judgment';
  cited: string;
  found: string;
}

export interface ParagraphFinding {
  cited: number;
  /** The number as printed: '12.1'. */
  number: string;
  exists: boolean;
  /** The last number of the library's copy. */
  last: number;
  /** Index of the paragraph, where it exists. */
  index?: number;
  /** Author of the paragraph, when the judgment has several opinions. */
  whose?: Whose;
  /** All paragraphs of this number, where several opinions have one. */
  places?: { index: number; whose: Whose }[];
}

/** Words that differ: `cited` in the text, `found` in the judgment; '' where one of them has nothing. */
export interface WordChange {
  cited: string;
  found: string;
}

export interface QuotationFinding extends Span {
  status: 'exact' | 'altered' | 'not_found';
  /** The words as the text quotes them. */
  text: string;
  /** The words of the judgment in their place. */
  found?: string;
  changes?: WordChange[];
  /** The paragraph of the judgment that has the words. */
  paragraph?: string;
  index?: number;
  /** The text cites another paragraph for them. */
  elsewhere?: true;
  /** Author of the words, when the judgment has several opinions. */
  whose?: Whose;
  /** A part that has the words as quoted while the judgment has not. `index` and `paragraph` are then of that part. */
  only_in?: PartKind;
}

export interface NearestTitle {
  document_id: string;
  title: string;
}

export interface CitationFinding extends Span {
  text: string;
  status: CitationStatus;
  document_id?: string;
  title?: string;
  court?: string;
  bench_strength?: number;
  decided_on?: string;
  sample?: true;
  differences?: Difference[];
  /** A judgment with the same first party, under whose title a `not_in_library` one may be. */
  nearest?: NearestTitle;
  /** Documents that an `ambiguous` citation may mean. */
  candidates?: { document_id: string; title: string }[];
  paragraph?: ParagraphFinding;
  more_paragraphs?: ParagraphFinding[];
  quotation?: QuotationFinding;
  more_quotations?: QuotationFinding[];
}

export interface ProvisionFinding extends Span {
  text: string;
  /** Short title. '' where the text names no act. */
  act: string;
  section: string;
  status: 'exists' | 'no_such_section' | 'act_not_in_library' | 'ambiguous';
  /** The library has other sections of the act, but not this one. */
  partly?: true;
  /** The numbers of the act's sections end here. */
  last?: number;
  in_force_on?: boolean;
  /** First and last day in force, `yyyy-mm-dd`, if known. */
  in_force_from?: string;
  in_force_to?: string;
  /** Short form of the act that replaced it. */
  replaced_by?: string;
  document_id?: string;
  counterparts?: (Omit<Counterpart, 'key' | 'law'> & { document_id?: string })[];
  candidates?: { act: string; section: string }[];
  mentions: number;
  quotations?: StatuteQuotation[];
}

/** Something that was seen and not checked, and why. */
export interface NotChecked {
  code: NotCheckedCode;
  /** The number of them. */
  count: number;
  /** Some of them, as printed. */
  examples: string[];
}

export type NotCheckedCode =
  | 'judgments_not_in_library'
  | 'nearest_titles'
  | 'unreadable_citations'
  | 'ambiguous_citations'
  | 'names'
  | 'citations_by_name'
  | 'unnumbered_paragraphs'
  | 'open_paragraphs'
  | 'report_pages'
  | 'unattributed_quotations'
  | 'short_quotations'
  | 'unmarked_quotations'
  | 'quotations_of_acts'
  | 'acts_not_in_library'
  | 'sections_without_act'
  | 'other_provisions'
  | 'commencement'
  | 'no_date'
  | 'too_many'
  | 'argument';
