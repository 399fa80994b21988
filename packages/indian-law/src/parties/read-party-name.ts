import { collapseWhitespace } from '../text/text.ts';
import { skipHonorifics } from './person-name.ts';

/** The name of a party inside its entry in the cause title. */
export interface PartyNameSpan {
  start: number;
  end: number;
  name: string;
}

/**
 * A party's name ends before these: parentage, age, address, representation, '& Ors.', leaders and role markers. None of
 * them begins inside a word, and none is tried again at each blank of a run: columns have wide ones.
 */
const ENDS =
  /(?=[\s.…\-\];=),&(#swdcrfhaptoiubn])(?!\B\w)(?<!\s(?=\s))\s*(?:\.{2,}|…|-{2,}|\]|;\s*\(2\)|={2,}|(?<=\s)\)(?=\s|$)|(?<=\.)\)$|[,\s]*\b(?:(?:s|w|d|c|r|f|h|wd)\s?\/\s?o\b|(?:son|wife|daughter|widow|husband|father)\s+of\b|aged?\b|(?:permanent\s+)?resident\b|residing\b|rep(?:resented)?\b\s?\.?\s?(?:by|through)|represented\b|through\b|thr(?:u|ough)?\b\.?\s|by\s+its\b|having\b|a\s+company\b|duly\b|registered\s+under|regd\.?\s*(?:no|off)\b|office\s+at\b|occ\b|occupation\b|since\b|died\b|deceased\b|hereinafter|working\s+as|presently|permanent\b|pan\s*:|pin\b|i\.a\.s|in\s+(?:w\.?p|crl|c\.?s|all|both)\b|all\s+(?:r\/o|residents)|by\s+(?:cbi|the|sri|shri|adv|inspector|advocate)|under\s+the\b|carrying\b|no\.?\s?\d)|[\s,]*(?:&|\band\b)\s*(?:anr|ors|another|others?|\(?\d|(?:two|three|four|five|six|seven|eight|nine|ten|\w+)\s+others)|\s+(?:&|and)\s*$|\s*\(\s?(?:dead|died|accused|petitioner|respondent|appellant|defendant|plaintiff|minor\s+(?:rep|through|by)|represented|rep\b|deceased|since|in\s|now|for\s|crl?\.|d\)|through|w\.?p|cr\.?\s?a)|\s+rep\.|\s+#|[,\s]+(?:house|door|flat|plot)\s+no)/i;
const OFFICE =
  /\b(?:officer|collector|tahsildar|tehsildar|engineer|commissioner|secretary|inspector|registrar|director|chairman|magistrate|superintendent|administrator|manager|s\.?h\.?o|controller|chief|president|principal|deputy|assistant|judge|registry|governor|minister|council|i\.?t\.?o|[ad]cit|p?cit|jcit|ddit|addl\.?\s?cit)\b/i;
const OPEN_END =
  /(?:\b(?:and|of|for|the|to|in|at|greater|new|uttar|madhya|andhra|himachal|arunachal|tamil|jammu|west)|&|,\s*|company|co\.|industrial|corporation|board|private|pvt\.?)\s*$/i;
const GOES_ON =
  /^\s*(?:\((?:\p{L}|\s){2,20}\)\s*)?(?:(?:\p{Lu}[\p{L}&.]*\s+){0,4})?(?:ltd|limited|pvt|private|corporation|company|gmbh|llp|inc|authority\b|council\b|commission\b|society\b|trust\b|university\b|federation\b|of\b|and\b|&|board|(?:circle|ward|range)\W{0,2}\d|\(i)/iu;
const BODY =
  /\b(?:ltd|limited|corporation|company|co|bank|board|society|association|trust|university|municipality|corporation|union|state|authority)\b/i;

/** 'State of U.P. and Arvind Kumar': the second respondent is no part of the State's name. */
const STATE_AND =
  /^(?:the\s+)?state\s+of\s+\p{Lu}[\p{L}.]*(?:\s+\p{Lu}[\p{L}.]*)?(?=\s+(?:and|&)\s+(?!kashmir|haryana|nagar|nicobar|daman|diu|ladakh|anr|ors|another|others?)\p{Lu}\p{L}+\s+\p{Lu})/iu;

/**
 * Reads the name of a party between two offsets of a cause title, without honorifics, parentage, age and address.
 * Offices keep the place or department that distinguishes them ('Tahsildar, Poonamallee').
 */
export function readPartyName(text: string, from: number, to: number): PartyNameSpan | undefined {
  let at = from;
  for (let i = 0; i < 4; i += 1) {
    const lead =
      /^[\s,.;:)\]\-–*•#$]*(?:\(?1\)\s*(?=p{Lu}))?(?:\d[\d/&, -]{0,20}\n\s*)?(?:vs\.\s+|v\/s\.?\s+|decd?\.\s*|m\s?\/\s?s\b[.\s]*|messrs\.?\s+|l\.?rs?\.?\s*-\s*|fr\.\s*|(?:lt\.?\s*)?(?:col|cdr|gen)\.?\s+(?=[A-Z])|major\s+|maj\.\s*|capt\.\s*|adv\.\s*|er\.\s*|must?t\.?\s+|ku\.\s*|(?:master|minor|baby)\s+(?=[^\n]{3,60}(?:,\s*)?[^\n]{0,40}\b(?:minor|aged?|rep(?:resented)?\b\.?\s?by|through|guardian|next\s+friend)\b))?/i.exec(
        text.slice(at, Math.min(to, at + 120)),
      );
    const next = skipHonorifics(text, at + (lead?.[0].length ?? 0));
    if (next === at) break;
    at = next;
  }
  if (at >= to) return undefined;
  const piece = text.slice(at, Math.min(to, at + 500));
  const stop = STATE_AND.exec(piece)?.[0].length ?? ENDS.exec(piece)?.index ?? piece.length;
  const definite = /\bthe\s*$/i.test(text.slice(from, at));
  const name = trimmed(piece.slice(0, withinLines(piece.slice(0, stop), definite)));
  const flat = collapseWhitespace(name);
  if (
    !/\p{Lu}/u.test(flat) ||
    !/\p{L}{2}|^\p{Lu}$|^(?:\p{Lu}\.){2,}\p{Lu}?$/u.test(flat) ||
    flat.length > 220
  )
    return undefined;
  return { start: at, end: at + name.length, name: flat };
}

/** The length of the name in a printed entry: the first line and the lines that clearly continue it. */
function withinLines(entry: string, definite: boolean): number {
  const lines = entry.split('\n').slice(0, 6);
  const { office, shortOffice } = officeOf(lines[0] ?? '', definite);
  let length = 0;
  for (const [i, line] of lines.entries()) {
    const before = lines[i - 1];
    if (before !== undefined) {
      // A body below an office ends the name: what follows is its address.
      const ended = i > 1 && BODY_END.test(before);
      const place = shortOffice && i < 5 && isPlaceLine(line);
      if (ended || PREMISES.test(line) || !(place || continuesName(before, line, office))) break;
      length += 1;
    }
    const cut = shortOffice ? -1 : commaCut(line, office);
    if (cut >= 0) return length + cut;
    length += line.length;
  }
  return length;
}

const BODY_END = /\b(?:ltd|limited|bank|board|corporation)\.?,?\s*$/i;

/** Tells if an entry names an office, and one so short that the place below belongs to it. `definite`: after 'the'. */
function officeOf(line: string, definite: boolean): { office: boolean; shortOffice: boolean } {
  const first = line.trim();
  const bare = first.replace(/,.*$/u, '').trim();
  const words = bare.split(/\s+/u).length;
  // 'The Dean,': only an office or a body has an article. 'Secretary For The / President,' goes on to its comma alone.
  const alone = definite && /,$/u.test(first) && words <= 2;
  const office = (isOffice(first, bare) || alone) && !/\b(?:for|the)$/i.test(first);
  // The place printed below belongs to 'The Tahsildar,', and to 'The Principal'; not to 'The Director of Education'.
  return { office, shortOffice: office && words <= (/,$/u.test(first) ? 4 : 2) };
}

/** 'Director, Surya Ltd.' is an office; 'Nagarjun Rao, Director, Surya Ltd.' is a person who holds one. */
function isOffice(first: string, bare: string): boolean {
  if (!OFFICE.test(first)) return false;
  return OFFICE.test(bare) || BODY.test(bare) || !OFFICE.test(first.slice(bare.length).split(',')[1] ?? '');
}

/** 'PHQ, New Delhi', 'Udyog Bhawan': the building of an office is its address. */
const PREMISES =
  /^\s*(?:PHQ|police\s+head\s?quarters?|(?:old|new|main)?\s*secretariat|custom\s+house|collectorate|(?:\p{L}+\s){1,3}(?:bhawan|bhavan|sadan|building|complex))\b/iu;

/** The place or department printed below a short office. */
function isPlaceLine(line: string): boolean {
  return line.trim() !== '' && !/^\s*\d|,\s*\d/u.test(line);
}

function continuesName(before: string, line: string, office: boolean): boolean {
  if (OPEN_END.test(before.replace(/,\s*$/u, office ? ', ' : ''))) return true;
  return !before.trimEnd().endsWith(',') && GOES_ON.test(line);
}

/** The building that customs offices print on the line of their name. */
const HOUSE = /^\s*(?:new\s+)?customs?\s+house\b/iu;

/** 'Deputy Commissioner of Customs (Group 1), Custom House, …': where the building begins behind an office; -1 without one. */
function premisesCut(line: string): number {
  for (let at = line.indexOf(','); at !== -1; at = line.indexOf(',', at + 1))
    if (HOUSE.test(line.slice(at + 1, at + 40))) return at;
  return -1;
}

/** The first comma that is not inside brackets: 'State (Delhi Administration, Delhi)' is one name. */
function outerComma(line: string): number {
  const comma = line.indexOf(',');
  const open = line.lastIndexOf('(', comma);
  const close = open === -1 ? -1 : line.indexOf(')', open);
  return close > comma ? line.indexOf(',', close) : comma;
}

/** A person's or body's name ends at the comma; an office printed with its place on the same line does not. */
function commaCut(line: string, office: boolean): number {
  const comma = outerComma(line);
  if (comma === -1 || line.slice(comma + 1).trim() === '') return -1;
  if (office) return premisesCut(line);
  if (OFFICE.test(line.slice(comma + 1).split(',')[0] ?? '') && !BODY.test(line.slice(0, comma)))
    return comma;
  if (BODY.test(line.slice(comma + 1)) && !/\b(?:ltd|limited)\b/i.test(line.slice(0, comma))) return -1;
  return comma;
}

function trimmed(name: string): string {
  const end = name.replace(/[\s,;:&\-–(*_\\]+$/u, '');
  const stop = end.replace(/\.$/u, '');
  return /(?:\b\p{Lu}|\b(?:ltd|co|pvt|inc|etc|no|corpn|ors|m\.p|u\.p))$/iu.test(stop) ? end : stop;
}
