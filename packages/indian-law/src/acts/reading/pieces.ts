import type { Piece, PieceKind } from './act-text.ts';
import { type Alphabet, comesAfter, follows, isFirst, type LabelPlace, placesOf } from './labels.ts';

/** A paragraph with its label cut off. */
interface Cut {
  kind: 'label' | 'proviso' | 'explanation' | 'exception' | 'illustration' | 'text';
  label: string;
  bare: string;
  text: string;
}

/** An open level: a list of labels, or a proviso, an explanation or illustrations. */
interface Level {
  step: string;
  kind: PieceKind | 'illustrations';
  last?: LabelPlace;
  /** Text that ends with a dash or a colon: a list may follow inside. */
  opens: boolean;
}

/** The mark of a footnote and the bracket of an amendment: '¹[', or '[209] [' in some prints. */
const OPENING = String.raw`(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?|\[\d{1,3}\]\s?)?[[“"']{0,2}\s?(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?\[?)?`;
const LABEL = new RegExp(`^(${OPENING})\\((\\d{1,3}[A-Z]{0,3}|[a-z]{1,5}|[A-Z]{1,4})\\)(\\]?)\\s*`, 'u');
const PROVISO = new RegExp(`^${OPENING}(?:Provided|PROVIDED)(?:\\b|(?=that|further|also))`, 'u');
const EXPLANATION = new RegExp(
  `^(${OPENING}(?:Explanation|EXPLANATION)s?(?:\\s+(?:\\d{1,2}[A-Z]?|[IVX]{1,4}[A-Z]?)(?![A-Za-z]))?)(?=[\\s.:—–-]|$)`,
  'u',
);
const EXCEPTION = new RegExp(`^(${OPENING}Exceptions?(?:\\s+\\d{1,2})?)(?=\\s?[.:—–-]|\\s*$)`, 'u');
const ILLUSTRATION = new RegExp(
  `^(${OPENING}(?:Illustration|ILLUSTRATION)s?)(?=\\s?[.:—–-]|\\s*$|\\s+\\()`,
  'iu',
);

function cut(paragraph: string): Cut {
  const label = LABEL.exec(paragraph);
  if (label) {
    const [whole, opening = '', bare = '', closing = ''] = label;
    // An amendment of the label alone: '⁵[(1)] If' is '(1) ⁵ If'.
    const before = closing === '' ? opening : opening.replace('[', '').trim();
    const rest = paragraph.slice(whole.length);
    return { kind: 'label', label: `(${bare})`, bare, text: before === '' ? rest : `${before} ${rest}` };
  }
  if (PROVISO.test(paragraph)) return { kind: 'proviso', label: '', bare: '', text: paragraph };
  for (const [kind, pattern] of [
    ['explanation', EXPLANATION],
    ['exception', EXCEPTION],
    ['illustration', ILLUSTRATION],
  ] as const) {
    const [, found] = pattern.exec(paragraph) ?? [];
    if (found !== undefined)
      return {
        kind,
        label: found,
        bare: '',
        text: paragraph.slice(found.length).replace(/^[\s.:—–―-]+/u, ''),
      };
  }
  return { kind: 'text', label: '', bare: '', text: paragraph };
}

/** True where a list, a proviso's clauses for instance, may follow inside. */
const opensList = (text: string): boolean =>
  /(?:[—–―\-:]|\b(?:namely|unless|if|that|where|by|of|to))\s*[—–―\-:,.]*\s*$/u.test(text.slice(-60));

const KINDS: Readonly<Record<Alphabet, PieceKind>> = {
  figure: 'clause',
  letter: 'clause',
  roman: 'subclause',
  capital: 'item',
  capital_roman: 'item',
};

/** Splits the paragraphs of one section into its pieces. */
class Splitter {
  readonly #cuts: readonly Cut[];
  readonly #pieces: Piece[] = [];
  readonly #counts = new Map<string, number>();
  #levels: Level[] = [];

  constructor(paragraphs: readonly string[]) {
    this.#cuts = paragraphs.map(cut);
  }

  pieces(): Piece[] {
    for (const [at, one] of this.#cuts.entries()) {
      if (one.kind === 'label') this.#label(one, at);
      else if (one.kind === 'text') this.#text(one);
      else this.#container(one, one.kind);
    }
    return this.#pieces;
  }

  #add(kind: PieceKind, one: Cut): void {
    const steps = this.#levels.map(({ step }) => step).filter((step) => step !== '');
    const base = steps.join('.');
    const count = (this.#counts.get(base) ?? 0) + 1;
    this.#counts.set(base, count);
    const path = count === 1 && base !== '' ? base : `${base === '' ? 't' : `${base}.t`}${count}`;
    this.#pieces.push({ kind, label: one.label, path, text: one.text, depth: steps.length });
    const top = this.#levels.at(-1);
    if (top) top.opens = opensList(one.text);
  }

  #label(one: Cut, at: number): void {
    const places = this.#sorted(placesOf(one.bare), at);
    const found =
      this.#continued(places, follows) ??
      (this.#isNew(places) ? undefined : this.#continued(places, comesAfter));
    if (found) this.#levels = this.#levels.slice(0, found.depth);
    else this.#closeFilled();
    const place = found?.place ?? places.find(isFirst) ?? places[0];
    const kind = this.#kindOf(place, one.text);
    this.#levels.push({ step: one.bare, kind, ...(place ? { last: place } : {}), opens: false });
    this.#add(kind, one);
  }

  /** (i) behind (h) is a letter where (j) comes next and a Roman figure where (ii) does. */
  #sorted(places: LabelPlace[], at: number): LabelPlace[] {
    if (places.length < 2) return places;
    const next = this.#cuts.slice(at + 1, at + 40).filter(({ kind }) => kind === 'label');
    const distance = (place: LabelPlace): number => {
      const found = next.findIndex(({ bare }) => placesOf(bare).some((one) => follows(place, one)));
      return found < 0 ? next.length + 1 : found;
    };
    return places
      .map((place) => ({ place, away: distance(place) }))
      .sort((a, b) => a.away - b.away)
      .map(({ place }) => place);
  }

  /** A first label behind text that opens a list begins a new list. */
  #isNew(places: readonly LabelPlace[]): boolean {
    return places.some(isFirst);
  }

  #continued(
    places: readonly LabelPlace[],
    test: (last: LabelPlace, next: LabelPlace) => boolean,
  ): { depth: number; place: LabelPlace } | undefined {
    const first = places[0];
    // A first label that could also continue an outer list begins a list where the text before it opens one.
    if (first !== undefined && isFirst(first) && (this.#levels.at(-1)?.opens ?? true)) return undefined;
    for (const place of places)
      for (let depth = this.#levels.length - 1; depth >= 0; depth -= 1) {
        const last = this.#levels[depth]?.last;
        if (last && test(last, place)) return { depth, place };
      }
    return undefined;
  }

  /** A list begins inside the innermost open level; a proviso without an open end holds none. */
  #closeFilled(): void {
    const top = this.#levels.at(-1);
    if (top && top.kind === 'proviso' && !top.opens) this.#levels.pop();
  }

  #kindOf(place: LabelPlace | undefined, text: string): PieceKind {
    if (this.#levels.some(({ kind }) => kind === 'illustrations')) return 'illustration';
    if (!place) return 'clause';
    if (this.#levels.length > 0) return KINDS[place.alphabet];
    if (place.alphabet !== 'figure') return 'clause';
    // Definitions are numbered behind words that open a list: they are clauses. Sentences behind an 'and—' are sub-sections.
    const lead = this.#pieces.find(({ depth }) => depth === 0);
    if (lead === undefined || !opensList(lead.text)) return 'subsection';
    return /\band\s*[—–―-]+\s*$/u.test(lead.text) && /^\p{Lu}/u.test(text) ? 'subsection' : 'clause';
  }

  /** Provisos, explanations and the like belong to their sub-section, or to the section where it has none. */
  #container(one: Cut, kind: Exclude<Cut['kind'], 'label' | 'text'>): void {
    // The list in which it is printed stays open below it: its next label continues the list.
    const base = this.#levels[0]?.kind === 'subsection' ? this.#levels[0].step : '';
    const letter = { proviso: 'p', explanation: 'e', exception: 'x', illustration: 'i' }[kind];
    const key = `${base}/${letter}`;
    const count = (this.#counts.get(key) ?? 0) + 1;
    this.#counts.set(key, count);
    const outer = this.#levels.filter(({ last }) => last !== undefined);
    const hidden = outer.map((level, depth) => (depth === 0 && base !== '' ? level : { ...level, step: '' }));
    const inList = this.#levels.some((level) => level.kind !== 'subsection' && level.last);
    this.#levels = kind === 'illustration' || inList ? hidden : outer.slice(0, base === '' ? 0 : 1);
    this.#levels.push({
      step: `${letter}${count}`,
      kind: kind === 'illustration' ? 'illustrations' : kind,
      opens: true,
    });
    this.#add(kind, one);
  }

  #text(one: Cut): void {
    const top = this.#levels.at(-1);
    if (top?.kind === 'illustrations' || this.#levels.some(({ kind }) => kind === 'illustrations'))
      this.#add('illustration', one);
    else this.#add('text', one);
  }
}

/** The pieces of a section from its paragraphs. Every word of the paragraphs is in a label or a text. */
export function piecesOf(paragraphs: readonly string[]): Piece[] {
  return new Splitter(paragraphs.flatMap(splitInline)).pieces();
}

/** A label that a paragraph prints behind the end of another piece. */
const INLINE =
  /(?<=[.:;—][\]”"]?\s?|\)\s)(?=(?:[⁰¹²³⁴⁵⁶⁷⁸⁹]{1,3}\s?)?\[?(?:Explanation(?:\s\d)?\s?\.?\s?[—–―-]|Provided (?:that|further|also)\b|Exceptions?(?:\s\d)?\.?\s?[—–―-]|Illustrations?\s*\.?\s*(?:\(|[—–―-])))/gu;
/** '.—(1) If a person' and '; (b) of any': labels inside a paragraph. */
const INLINE_LABEL =
  /(?<=[—–:;.-]\]?\s?|;\s(?:and|or)\s)(?=\((?:\d{1,2}[A-Z]?|[a-z]{1,4}|[A-Z])\)\s[\p{L}“"[(])/gu;

/** Splits a paragraph that holds several pieces, as some copies print a whole section in one. */
function splitInline(paragraph: string): string[] {
  return paragraph
    .split(INLINE)
    .flatMap((part) => splitLabels(part))
    .map((part) => part.trim())
    .filter((part) => part !== '');
}

/** Labels in a row count only where they begin a list or continue the label before them. */
function splitLabels(paragraph: string): string[] {
  const parts = paragraph.split(INLINE_LABEL);
  const out: string[] = [];
  let last: LabelPlace[] = [];
  for (const part of parts) {
    const [, , bare = ''] = LABEL.exec(part) ?? [];
    const places = placesOf(bare);
    const goesOn = places.some((place) => isFirst(place) || last.some((one) => follows(one, place)));
    if (out.length === 0 || goesOn) out.push(part);
    else out[out.length - 1] += part;
    if (goesOn || out.length === 1) last = places;
  }
  return out;
}
