import type { DraftLine, DraftParts } from './types.ts';

/** Words that ask a court. */
export const PRAYS =
  /\bpray(?:s|ed)?\b|\bmay (?:kindly |graciously |also )?be pleased to\b|(?:प्रार्थना|याचना) (?:की जाती )?है|வேண்டிக் ?கொ|வேண்டுகிற|வேண்டப்|கேட்டுக் ?கொள்|பிரார்த்திக்கி|உத்தரவிடுமாறு/iu;
export const PRAYER =
  /\bpray(?:s|ed|er|ers)?\b|\bmay (?:kindly |graciously |also )?be pleased to\b|^\W*reliefs? (?:sought|claimed|prayed)\b|प्रार्थना|याचना है|अनुतोष|வேண்டிக் ?கொ|வேண்டுகிற|வேண்டப்|வேண்டுகோள்|கேட்டுக் ?கொள்|பிரார்த்த|உத்தரவிடுமாறு/iu;
/** The clause that opens an affidavit, or the first words of a pleading. */
export const OPENING =
  /^\W*I,?\s.{0,400}\b(?:hereby|solemn|oath|affirm|declare|state|submit|say)\b|\b(?:as under|as follows|as below)\W*$|respectfully (?:sh[eo]w(?:s|eth)?|submits?|states?|begs)\b|^\W*may it please\b|(?:निवेदन|प्रस्तुत|कथन)[^।]{0,40}(?:है|हैं|हूँ|हूं)\W*$|சமர்ப்பிப்பது\W*$/iu;

/** The heading of a prayer, in a line of its own. */
export const PRAYER_HEADING =
  /^\W*(?:(?:the |final |main |interim )?(?:prayers?|reliefs?)(?: (?:clause|sought|claimed|prayed(?: for)?))?|प्रार्थना|अनुतोष|வேண்டுகோள்|பிரார்த்தனை|பரிகாரம்)(?:\W+(?:prayers?|प्रार्थना))?\W*$/iu;
/** The same before the prayer in one line, as in the forms of tribunals: '5. Reliefs sought: (i) direct the respondent …'. */
const HEADED_PRAYER =
  /^\W*(?:main |final )?(?:reliefs?|prayers?)(?:\(s\))?(?: (?:sought|claimed|prayed(?: for)?))?\s*[:–-]/iu;
/** Words that ask, wherever a prayer begins by its place: at the last paragraph or behind it. */
export const ASKS =
  /\bpray|\brequest|\bbeseech|\bentreat|\bseeks?\b|\breliefs?\b|\bclaims?\b[^.;]{0,30}[:\-–]|\b(?:may|should|must|ought to|deserves? to)\b[^.;]{0,160}\b(?:be|allow|grant|pass|order|direct|dismiss)\b|\bthat\b[^.;]{0,80}\bbe (?:kindly |graciously |pleased |hereby )?\p{L}+(?:ed|en|t|d|side|wn)\b|\bplease(?:d)?\b|प्रार्थना|निवेदन|याचना|வேண்டி|வேண்டுக|பிரார்த்த|உத்தரவிட/iu;

/** The place at which a prayer begins: its heading; else words that ask, at the last numbered paragraph or behind it. */
function prayerAt(body: readonly DraftLine[]): number {
  const heading = body.findIndex(({ text }) => PRAYER_HEADING.test(text) || HEADED_PRAYER.test(text));
  const last = body.findLastIndex(({ number }) => number !== undefined);
  // The interim relief is asked for below the prayer, under a heading of its own.
  const main = body.findIndex(
    ({ text, number }, at) => at > last && number === undefined && PRAYS.test(text),
  );
  const isInterim = /\binterim\b|अंतरिम|अन्तरिम|இடைக்கால/iu.test(body[heading]?.text ?? '');
  if (heading >= 0) return isInterim && main >= 0 && main < heading ? main : heading;
  const behind = body.findIndex(
    ({ text }, at) => at >= last && (PRAYS.test(text) || /\brequest(?:s|ed)?\b/iu.test(text)),
  );
  const asks = body.findIndex(
    ({ text }, at) => at > last && at > 2 && ASKS.test(text) && (text.length > 25 || /[:–-]\W*$/u.test(text)),
  );
  // The words of gratitude below a prayer pray too.
  if (behind >= 0) return asks >= 0 && asks < behind ? asks : behind;
  return asks >= 0 ? asks : body.findIndex(({ text }) => PRAYS.test(text) && !OPENING.test(text));
}

/** The lines in which a draft asks for something, from its heading or its words to its end. */
export function prayerOf({ lines, index, verification }: DraftParts): DraftLine[] {
  const apart = new Set([...index, ...verification]);
  const body = lines.filter((line) => !apart.has(line));
  const from = prayerAt(body);
  return from < 0 ? [] : body.slice(from);
}

/** True where a draft asks the court for something: anywhere in words of prayer, at its end in any words that ask. */
export function hasPrayer(parts: DraftParts): boolean {
  const listed = new Set(parts.index);
  return (
    parts.lines.some((line) => !listed.has(line) && PRAYER.test(line.text)) || prayerOf(parts).length > 0
  );
}
