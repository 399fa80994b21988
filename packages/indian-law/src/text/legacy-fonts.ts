/** Fonts with the layout of Kruti Dev 010, in which most Hindi papers outside Unicode are typed. */
const KRUTI_DEV = /^(?:kruti ?dev|dev ?lys|k010)/iu;

/** Fonts of Indian scripts with layouts of their own, whose letters are not those of Unicode. */
const OTHER_LAYOUT =
  /^(?:walkman|chanakya|shusha|shivaji|shree-?(?:dev|lipi)|aps-?dv|4cgandhi|akruti|dv-?tt|dvb?w?-?tt|sulipi|agra\b|marathi-lys|bamini|baamini|vanavil|tscu?_|tam-|tab-|senthamil|sun-?tommy|elango|kalaham|amudham)/iu;

/** True for the name of a font whose letters are those of Kruti Dev: *Kruti Dev 010*, *DevLys 010*. */
export const isLegacyHindiFont = (font: string | undefined): boolean =>
  font !== undefined && KRUTI_DEV.test(font.trim());

/** True for the name of a font of an Indian script whose layout is not known here: *Walkman-Chanakya905*, *Bamini*. */
export const isUnreadFont = (font: string | undefined): boolean =>
  font !== undefined && OTHER_LAYOUT.test(font.trim());
