/*
 * Words behind the title of a tribunal or of a court below the High Courts: its grade, the cases that it
 * tries, its number, its bench and its place.
 */

/** '(Senior Division)', ', Junior Division', ' First Class', '(NDPS Act)', ', POCSO Act', 'under POCSO Act', 'No. II'. */
const GRADE =
  /(?:,?\s{1,3}\(?(?:(?:senior|junior|sr\.?|jr\.?)\s{1,3}(?:division|divn\.?|div\.?|dn\.?)|s\.?\s?d\.?|j\.?\s?d\.?|(?:first|second|1st|2nd|i|ii)\s{1,3}class|(?:class|grade)[\s-]{1,2}(?:i{1,3}|[1-3])|(?:under\s(?:the\s)?)?(?:ndps|n\.d\.p\.s\.|pocso|sc\/st|s\.c\.\/s\.t\.|pmla|p\.?c\.?|e\.?c\.?|electricity)\sact|ndps|pocso|pmla|cbi|mp\/mla)\)?(?![a-z])|\s{1,2}no\.?\s?-?\s?(?:\d{1,2}|[ivx]{1,4})(?![a-z\d/])|\s(?:[ivx]{1,4})(?=,\s[a-z])|\s?\((?!retd|respondent|petitioner|appellant|accused|defendant|plaintiff|complainant|for\b|the\b|hereinafter|as\b|in\b)(?:[a-z.]{1,8}\/)?[a-z][a-z.&-]{0,14}(?:\s(?:act|acts|cases?|courts?))?(?:-?\d{1,2})?\)(?=,\s)){0,3}/iy;
/** 'for CBI Cases', 'for Trial of SPE & ACB Cases' after the title of a special judge. */
const FOR_CASES =
  /\s{1,20}for\s{1,20}(?:the\s{1,20})?(?:trial\s{1,20}of\s{1,20})?(?:(?:[A-Z][\w/.]*|&|and)\s{1,20}){1,5}Cases(?![a-z])/iuy;

const B = '[\\s\\u00a0]';
const NO_PLACE =
  'Order|And\\b|The\\b|In\\b|On\\b|By\\b|Shri|Smt|Mr|Dr\\b|Sri\\b(?!\\s(?:Ganga|Muktsar))|Dated|Section|This|Annexure|Exhibit|Vide|Under|Para|Page|For\\b|When|Which|Learned|Ld\\b|Hon|Petitioner|Appellant|Respondent|Revision|Plaintiff|Defendant|Applicant|Between|Present|Before|Judge|Magistrate|Presiding|Member|Justice|Act\\b|Acts\\b|Code\\b|Criminal|Civil|Writ|Appeal|Sessions|Crime|Case|It\\b|He\\b|As\\b|At\\b|However|State\\b|Union|Commissioner|Registrar|Secretary|Government|Work(?:man|men)\\b|Management|Employer';
const NUMBERED_COURT = `(?:Fast${B}Track|FTC|CBI|Anti[- ]Corruption|Court)(?:${B}Court)?(?:[\\s\\u00a0-]{1,2}(?:No\\.?${B}?)?(?:\\d{1,2}|[IVX]{1,4})(?![A-Za-z\\d]))?(?![A-Za-z])|\\d{1,2}(?:st|nd|rd|th)${B}Court(?![A-Za-z])`;
/** The first of two words of a place. */
const FIRST_WORD =
  '(?:South|North|East|West|Central)[\\s-](?=East|West|Delhi)|(?:East|West|North|South|Uttara?|Dakshin|Purba|Paschim|New|Navi|Port|Sri|Ranga|Kanpur|Lakhimpur|Gautam|Jyotiba|Udham|Ambedkar|Fatehgarh|Salt|Patiala|Tis|Sawai|Bara|Hindu|Rae|Shahid|Yamuna|Kurla|Fort|Sindh)\\s(?=[A-Z][a-z])|(?:Udham|Shaheed)\\sSingh\\s(?=Nagar)|(?:Gautam\\sBudd?ha?|Jyotiba\\sPhule|Sant\\sKabir|Shahid\\sBhagat\\sSingh)\\s(?=Nagar)';
const BENCH_LETTER = '[\'‘"“]{1,2}[A-Z](?:-\\d)?[\'’"”]{1,2}';
const WORDS = `(?:${BENCH_LETTER}${B}{1,10}(?:Bench,?${B}{1,10})?)?(?:${FIRST_WORD})?[A-Z][A-Za-z]{2,20}(?:${B}${BENCH_LETTER}${B}Bench(?:es)?)?`;
const SECOND_WORD =
  'Singh Nagar|Nagar|City|Delhi|Bench(?:es)?|Pradesh|Bengal|Zone|Dehat|Rural|Urban|District|Road|Courts?(?:\\sComplex)?|NAGAR|CITY|DELHI|BENCH(?:ES)?|PRADESH|BENGAL|ZONE|COURTS?(?:\\sCOMPLEX)?';
const PLACE = new RegExp(
  `(?:,${B}{0,50}|${B}{1,50}(?:at|At|AT)${B}{1,50}|,?${B}{1,50}(?=District\\b|[A-Z][A-Za-z]{3,12}${B}(?:${BENCH_LETTER}${B})?(?:Bench|BENCH)))(?!${NO_PLACE})(?:(?:District|Fast Track Court,|Delhi Bench:?)${B}{0,50})?(?:${NUMBERED_COURT}|${WORDS})(?:${B}{1,3}(?:${SECOND_WORD})(?![A-Za-z]))?(?:${B}[:-]?${B}?${BENCH_LETTER})?(?:${B}?\\([A-Z][A-Za-z-]{1,12}\\d{0,3}\\))?`,
  'uy',
);

/** The end of the grade printed after a title. */
export function gradeEnd(text: string, from: number): number {
  GRADE.lastIndex = from;
  const graded = from + (GRADE.exec(text)?.[0].length ?? 0);
  FOR_CASES.lastIndex = graded;
  return graded + (FOR_CASES.exec(text)?.[0].length ?? 0);
}

/** The end of the places printed behind a title, each of which must match `where`. */
export function withPlace(text: string, from: number, where?: RegExp): number {
  let end = from;
  for (let turn = 0; turn < 4; turn += 1) {
    PLACE.lastIndex = end;
    const match = PLACE.exec(text);
    if (!match || where?.test(match[0]) === false) break;
    // 'before the Labour Court, Pune, Ram Lal filed': a person, no second place.
    if ((turn > 0 || where) && /^[ ]\p{Lu}\p{Ll}/u.test(text.slice(PLACE.lastIndex, PLACE.lastIndex + 3)))
      break;
    end += match[0].length;
  }
  return end;
}
