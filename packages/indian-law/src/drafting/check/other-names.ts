import { blanksOf } from './blanks.ts';
import { causeTitleOf, isNamedIn } from './cause-title.ts';
import type { DraftLine, DraftParts, Finding } from './types.ts';

const SIDE =
  '(?:petitioner|respondent|plaintiff|defendant|complainant|accused|applicant|appellant|opposite party)';
/** *the defendant, Ravi Kumar,*: a side of the case with a name of at least two words. */
const NAMED_SIDE = new RegExp(
  `\\b(?:the|this) ${SIDE}(?: no\\.? ?\\d{1,2})?,? (?:namely |i\\.e\\. )?(?:(?:Shri|Sri|Smt|Mr|Mrs|Ms|M\\/s)\\.? )?((?:\\p{Lu}[\\p{L}.]*)(?: \\p{Lu}[\\p{L}.]*){1,4})`,
  'giu',
);
const PROPER = /^(?:\p{Lu}[\p{L}.]*)(?: \p{Lu}[\p{L}.]*){1,4}/u;
const FIRST_SIDE = /^(?:the|this) (?:petitioner|plaintiff|complainant|applicant|appellant)/iu;
const MANY = /\b(?:others?|ors|anr|another|etc)\b/iu;

const joined = (lines: readonly DraftLine[]): string => lines.map(({ text }) => text).join('\n');

/** A side that a paragraph names as nobody in the cause title: often the name of another case. */
function namedSides(parts: DraftParts): Finding[] {
  const { petitioner, respondent } = causeTitleOf(parts);
  if (!petitioner || !respondent) return [];
  const head = joined(parts.head);
  if (parts.head.some(({ text }) => blanksOf(text).length > 0)) return [];
  // Parties of a side that the title does not name may be named in the paper.
  const open = (named: string): boolean => MANY.test((FIRST_SIDE.test(named) ? petitioner : respondent).text);
  return parts.paragraphs.flatMap(({ block, text }): Finding[] => {
    const strange = [...text.matchAll(NAMED_SIDE)]
      .filter(([whole]) => !open(whole))
      .map(([, name = '']) => PROPER.exec(name)?.[0] ?? '')
      .find((name) => name !== '' && !isNamedIn(name, head));
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

/** Names of parties that are not those of the cause title. */
export const checkOtherNames = (parts: DraftParts): Finding[] => [
  ...namedSides(parts),
  ...otherTitles(parts),
];
