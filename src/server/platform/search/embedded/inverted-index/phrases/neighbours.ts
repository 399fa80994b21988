// With each position of a word the index keeps two bytes: which word stands before it, and which after it. A phrase with a
// common word is found by the bytes of its rarer one: the many positions of the common word are not read.

/**
 * Words with a number of their own, as they are indexed, the most frequent first: nearly two thirds of all words of 400
 * judgments of the Supreme Court. The numbers are part of the format of the file.
 */
const ownNumbers = new Map(
  (
    'the of to in and a that is be by was it for on not or as court which act thi under with 1 an case any no have ' +
    'order section from has are state 2 been at such appel he were high if had his may but would there made appeal ' +
    'law other govern right rule 3 we constitut provis v person its power respond all articl befor one also thei ' +
    'question said so onli tax date offic their shall reason can refer who should servic against therefor fact these ' +
    'india held must him petit author will whether compani make when 4 decis out could judg art after provid cannot ' +
    'two time applic us public i evid view claus into direct part matter ground year judgment petition same where ' +
    'purpos within sub them upon amend 5 issu even first accus land gener regard word take doe file follow respect ' +
    'learn do consid mean exercis special elect those examin taken effect given singh tribun pass what offenc hold ' +
    'appli accord some jurisdict requir proceed dismiss 6 parti becaus period point than between writ place without ' +
    'necessari did properti sale incom judici present legisl appoint interest further rs observ amount circumst'
  )
    .split(' ')
    .map((word, number) => [word, number]),
);
/** All other words share these; so do the places at which a text begins or ends. */
const sharedNumbers = 256 - ownNumbers.size;
/** The number for a place without a word. */
export const noWord = ownNumbers.size;
/** *the* and *of* have lower numbers: their bytes would help no phrase but *of the*, and a seventh of all positions are theirs. */
export const firstWithNeighbours = 2;

/**
 * The number of a word of its own, higher for rarer words: a byte proves that the word is there. Undefined for others.
 */
export function ownNumber(term: string): number | undefined {
  return ownNumbers.get(term);
}

/** False for a term whose positions have no bytes. */
export function hasNeighbours(term: string): boolean {
  return (ownNumbers.get(term) ?? firstWithNeighbours) >= firstWithNeighbours;
}

/** The byte of a term as a neighbour. */
export function neighbourNumber(term: string): number {
  const own = ownNumbers.get(term);
  if (own !== undefined) return own;
  const { length } = term;
  const mixed =
    term.charCodeAt(0) * 31 + term.charCodeAt(length >> 1) * 7 + term.charCodeAt(length - 1) * 13 + length;
  return ownNumbers.size + (mixed % sharedNumbers);
}

/** Any word, or none. */
export const anyNeighbour: Uint8Array = new Uint8Array(256).fill(1);

/** 1 for the byte of a neighbour that may be this term, 0 for others. */
export function fittingBytes(term: string | undefined): Uint8Array {
  if (term === undefined) return anyNeighbour;
  const fitting = new Uint8Array(256);
  fitting[neighbourNumber(term)] = 1;
  return fitting;
}
