import type { ActText, ActUnit } from './act-text.ts';
import { withoutMarks } from './marks.ts';

/** A section of an amending act and the sections of another act that it changes, as printed. Nothing is applied. */
export interface ActChange {
  /** The section of the amending act. */
  number: string;
  /** The sections of the other act that it names: '4', '65B'. */
  sections: string[];
  kind: 'inserts' | 'substitutes' | 'omits' | 'repeals' | 'changes';
  /** The act that it names; undefined for the principal Act. */
  act?: string;
}

/** Limits: characters of a section that are looked at, and sections that one change names. */
const LOOKED_AT = 4000;
const MOST = 30;

const NAMED =
  /\b(?:[Ss]ections?|[Aa]rticles?|[Rr]ules?)\s(\d{1,4}[A-Z]{0,3})((?:(?:,|\s(?:and|to))\s?\d{1,4}[A-Z]{0,3}){0,20})(?! of this Act)/gu;
const PRINCIPAL = /\b(?:the|said)\s(?:principal|said)\sAct\b|\bprincipal (?:Act|Code|rules)\b/u;
const OTHER =
  /\b[Ii]n the ((?:[A-Z][\p{L}’'().-]*\s|of\s|and\s|for\s|to\s|the\s|in\s){1,14}(?:Act|Code|Sanhita|Adhiniyam|Rules),\s(?:18|19|20)\d\d)/u;

/** The changes that an amending act prints; none for any other act. */
export function changesOf({ kind, units }: Pick<ActText, 'kind' | 'units'>): ActChange[] {
  return kind === 'amending' ? units.flatMap(changeOf) : [];
}

function changeOf(unit: ActUnit): ActChange[] {
  const text = withoutMarks(unit.pieces.map(({ label, text: own }) => `${label} ${own}`).join(' ')).slice(
    0,
    LOOKED_AT,
  );
  const other = OTHER.exec(text)?.[1];
  if (other === undefined && !PRINCIPAL.test(text)) return [];
  const kind = kindOf(text);
  if (kind === undefined) return [];
  // Words in quotation marks are those of the other act.
  const own = text.replace(/[“"][^”"]{0,3000}[”"]/gu, ' ');
  const sections = new Set<string>();
  for (const [, first = '', more = ''] of own.matchAll(NAMED))
    for (const [number] of `${first} ${more}`.matchAll(/\d{1,4}[A-Z]{0,3}/gu)) sections.add(number);
  return [
    {
      number: unit.number,
      sections: [...sections].slice(0, MOST),
      kind,
      ...(other === undefined ? {} : { act: other.replace(/\s+/gu, ' ') }),
    },
  ];
}

function kindOf(text: string): ActChange['kind'] | undefined {
  const found = (
    [
      ['inserts', /shall be inserted|shall be added/u],
      ['substitutes', /shall be substituted/u],
      ['omits', /shall be omitted|shall be deleted/u],
      ['repeals', /(?:is|are) hereby repealed|shall stand repealed/u],
    ] as const
  ).filter(([, words]) => words.test(text));
  const [first] = found;
  if (!first) return /shall be (?:amended|renumbered)/u.test(text) ? 'changes' : undefined;
  return found.length === 1 ? first[0] : 'changes';
}
