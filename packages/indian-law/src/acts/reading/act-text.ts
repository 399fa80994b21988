/** The kind of a piece of a section, named as drafters name it. */
export type PieceKind =
  | 'text'
  | 'subsection'
  | 'clause'
  | 'subclause'
  | 'item'
  | 'proviso'
  | 'explanation'
  | 'exception'
  | 'illustration';

/** A piece of a section, in the order of the print. `label` and `text` together hold every word of it. */
export interface Piece {
  kind: PieceKind;
  /** As printed: '(1)', '(ia)', 'Explanation 1'; '' where none is printed. */
  label: string;
  /** Address inside the section: '1', '1.b', 'p1.b' (first proviso, clause (b)), '2.e1'. Unique in its section. */
  path: string;
  /** Without the label. Marks of footnotes are superior figures. */
  text: string;
  /** Levels below the section. */
  depth: number;
}

/** A footnote of an amendment, or any other note of the copy. */
export interface ActNote {
  mark: string;
  text: string;
  /** The words to which the note belongs: those in the square brackets behind its mark. */
  words?: string;
  /** The day from which the amendment has effect, `yyyy-mm-dd`. */
  from?: string;
}

/** The changes of a State in a section, as the copy prints it behind the section. */
export interface StateAmendment {
  /** 'Karnataka'; '' where the copy names none. */
  state: string;
  /** The heading of the copy where one stands before it: 'STATE AMENDMENT'. */
  heading: string;
  paragraphs: string[];
}

/** A section, an article or a rule. */
export interface ActUnit {
  /** As printed, without its stop: '138', '65B', '376DA'; 'O39R1' for rule 1 of Order XXXIX. */
  number: string;
  title: string;
  pieces: Piece[];
  notes: ActNote[];
  /** Words that are the law in one State alone. They are in no piece. */
  states?: StateAmendment[];
  /** Set where the copy says so. */
  omitted?: true;
  /** The page of the copy, from 1, where it has pages. */
  page?: number;
}

/** A heading between sections. `at` is the position of the first section below it. */
export interface ActHeading {
  kind: 'part' | 'chapter' | 'order' | 'group';
  /** 'CHAPTER II', 'PART IV', 'ORDER XXXIX'; '' for a group. */
  label: string;
  title: string;
  at: number;
}

export interface ScheduleTable {
  columns: string[];
  rows: string[][];
}

export interface ActSchedule {
  label: string;
  /** Its paragraphs as printed. */
  paragraphs: string[];
  table?: ScheduleTable;
}

/** Words of the copy that are no words of the act. */
export interface ActLeftOut {
  text: string;
  reason: 'page' | 'front' | 'contents' | 'margin' | 'repeated' | 'end';
}

export type ActKind = 'act' | 'constitution' | 'code' | 'rules' | 'bill' | 'amending';

/** A border of which the reader is not sure, or a place where the copy disagrees with its own contents. */
export interface Doubt {
  number: string;
  kind: 'heading_differs' | 'heading_missing' | 'long' | 'not_in_contents' | 'no_text';
}

/** The sections that a copy announces and those that were found. */
export interface ReadingAccount {
  /** Sections by the contents of the copy, else by the run of its numbers. */
  expected: number;
  found: number;
  /** True where the copy has contents of its own. */
  byContents: boolean;
  holes: string[];
  doubts: Doubt[];
}

export interface ActText {
  title: string;
  kind: ActKind;
  unit: 'section' | 'article' | 'rule';
  year?: number;
  /** 'Act 45 of 2023': '45'. */
  number?: string;
  /** The day of which the copy shows the law, `yyyy-mm-dd`, where it says so. */
  as_on?: string;
  /** The official address that the copy names. */
  url?: string;
  /** Set for a part of a copy in several files. */
  part?: { number: number; of: number };
  preamble: string[];
  headings: ActHeading[];
  units: ActUnit[];
  schedules: ActSchedule[];
  /** Notes that no word of a section refers to. */
  notes: ActNote[];
  left_out: ActLeftOut[];
  account: ReadingAccount;
}
