import { blanksOf, isNumberToCome } from './blanks.ts';
import { causeTitleOf, isNamedIn, sidesOf } from './cause-title.ts';
import { prayerOf } from './prayer.ts';
import type { DraftCase, DraftLine, DraftParts, Finding } from './types.ts';

const SIDE =
  '(?:petitioner|respondent|plaintiff|defendant|complainant|accused|applicant|appellant|opposite party|opponent|caveator|claimant|decree[- ]holder|judgment[- ]debtor|objector|aggrieved person|workman|non-applicant|revisionist|tenant|landlord|landlady)';
/** The same with a capital letter too: there a capital letter marks a name. */
const CASED_SIDE = SIDE.replaceAll(/(?<=[(|:])[a-z]/gu, (first) => `[${first.toUpperCase()}${first}]`);
const TITLE =
  '(?:Shri|Sri|Smt|Smti|Sau|Sh|Mr|Mrs|Ms|M\\/s|Dr|Tmt|Thiru|Selvi|Kum|Kumari|Sardar|Sardarni|S|Md|Mst|Prof|Adv)\\.? ';
const WORD = '(?:\\p{Lu}[\\p{L}.]*)';
const NUMBERED = '(?: (?:no\\.? ?)?\\d{1,2})?';
/** *the defendant, Ravi Kumar,*: a side of the case with a name of at least two words. */
const NAMED_SIDE = new RegExp(
  `\\b(?:the|this) ${SIDE}${NUMBERED},? (?:namely |i\\.e\\. |herein )?(?:${TITLE})?(${WORD}(?: ${WORD}){1,4})`,
  'giu',
);
/** *the plaintiff, Thilagavathi,* and *the plaintiff Smt. Thilagavathi*: one name between commas or behind a title. */
const ONE_NAME = new RegExp(
  `\\b[Tt]he ${CASED_SIDE}(?: (?:[Nn]o\\.? ?)?\\d{1,2})?(?:, (\\p{Lu}\\p{Ll}{4,}),|,? (?:${TITLE})(\\p{Lu}\\p{Ll}{3,})\\b)`,
  'gu',
);
/** *Pooja Bhardwaj, the petitioner,*: the name before its side. */
const NAME_BEFORE = new RegExp(
  `(?<!\\p{L} |\\b(?:\\p{Lu}\\p{Ll}{0,4}|\\p{Lu})\\. )(${WORD}(?: (?:&|and|of) ${WORD}| ${WORD}){1,5}),? (?:being |who is )?the (?:above[- ]?named |present )?(${CASED_SIDE})\\b(?!['’]|${NUMBERED}['’]| (?:in|of) (?:that|the (?:said|other|earlier|connected|f\\.?i\\.?r|suit)|f\\.?i\\.?r|crime|o\\.?s))`,
  'gu',
);
const PROPER = new RegExp(`^${WORD}(?: ${WORD}){1,4}`, 'u');
const FIRST_SIDE = /^(?:the|this) (?:petitioner|plaintiff|complainant|applicant|appellant|landl)/iu;
const MANY = /\b(?:others?|ors|anr|another|etc)\b/iu;

const joined = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');

/** Limit: letters of a line that is a paragraph by its length, whatever its number. */
const LONG = 120;

/** A quotation of another paper. */
const QUOTED = /^\s*[“"]/u;

/** Words of a place or an office at the start of a line are no name. */
const NO_NAME =
  /\b(?:court|state|government|union|india|police|station|bank|district|act|section|code|annexure|exhibit|document|respondents?|petitioners?|hon|honourable|ld|learned|because|although|though|however|moreover|therefore|thus|but|while|that|in|on|at|by|for|from|to|if|as|when|whereas|the|and|under|mother|father|wife|husband|son|daughter|engineer|inspector|officer|clerk|advocate|manager|director|secretary|collector|tahsildar|tehsildar|patwari|constable|commissioner|magistrate|judge|doctor|dist|tal|taluk|tehsil|village|post|road|nagar|street|witness|scribe|notary|jail|custody|absent|minor|deceased|since|dated?|january|february|march|april|may|june|july|august|september|october|november|december|through|counsel|place)\b/iu;

/** Words behind a side in capitals that begin something else: 'the complainant Dated January 15'. */
const NO_PERSON =
  /\b(?:dated?|january|february|march|april|june|july|august|september|october|november|december|through|counsel|place|respectfully|above|herein|submits?|states?|prays?)\b/iu;

type Named = readonly [whole: string, name: string];

/** The sides that a text names, with their names. */
function sidesIn(text: string, head: string): Named[] {
  const behind = [...text.matchAll(NAMED_SIDE)].map(
    ([whole, name = '']): Named => [whole, PROPER.exec(name)?.[0] ?? ''],
  );
  const alone = [...text.matchAll(ONE_NAME)].map(
    ([whole, name, titled]): Named => [whole, name ?? titled ?? ''],
  );
  // A person who speaks of himself has his address before his side: `strangeSelf` reads it.
  const before = (SELF.test(text) ? [] : [...text.matchAll(NAME_BEFORE)]).flatMap(
    ([, name = '', side = '']): Named[] =>
      head.toLowerCase().includes(side.toLowerCase()) && !NO_NAME.test(name) ? [[`the ${side}`, name]] : [],
  );
  return [...behind, ...alone, ...before].filter(
    ([, name]) => name !== '' && name !== name.toUpperCase() && !NO_PERSON.test(name),
  );
}

/** A side that a paragraph names as nobody in the cause title: often the name of another case. */
function namedSides(parts: DraftParts, known: DraftCase): Finding[] {
  const { petitioner, respondent } = causeTitleOf(parts);
  if (!petitioner || !respondent) return [];
  const head = joined(parts.head);
  const parties = `${head} ${known.petitioner ?? ''} ${known.respondent ?? ''}`;
  // The number of a paper is open until it is filed; a blank beside it may be a name.
  if (parts.head.some(({ text }) => !isNumberToCome(text) && blanksOf(text).length > 0)) return [];
  // Parties of a side that the title does not name may be named in the paper.
  const open = (named: string): boolean => MANY.test((FIRST_SIDE.test(named) ? petitioner : respondent).text);
  const papers = [parts, ...parts.attached];
  const titled = new Set<DraftLine>(papers.flatMap((one) => [...one.head, ...one.index]));
  const long = papers.flatMap((one) =>
    one.lines.filter(({ text, quoted }) => text.length > LONG && !quoted && !QUOTED.test(text)),
  );
  const said = new Set(
    [...papers.flatMap((one) => [...one.paragraphs, ...prayerOf(one)]), ...long].filter(
      (line) => !titled.has(line),
    ),
  );
  return [...said].flatMap(({ block, text }): Finding[] => {
    // Capitals say nothing of names in a line of capitals.
    if (text === text.toUpperCase()) return [];
    const strange = sidesIn(text, head)
      .filter(([whole]) => !open(whole))
      .map(([, name]) => name)
      .find((name) => !isNamedIn(name, parties));
    return strange === undefined ? [] : [{ rule: 'other_case_name', block, values: { name: strange } }];
  });
}

/** An affidavit behind a paper with a cause title of its own names the same parties. */
function otherTitles(parts: DraftParts): Finding[] {
  const own = causeTitleOf(parts);
  if (!own.petitioner || !own.respondent) return [];
  const head = joined(parts.head);
  const titled = [...parts.attached, ...parts.others.filter(({ kind }) => kind === 'vakalatnama')];
  return titled.flatMap((one): Finding[] => {
    const { petitioner, respondent } = causeTitleOf(one);
    const strange = [petitioner, respondent].find(
      (line) =>
        line && blanksOf(line.text).length === 0 && !isNamedIn(line.text.split(/\.{3}|…/u)[0] ?? '', head),
    );
    if (!petitioner || !respondent || !strange) return [];
    return [
      {
        rule: 'other_case_name',
        block: strange.block,
        values: { name: strange.text.split(/\s*(?:\.{3}|…)/u)[0] ?? '' },
      },
    ];
  });
}

const SIDES =
  'petitioner|plaintiff|complainant|applicant|appellant|respondent|defendant|accused|decree[- ]holder|judge?ment[- ]debtor|claimant|opponent|opposite party|aggrieved person';
/** *I, Suresh Kumar, son of …, the plaintiff above named*: who says to be a side. */
const SELF =
  /^\W*(?:verification\W+)?I,?\s+(?:(?:Shri|Sri|Smt|Mr|Mrs|Ms|Dr|Tmt|Thiru)\.?\s+)?([^,]{3,60}),(.{0,400})/iu;
/** In the opening: *the plaintiff above named*; below it: *I am the plaintiff*. */
const IS_SIDE = new RegExp(
  `(?:^|,|\\b(?:am|being))\\s*(?:the\\s+)?(?:(?:above[- ]?named|sole|first|present)\\s+)?(?:${SIDES})\\b(?!'|’| (?:company|firm|society|bank|no\\.? ?\\d))`,
  'iu',
);
const HOLDS_OFFICE =
  /\b(?:director|manager|partner|secretary|authori[sz]ed|signatory|attorney|resolution|officer|trustee|president|proprietor|karta|controller|accountant|engineer|head|chief|executive|superintendent)\b/iu;
const FOR_A_SIDE =
  /\b(?:on behalf|for (?:and|the)|director|manager|partner|secretary|signatory|officer|representative|attorney|pairokar|father|mother|brother|sister|wife|husband|son|daughter|guardian|next friend|friend|clerk|advocate|counsel|proprietor|karta|trustee)\b[^,;]{0,40}\b(?:of|to|for)\b[^,;]{0,20}\b(?:petitioner|plaintiff|complainant|applicant|appellant|respondent|defendant|accused|claimant)/iu;
const PERSON = /^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){1,4}$/u;

/** *मैं कमला देवी वादिनी सत्यापित करती हूँ*: the name of who verifies, before the side. */
const SELF_HINDI =
  /(?:^|[\s:])मैं,?\s+(?!(?:उपरोक्त|उक्त|इस|ही|स्वयं|वाद|प्रकरण|मुकदमा|शपथकर्त|शपथ)(?=[\s\p{M}\p{L}]))(?:(?:श्री|श्रीमती|सुश्री|कुमारी|डा0|डॉ\.)\s+)?([\p{L}\p{M}.]+(?:\s[\p{L}\p{M}.]+){0,3}?),?\s+(?:(?:उपरोक्त|उक्त)\s+)?(?:वादी|वादिनी|प्रतिवादी|प्रतिवादिनी|प्रार्थी|प्रार्थिनी|आवेदक|आवेदिका|अनावेदक|परिवादी|परिवादिनी|याची|याचिकाकर्ता|याचिनी|अपीलार्थी|निगरानीकर्ता)(?![\p{L}\p{M}])/u;

/** The name of who speaks of himself in a line as a side of the case, for nobody else. */
function selfIn(lines: readonly DraftLine[], at: number): string | undefined {
  const text = lines[at]?.text ?? '';
  const hindi = SELF_HINDI.exec(text)?.[1];
  if (hindi !== undefined) return hindi;
  const [, name = '', rest = ''] = SELF.exec(text) ?? [];
  if (!PERSON.test(name.trim())) return undefined;
  const [opening = ''] = rest.split(/\bdo (?:hereby|solemnly|make|verify|state|declare)\b/iu);
  const below = lines.slice(at + 1, at + 3).filter((line) => /^\W*(?:that )?I am\b/iu.test(line.text));
  const said = [opening, ...below.map((line) => line.text)];
  const isForOther = said.some((one) => FOR_A_SIDE.test(one) || HOLDS_OFFICE.test(one));
  return said.some((one) => IS_SIDE.test(one)) && !isForOther ? name.trim() : undefined;
}

/** A person who verifies or swears as a side of the case and is nobody in its cause title. */
function strangeSelf(parts: DraftParts, known: DraftCase): Finding[] {
  const { petitioner, respondent } = causeTitleOf(parts);
  const head = joined(parts.head);
  if (!petitioner || !respondent || MANY.test(head)) return [];
  if (blanksOf(`${petitioner.text} ${respondent.text}`).length > 0) return [];
  const parties = `${head} ${known.petitioner ?? ''} ${known.respondent ?? ''}`;
  return [parts, ...parts.attached].flatMap(({ lines }): Finding[] =>
    lines.flatMap(({ block }, at): Finding[] => {
      const name = selfIn(lines, at);
      if (name === undefined || isNamedIn(name, parties)) return [];
      return [{ rule: 'other_case_name', block, values: { name } }];
    }),
  );
}

/** *(Manisha Gaikwad) Complainant*, *Complainant (Manisha Gaikwad)*: who signs as a side. */
const SIGNS_AS = new RegExp(
  `^\\W*(?:\\(([^()]{5,60})\\)\\W*(?:${SIDES})|(?:${SIDES})\\W*\\(([^()]{5,60})\\))\\W*$`,
  'iu',
);
const CAPITALS = /^(?:\p{Lu}[\p{L}.&]*\s?)+$/u;
const HONORIFIC = new RegExp(`^(?:${TITLE})`, 'u');
/** *Manager of Kaveri Alloys Limited*: the company for which somebody swears. */
const FOR_COMPANY =
  /\b(?:director|manager|partner|secretary|signatory|officer|controller|accountant|executive|representative)\b[^,;]{0,40}\b(?:of|at|for) (?:the |m\/s\.? )?((?:\p{Lu}[\p{L}.&]*\s){1,5}(?:Limited|Ltd|LLP|Corporation|Society|Bank)\b)/iu;

/** The name under which a line is signed for a side, or the company of who swears in it. */
function signerIn({ text }: DraftLine): string | undefined {
  const [, first, second] = SIGNS_AS.exec(text) ?? [];
  const signed = (first ?? second)?.replace(HONORIFIC, '').trim() ?? '';
  if (PERSON.test(signed) && !NO_NAME.test(signed)) return signed;
  const company = /^\W*I,?\s/u.test(text) ? FOR_COMPANY.exec(text)?.[1]?.trim() : undefined;
  return company !== undefined && CAPITALS.test(company) ? company : undefined;
}

/**
 * A name below a signature, or of the company of a deponent, that the paper has nowhere else: a name that was left from the
 * paper of another case.
 */
function strangeSigners(parts: DraftParts): Finding[] {
  const all = [parts, ...parts.attached].flatMap(({ lines }) => lines);
  if (MANY.test(joined(parts.head)) || sidesOf(parts).some((side) => side === '')) return [];
  return all.flatMap((line): Finding[] => {
    const name = signerIn(line);
    if (name === undefined) return [];
    const elsewhere = joined(all.filter((other) => other.text !== line.text));
    return isNamedIn(name, elsewhere)
      ? []
      : [{ rule: 'other_case_name', block: line.block, values: { name } }];
  });
}

const CLIENT = new RegExp(
  `\\b(?:my|our) (?:said |above[- ]?named )?client,? (?:namely |i\\.e\\. )?(?:${TITLE})?(${WORD}(?: ${WORD}){1,4})`,
  'giu',
);

/** A notice calls its client by one name: a later one that it has nowhere else is that of another. */
function otherClients(parts: DraftParts): Finding[] {
  if (parts.kind !== 'notice') return [];
  const named = parts.lines.flatMap((line) =>
    [...line.text.matchAll(CLIENT)].flatMap(([, name = '']) => {
      const proper = PROPER.exec(name)?.[0];
      return proper === undefined ? [] : [{ line, name: proper }];
    }),
  );
  return named.slice(1).flatMap(({ line, name }): Finding[] => {
    const elsewhere = joined(parts.lines.filter((other) => other !== line));
    return isNamedIn(name, elsewhere)
      ? []
      : [{ rule: 'other_case_name', block: line.block, values: { name } }];
  });
}

/** The person who engages an advocate: 'that I, Ram Lal, son of …', 'I/We Ram Lal'. */
const ENGAGES = new RegExp(
  `\\b(?:I|We|I ?/ ?We),?\\s+(?:the undersigned,? )?(?:${TITLE})?(${WORD}(?: ${WORD}){1,4})(?=,|\\s+(?:s|d|w)/o\\b|\\s+(?:son|daughter|wife|aged|the)\\b)`,
  'u',
);

/** A vakalatnama is given by somebody whom its cause title names. */
function otherClient(parts: DraftParts, known: DraftCase): Finding[] {
  const sides = sidesOf(parts);
  if (parts.kind !== 'vakalatnama' || sides.some((side) => side === '' || MANY.test(side))) return [];
  const head = `${joined(parts.head)} ${known.petitioner ?? ''} ${known.respondent ?? ''}`;
  const body = parts.lines.filter((line) => !parts.head.includes(line) || ENGAGES.test(line.text));
  return body.flatMap(({ block, text }): Finding[] => {
    const name = ENGAGES.exec(text)?.[1];
    const isForOther = FOR_A_SIDE.test(text) || HOLDS_OFFICE.test(text);
    if (name === undefined || isForOther || isNamedIn(name, head.replace(text, ' '))) return [];
    return [{ rule: 'other_case_name', block, values: { name } }];
  });
}

/** Names of parties that are not those of the cause title, one finding for each name and block. */
export function checkOtherNames(parts: DraftParts, known: DraftCase): Finding[] {
  const found = [
    ...namedSides(parts, known),
    ...strangeSelf(parts, known),
    ...otherTitles(parts),
    ...strangeSigners(parts),
    ...otherClients(parts),
    ...[parts, ...parts.others].flatMap((one) => otherClient(one, known)),
  ];
  return [...new Map(found.map((one) => [one.block, one])).values()];
}
