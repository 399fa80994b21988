import { sideOf } from '../parties/parties.ts';
import { type NameSpan, readPersonName } from '../parties/person-name.ts';
import { matchesOf, withPlainBlanks } from '../text/text.ts';
import { ROLE_WORD } from './head-kinds.ts';
import { type HeadLine, headEnd, headLines, isHead, type Side } from './header.ts';
import { findReportedCounsel, isCounsel, namesOf } from './reported-counsel.ts';

/** Counsel named in the head of a judgment. `side` is undefined when the text does not say whom they represent. */
export interface CounselMention {
  start: number;
  end: number;
  name: string;
  side?: Side;
}

interface Zone {
  start: number;
  end: number;
  side?: Side;
}

/** Counsel are read from the head alone. */
const LIMIT = 15_000;
const TITLED =
  /(?<![\p{L}/]|\p{Lu}\.)(?:Mr|Mrs|Ms|Miss|Dr|Shri|Sri|Smt|Sh|Kum|Km|Prof|Thiru|Tmt|MR|MRS|MS|DR|KUM|SHRI|SRI|SMT|SH)\b[.\s]{0,40}|\b[Bb][Yy]\s+A[Dd][Vv](?:ocate|OCATE)?[sS]?\b[.:]?[ \t]{1,6}(?=\p{Lu})|\b[Ii]\/b\b\.?\s{0,4}(?=\p{Lu})/gu;
/** 'For Petitioner : A. Rao, Advocate', 'Through: A. Rao, Adv.': a name without a title, which its office confirms. */
const UNTITLED =
  /^\W*(?:for\s(?:the\s)?[\w./() ]{3,40}?\s?[:–-]{1,2}|through\s?:)\s{0,40}(?=(?!(?:Mr|Ms|Mrs|Dr|Sri|Shri|Smt)\b)\p{Lu})/iu;
const ADVOCATE_AFTER = /^[\s,]{1,4}(?:(?:sr\.?|senior|ld\.?|learned)\s)?(?:adv\b|advocate|counsel|aor\b)/iu;
/** 'M/s. A. Rao, B. Sen & C. Das': Cuttack prints counsel as a firm. */
const FIRM_STYLE = /\bM\/[sS]\b\.?\s{0,3}/gu;
const FIRM_NAME = /\b(?:Associates?|Co|Company|Partners|Legal|Law|Chambers?|Solicitors|Sons)\b/iu;
/** 'BY ADVS.', 'Counsel for the Petitioner:' above one name a line, with or without its number. */
const NAMES_BELOW =
  /^\W*(?:by\s+adv(?:ocate)?s?\.?:?|counsel\s+for\s+(?:the\s+)?[\p{L}()/ ]{3,30}:)[ \t]*\r?\n/iu;
const LISTED = /(?::-|:)\s*|,\s{0,4}/gu;
const FOR_SIDE = new RegExp(
  `\\bfor\\s+(?:the\\s+)?(?:learned\\s+)?(${ROLE_WORD}|state|union|u\\.?o\\.?i|r-?\\d)`,
  'i',
);

/**
 * Counsel for each side, from the appearances in the head of a judgment, in order, never overlapping: names after
 * 'Through:', 'By Adv.', 'Counsel for the …:', 'For the Petitioner :', 'Mr. X, Advocate for …', and the law
 * reports' 'A, B and C, for the appellant'. Nothing is read from running text. Bounded by the head's size.
 */
export function findLawyers(
  printed: string,
  lines: readonly HeadLine[] = headLines(printed),
  bodyAt: number = headEnd(lines),
): CounselMention[] {
  const text = withPlainBlanks(printed.slice(0, LIMIT));
  const found: CounselMention[] = [];
  if (isHead(lines)) {
    const end = bodyAt || (lines.at(-1)?.end ?? 0);
    for (const zone of zonesOf(lines, end)) collect(text, zone, found);
  }
  found.push(...findReportedCounsel(text));
  const kept: CounselMention[] = [];
  for (const mention of found.sort((a, b) => a.start - b.start)) {
    if (mention.start >= (kept.at(-1)?.end ?? 0)) kept.push(mention);
  }
  return kept;
}

function zonesOf(lines: readonly HeadLine[], end: number): Zone[] {
  const zones: Zone[] = [];
  let side: Side = 'petitioner';
  let open: Zone | undefined;
  for (const line of lines) {
    if (line.start >= end) break;
    side = sideFrom(line, side);
    if (line.kind === 'blank' || line.kind === 'furniture') continue;
    if (line.kind !== 'counsel') open = undefined;
    else if (open !== undefined && !opensZone(line.text)) open.end = line.end;
    else {
      const cue = cuedSide(line.text, side);
      open = { start: line.start, end: line.end, ...(cue === undefined ? {} : { side: cue }) };
      zones.push(open);
    }
  }
  return zones;
}

/** The side of the parties whose counsel are printed from this line on. */
function sideFrom(line: HeadLine, side: Side): Side {
  switch (line.kind) {
    case 'versus':
      return 'respondent';
    case 'case':
    case 'joiner':
      return 'petitioner';
    case 'role':
      return roleSide(line.text) ?? side;
    default:
      return side;
  }
}

const ROLE = new RegExp(ROLE_WORD, 'i');

function roleSide(line: string): Side | undefined {
  const word = ROLE.exec(line)?.[0];
  return word === undefined ? undefined : sideOf(word);
}

const CUE = new RegExp(
  `^\\W*(?:(?:(?:ld\\.?|learned)\\s+)?(?:counsel|advocates?)\\s+(?:for|of)|for|r-?\\d+\\s+by)\\b\\s*(?:the\\s+)?(${ROLE_WORD})?|^\\W*(${ROLE_WORD})s?\\s+(?:represented\\s+)?by\\s`,
  'i',
);

function opensZone(line: string): boolean {
  return CUE.test(line) || /^\W*(?:through|\(?by\s|present\s*:)/i.test(line);
}

function cuedSide(line: string, current: Side): Side | undefined {
  const role = CUE.exec(line);
  const word = role?.[1] ?? role?.[2];
  if (word !== undefined) return sideOf(word);
  if (/^\W*r-?\d+\s/i.test(line) || /^\W*for\s+(?:the\s+)?(?:state|union|uoi)\b/i.test(line))
    return 'respondent';
  return /^\W*(?:through|\(?by\b)/i.test(line) ? current : undefined;
}

function collect(text: string, zone: Zone, found: CounselMention[]): void {
  const part = text.slice(zone.start, zone.end);
  const untitled = /^\W*(?:counsel|advocate)s?\s+for\b[^:]{2,60}:/i.test(part);
  const starts: number[] = [];
  for (const match of matchesOf(TITLED, part)) starts.push(match.index + match[0].length);
  if (untitled) for (const match of matchesOf(LISTED, part)) starts.push(match.index + match[0].length);
  const breaks = !NAMES_BELOW.test(part);
  const names = starts.flatMap((at) => readPersonName(text, zone.start + at, { breaks }) ?? []);
  names.push(...linesBelow(part).flatMap((at) => readPersonName(text, zone.start + at) ?? []));
  names.push(...untitledName(text, zone, part), ...firmStyle(text, zone, part));
  for (const name of names) {
    if (name.end > zone.end || !isCounsel(text, name.end, name.name)) continue;
    const side = zone.side ?? sideAfter(text.slice(name.end, Math.min(zone.end, name.end + 400)));
    found.push({ ...name, ...(side === undefined ? {} : { side }) });
  }
}

/** The places where the names of a list below 'BY ADVS.' begin; those with a title are found by it. */
function linesBelow(part: string): number[] {
  const heading = NAMES_BELOW.exec(part)?.[0].length;
  if (heading === undefined) return [];
  return matchesOf(/^[ \t]*(?:\d{1,2}\.[ \t]*)?(?=\p{Lu}[\p{L}. ]{3,40}(?:\(.{1,20}\))?[ \t]*$)/gmu, part)
    .filter((match) => match.index >= heading)
    .map((match) => match.index + match[0].length);
}

function untitledName(text: string, zone: Zone, part: string): NameSpan[] {
  const lead = UNTITLED.exec(part)?.[0].length;
  const name = lead === undefined ? undefined : readPersonName(text, zone.start + lead);
  return name !== undefined && ADVOCATE_AFTER.test(text.slice(name.end, name.end + 24)) ? [name] : [];
}

function firmStyle(text: string, zone: Zone, part: string): NameSpan[] {
  return matchesOf(FIRM_STYLE, part).flatMap((match) => {
    const from = zone.start + match.index + match[0].length;
    const line = text.indexOf('\n', from);
    const ends = [zone.end, Math.min(zone.end, line === -1 ? zone.end : line)];
    const names = ends.map((end) => namesOf(text, from, end)).find((all) => all.length > 0) ?? [];
    return names.length > 1 && !names.some(({ name }) => FIRM_NAME.test(name)) ? names : [];
  });
}

function sideAfter(rest: string): Side | undefined {
  const word = FOR_SIDE.exec(rest)?.[1];
  return word === undefined ? undefined : sideOf(word);
}
