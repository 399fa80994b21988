/** A line between the two sides of a cause title that can be nothing else: 'Versus', '-Vrs-', 'V/s.', 'विरुद्ध'. */
const DIVIDES = /^[^\p{L}\p{N}]*(?:v\/?s\.?|vrs\.?|versus|v\.|बनाम|विरुद्ध|विरूद्ध|-?எதிர்-?)[^\p{L}\p{N}]*$/iu;
/** 'AND:' divides the sides where a registry writes *Between*; it also joins what a paper is about. */
const JOINS = /^\W*(?:and|a n d)\W*$/iu;
const ABOUT = /^\W*in (?:the )?matter of\b/iu;

/** Limit: lines of a side. */
const ONE_SIDE = 12;

interface Line {
  readonly text: string;
}

/** Registries of Kerala head each side with its name and write nothing between them. */
const FIRST_SIDE =
  /^\W*(?:petitioners?|plaintiffs?|complainants?|applicants?|appellants?|claimants?)(?: ?\(s\))?\W*$/iu;
const OTHER_SIDE =
  /^\W*(?:(?:counter[ -]?petition|non-?applicant|respond|defend)\w*|accused|opposite part(?:y|ies)|opponents?)(?: ?\(s\))?\W*$/iu;
function labelledAt(lines: readonly Line[]): number {
  const first = lines.slice(0, ONE_SIDE).findIndex(({ text }) => FIRST_SIDE.test(text));
  const found = lines.slice(first + 2, first + 2 + ONE_SIDE).findIndex(({ text }) => OTHER_SIDE.test(text));
  return first < 0 || found < 0 ? -1 : first + 2 + found;
}

/** The place of the line between the two sides; -1 where there is none. */
export function versusAt(lines: readonly Line[]): number {
  const divided = lines.findIndex(({ text }) => DIVIDES.test(text));
  const joined = lines.findIndex(
    ({ text }, at) => at > 0 && JOINS.test(text) && !ABOUT.test(lines[at + 1]?.text ?? ''),
  );
  if (divided < 0 && joined < 0) return labelledAt(lines);
  // 'And' between two of a side stands near the line that parts the sides.
  return divided < 0 || (joined >= 0 && joined + ONE_SIDE < divided) ? joined : divided;
}

/** The place of the last such line; -1 where there is none. */
export function lastVersusAt(lines: readonly Line[]): number {
  const divided = lines.findLastIndex(({ text }) => DIVIDES.test(text));
  return divided >= 0 ? divided : versusAt(lines);
}
