/** Abbreviations whose point ends no sentence. */
const ABBREVIATION =
  /\b(?:v|vs|No|Nos|Rs|Dr|Mr|Mrs|Ms|Sh|Smt|Sri|Shri|Ltd|Pvt|Co|Sec|Art|Ors|Anr|Hon|St|viz|i\.e|e\.g|s|u\/s|r\/w|dt|dtd|p|pp|para|paras|Ex|Exh|Ext|cl|[A-Z])\.(?=\s)/giu;

/** The sentences of a text; the points of abbreviations are left out. O(n). */
export const sentencesOf = (text: string): string[] =>
  text.replaceAll(ABBREVIATION, (whole) => whole.slice(0, -1)).split(/[.;]\s+|\n/u);
