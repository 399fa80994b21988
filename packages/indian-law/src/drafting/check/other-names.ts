import { blanksOf, isNumberToCome } from './blanks.ts';
import { causeTitleOf, isNamedIn } from './cause-title.ts';
import { prayerOf } from './prayer.ts';
import type { DraftCase, DraftLine, DraftParts, Finding } from './types.ts';

const SIDE =
  '(?:petitioner|respondent|plaintiff|defendant|complainant|accused|applicant|appellant|opposite party|caveator|claimant|decree[- ]holder|judgment[- ]debtor|objector|aggrieved person|workman|non-applicant|revisionist)';
/** *the defendant, Ravi Kumar,*: a side of the case with a name of at least two words. */
const NAMED_SIDE = new RegExp(
  `\\b(?:the|this) ${SIDE}(?: no\\.? ?\\d{1,2})?,? (?:namely |i\\.e\\. )?(?:(?:Shri|Sri|Smt|Mr|Mrs|Ms|M\\/s)\\.? )?((?:\\p{Lu}[\\p{L}.]*)(?: \\p{Lu}[\\p{L}.]*){1,4})`,
  'giu',
);
/** *the plaintiff, Thilagavathi,*: one name between commas. */
const ONE_NAME = new RegExp(`\\b[Tt]he ${SIDE}(?: [Nn]o\\.? ?\\d{1,2})?, (\\p{Lu}\\p{Ll}{4,}),`, 'gu');
const PROPER = /^(?:\p{Lu}[\p{L}.]*)(?: \p{Lu}[\p{L}.]*){1,4}/u;
const FIRST_SIDE = /^(?:the|this) (?:petitioner|plaintiff|complainant|applicant|appellant)/iu;
const MANY = /\b(?:others?|ors|anr|another|etc)\b/iu;

const joined = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');

/** Limit: letters of a line that is a paragraph by its length, whatever its number. */
const LONG = 120;

/** A quotation of another paper. */
const QUOTED = /^\s*[“"]/u;

/** A side that a paragraph names as nobody in the cause title: often the name of another case. */
function namedSides(parts: DraftParts): Finding[] {
  const { petitioner, respondent } = causeTitleOf(parts);
  if (!petitioner || !respondent) return [];
  const head = joined(parts.head);
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
    const many = [...text.matchAll(NAMED_SIDE)].map(([whole, name = '']) => [
      whole,
      PROPER.exec(name)?.[0] ?? '',
    ]);
    const strange = [...many, ...[...text.matchAll(ONE_NAME)].map(([whole, name = '']) => [whole, name])]
      .filter(([whole = '']) => !open(whole))
      .map(([, name = '']) => name)
      .find((name) => name !== '' && name !== name.toUpperCase() && !isNamedIn(name, head));
    return strange === undefined ? [] : [{ rule: 'other_case_name', block, values: { name: strange } }];
  });
}

/** An affidavit behind a paper with a cause title of its own names the same parties. */
function otherTitles(parts: DraftParts): Finding[] {
  const own = causeTitleOf(parts);
  if (!own.petitioner || !own.respondent) return [];
  const head = joined(parts.head);
  return parts.attached.flatMap((one): Finding[] => {
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
  'petitioner|plaintiff|complainant|applicant|appellant|respondent|defendant|accused|decree-holder|judgment-debtor|claimant';
/** *I, Suresh Kumar, son of …, the plaintiff above named*: who says to be a side. */
const SELF =
  /^\W*(?:verification\W+)?I,?\s+(?:(?:Shri|Sri|Smt|Mr|Mrs|Ms|Dr)\.?\s+)?([^,]{3,60}),(.{0,400})/iu;
/** In the opening: *the plaintiff above named*; below it: *I am the plaintiff*. */
const IS_SIDE = new RegExp(
  `(?:^|,|\\b(?:am|being))\\s*the\\s+(?:(?:above[- ]?named|sole|first|present)\\s+)?(?:${SIDES})\\b(?!'|’| (?:company|firm|society|bank|no\\.? ?\\d))`,
  'iu',
);
const HOLDS_OFFICE =
  /\b(?:director|manager|partner|secretary|authori[sz]ed|signatory|attorney|resolution|officer|trustee|president|proprietor|karta)\b/iu;
const FOR_A_SIDE =
  /\b(?:on behalf|for (?:and|the)|director|manager|partner|secretary|signatory|officer|representative|attorney|pairokar|father|mother|brother|sister|wife|husband|son|daughter|guardian|next friend|friend|clerk|advocate|counsel|proprietor|karta|trustee)\b[^,;]{0,40}\b(?:of|to|for)\b[^,;]{0,20}\b(?:petitioner|plaintiff|complainant|applicant|appellant|respondent|defendant|accused|claimant)/iu;

/** A person who verifies or swears as a side of the case and is nobody in its cause title. */
function strangeSelf(parts: DraftParts, known: DraftCase): Finding[] {
  const { petitioner, respondent } = causeTitleOf(parts);
  const head = joined(parts.head);
  if (!petitioner || !respondent || MANY.test(head)) return [];
  if (blanksOf(`${petitioner.text} ${respondent.text}`).length > 0) return [];
  return [parts, ...parts.attached].flatMap(({ lines }): Finding[] =>
    lines.flatMap(({ block, text }, at): Finding[] => {
      const [, name = '', rest = ''] = SELF.exec(text) ?? [];
      if (!/^\p{Lu}[\p{L}.]*(?: \p{Lu}[\p{L}.]*){1,4}$/u.test(name.trim())) return [];
      const [opening = ''] = rest.split(/\bdo (?:hereby|solemnly|make)\b/iu);
      const below = lines.slice(at + 1, at + 3).filter((line) => /^\W*(?:that )?I am\b/iu.test(line.text));
      const said = [opening, ...below.map((line) => line.text)];
      if (!said.some((one) => IS_SIDE.test(one))) return [];
      if (said.some((one) => FOR_A_SIDE.test(one) || HOLDS_OFFICE.test(one))) return [];
      if (isNamedIn(name, `${head} ${known.petitioner ?? ''} ${known.respondent ?? ''}`)) return [];
      return [{ rule: 'other_case_name', block, values: { name: name.trim() } }];
    }),
  );
}

/** Names of parties that are not those of the cause title. */
export const checkOtherNames = (parts: DraftParts, known: DraftCase): Finding[] => [
  ...namedSides(parts),
  ...strangeSelf(parts, known),
  ...otherTitles(parts),
];
