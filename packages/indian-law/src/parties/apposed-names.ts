import { ROLE_WORD } from '../judgment/head-kinds.ts';
import { matchesOf } from '../text/text.ts';
import { type NameSpan, readPersonName, skipHonorifics } from './person-name.ts';

/** A name printed beside a party's role in running text, with that role. */
export interface ApposedName extends NameSpan {
  role: string;
}

const TITLE = '(?:dr|mr|mrs|ms|shri|sri|smt|sh|kum|thiru|tmt|m\\/s)\\b\\.?';
/** 'No. 2', 'Nos. 2 to 4', '3': the numbers of parties among those of their side. */
const NUMBERS = '(?:Nos?\\.?\\s{0,2})?\\d{1,3}(?:(?:\\s?(?:,|&|-|–)\\s?|\\s(?:and|to)\\s)\\d{1,3}){0,6}';
/** A word beside a role: 'respondent-company', 'petitioner/wife'. */
const RELATION =
  '(?:wife|husband|father|mother|son|daughter|tenant|landlord|owner|workman|employee|assessee|(?:insurance\\s|finance\\s)?company|bank|firm|society|corporation|union|management|accused)';
/**
 * 'the petitioner, Dr. X', 'petitioner by name X', 'respondent No. 2/X', 'Respondent-X', 'the appellant, namely, X', 'the respondent
 * company, X', 'respondents Nos. 2 to 4, namely, X'.
 */
const APPOSED = new RegExp(
  `\\b(${ROLE_WORD})(?<many>s?)(?<number>\\s{1,2}${NUMBERS})?(?:\\sherein)?(?:(?:[/–-]|\\s(?=(?:company|firm|bank|society|corporation)(?:,|\\s)))${RELATION}(?=[\\s,]))?(?:(?<named>\\s*[,–-]?\\s*(?:by\\s+name|namely|viz\\.?|i\\.\\s?e\\.)[,:]?)|(?<joint>\\s?[/–-]\\s?)|(?<comma>,)|)\\s{0,4}(?:the\\s+)?(?<title>${TITLE}\\s{0,3})?(?=\\p{Lu})`,
  'giu',
);
/** A role before a role ('Petitioner/Appellant'), a body in general ('respondent Company') or its office. */
const NO_NAME =
  /^(?:State|Union|Company|Bank|Corporation|Board|Society|Trust|University|College|School|Government|Authority|Management|Department|Municipality|Commission|Committee|Council|Insurance|Railway|Court|Association|Municipal|Institute|Institution|Organi[sz]ation|Ministry|Director|Secretary|Officer|Collector|Registrar|Bench|Judge|Union|Panchayat|Nigam|Parishad|Private|Public|Limited|Insurer|Owner|Driver|Landlord|Tenant|Husband|Wife|Workman|Employer|Employee|Assessee|Revenue|Accused|Petitioner|Appellant|Respondent|Plaintiff|Defendant|Applicant|Complainant|Claimant|Objector|Decree|Judgment|Firm|In|The|And|On|As|By|To|This|That|It|He|She|They|We|[AI](?!\.)|An|No|Nos|If|When|Under|Section|Article|Order|Hence|However|Therefore|Learned|Counsel|Advocate)s?(?![a-z])/iu;
const ENDS_NAME = /^(?:\s*[,.;:)(]|\s+(?:\p{Ll}|&)|\s*$|[’']s\b)/u;

function endsName(text: string, at: number): boolean {
  return ENDS_NAME.test(text.slice(at, at + 4));
}

/**
 * Parties named beside their role in running text: 'The petitioner, Dr. X, …', 'The appellant Ram Lal has …'. Without
 * a title, *namely* or a stroke, a name needs two words. Linear time.
 */
export function findApposedNames(text: string): ApposedName[] {
  const found: ApposedName[] = [];
  for (const match of matchesOf(APPOSED, text)) addApposed(text, match, found);
  for (const match of matchesOf(BEHIND, text)) addBehind(text, match, found);
  return found;
}

function addApposed(text: string, match: RegExpExecArray, found: ApposedName[]): void {
  const { named, joint, title, many, number } = match.groups ?? {};
  const name = namedBehind(text, match);
  const role = match[1];
  if (role === undefined || name === undefined || !endsName(text, name.end)) return;
  const listed = isListed(text, match.index);
  const behind = text.slice(name.end, name.end + 120);
  if (listed && COUNSEL_FOR.test(behind) && !(title === undefined && TITLED_NEXT.test(behind))) return;
  const cued = [named, joint, title, number].some((cue) => cue !== undefined);
  const joined = many !== '' && !listed ? joinedNames(text, name.end) : [];
  if (!cued && joined.length === 0 && name.name.split(' ').length < 2) return;
  for (const one of [name, ...joined]) found.push({ ...one, role });
}

/** The name behind a role, where the role is one of a party of the judgment in hand. */
function namedBehind(text: string, match: RegExpExecArray): NameSpan | undefined {
  const { named, comma } = match.groups ?? {};
  // An accused or a complainant of the trial is not the party of the judgment in hand.
  if (/^(?:accused|complainant|caveator)/i.test(match[1] ?? '')) return undefined;
  if (named === undefined && isForParty(text, match.index)) return undefined;
  const at = match.index + match[0].length;
  const body = readBody(text, at);
  const bare = comma === undefined || body === undefined || body.name.split(' ').length < 3;
  if (bare && NO_NAME.test(text.slice(at, at + 20))) return undefined;
  return body ?? readName(text, at);
}

/** 'Ms. A, for the petitioners B and C': counsel. */
function isListed(text: string, role: number): boolean {
  return /\bfor\s(?:the\s)?$/iu.test(text.slice(Math.max(0, role - 8), role));
}

/** 'A. Rao for the appellant K. Sen and B. Das for the respondent': names up to the next *for*. */
const COUNSEL_FOR = /^(?:,?\s{1,3}(?:and|&|\p{Lu}[\p{L}.'’-]*)){0,12},?\s{1,3}for\s/u;

/** 'for the petitioner Ram Lal and Mr. Rao for the respondent': counsel have a title, so that a name without one is a party. */
const TITLED_NEXT = /^,?\s(?:and|&)\s(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr)\b/u;

/** 'the appellants Ram Lal, Mohan Lal and Sohan have been tried': the other names of the list, if it ends in *and*. */
function joinedNames(text: string, from: number): NameSpan[] {
  const names: NameSpan[] = [];
  let at = from;
  for (let turn = 0; turn < 8; turn += 1) {
    const joint = JOINT.exec(text.slice(at, at + 12))?.[0];
    const from = joint === undefined ? at : skipHonorifics(text, at + joint.length);
    const name = joint === undefined ? undefined : (readBody(text, from) ?? readName(text, from));
    if (joint === undefined || name === undefined || NO_NAME.test(name.name)) return [];
    names.push(name);
    at = name.end;
    if (joint.includes('and') || joint.includes('&')) break;
  }
  return endsName(text, at) ? names : [];
}

const JOINT = /^(?:,\s(?:and\s)?|\s(?:and|&)\s)(?=\p{Lu})/u;

/** The number of a party among those of its side. */
const NUMBER = '\\sNos?\\.?\\s?\\d{1,3}';
/** 'Ram Lal, the petitioner herein', 'Ram Lal, petitioner No. 2', 'Ram Lal (hereinafter referred to as the appellant)', 'Ram Lal (the appellant)', 'the State of Goa (respondents Nos. 2 and 3 in all petitions)'. */
const BEHIND = new RegExp(
  `(?<=\\p{L}\\.?)(?:,\\s(?:the\\s)?(?<herein>${ROLE_WORD})(?:${NUMBER}\\b|(?:${NUMBER})?\\s(?:herein|before\\s(?:us|this)))|,\\s(?:the|as\\sthe)\\s(?:first\\s|second\\s|third\\s|present\\s)?(?<beside>${ROLE_WORD})(?=,\\s|\\sin\\s(?:this|these|the\\s(?:present|above|connected)|both|all|C\\.A|T\\.P|W\\.P|S\\.L\\.P|Civil|Criminal|Writ|Transfer|Special)\\b)|\\s\\(hereinafter,?\\s(?:(?:referred\\sto|called|described)(?:\\sas)?\\s)?["“‘']?the\\s["“‘']?(?<called>${ROLE_WORD})\\b|\\s\\((?:the\\s)?(?<bracket>${ROLE_WORD})s?(?:\\sNos?\\.?\\s?\\d{1,3}(?:(?:,|\\sand|\\sto|\\s&)\\s?\\d{1,3}){0,6})?(?:\\sherein|\\sin\\s[^()]{1,40})?\\))`,
  'giu',
);
/** A government: 'the State of West Bengal', 'Union of India'. */
const STATE_BEFORE = /(?<![\p{L}-])(?:State|Union|Government)\sof(?:\s(?:\p{Lu}\p{Ll}+|and|&)){1,4}$/u;
/** A firm with its form: 'Harit Nigam Limited'. */
const BODY_BEFORE =
  /(?<![\p{L}.&-]|\p{Lu}[\p{L}.&-]*\s|&\s)(?:M\/s\.?\s)?\p{Lu}[\p{L}.&’'-]*(?:\s(?:\p{Lu}[\p{L}.&’'()-]*|\(\p{Lu}\p{Ll}*\.?\)|&|and|of)){0,7}\s(?:Ltd\.?|Limited|LLP|Corporation|Bank)$/u;
const NAME_BEFORE =
  /(?<![\p{L}.-])(?:(?:\p{Lu}(?:\p{L}{0,3}\.|\p{L}+)\s?){1,4}(?:@|alias|urf)\s)?(?:\p{Lu}(?:\p{L}{0,3}\.|\p{L}+)\s?){1,5}$/u;
const LEAD =
  /^(?:(?:The|One|That|While|When|Where|As|But|And|Said|Late|Thus|If|In|Shri|Sri|Smt|Mr|Mrs|Ms|Dr|Km|Thiru|Tmt)\b\.?\s?)+/u;

function addBehind(text: string, match: RegExpExecArray, found: ApposedName[]): void {
  const from = Math.max(0, match.index - 80);
  const role = match.groups?.herein ?? match.groups?.called ?? match.groups?.bracket ?? match.groups?.beside;
  if (role === undefined || (match.groups?.beside !== undefined && isCited(text, match.index))) return;
  const state = STATE_BEFORE.exec(text.slice(from, match.index));
  if (state !== null) {
    const name = state[0].replace(/\s+/gu, ' ');
    found.push({ start: from + state.index, end: match.index, name, role });
    return;
  }
  const body = BODY_BEFORE.exec(text.slice(from, match.index));
  if (body !== null) {
    const start = from + body.index + (LEAD.exec(body[0])?.[0].length ?? 0);
    found.push({ start, end: match.index, name: text.slice(start, match.index).replace(/\s+/gu, ' '), role });
    return;
  }
  const before = NAME_BEFORE.exec(text.slice(from, match.index));
  if (before === null) return;
  const start = from + before.index + (LEAD.exec(before[0])?.[0].length ?? 0);
  const name = readName(text, start);
  if (name === undefined || name.end !== match.index || !name.name.includes(' ')) return;
  if (!NO_NAME.test(name.name) && !/(?:Ltd|Limited|Co)\.?$/u.test(name.name)) found.push({ ...name, role });
}

/** 'Ram Lal v. State of Goa, the petitioner,': the name of a case. */
function isCited(text: string, at: number): boolean {
  return /\s(?:v|vs|versus)\.?\s[^.;]{0,70}$/iu.test(text.slice(Math.max(0, at - 90), at));
}

/** A firm with its form: 'Hindustan Lever Ltd.', 'Mehta Textiles (P) Ltd.'. */
const BODY =
  /\p{Lu}[\p{L}\d.&'’()-]*(?:\s(?:\p{Lu}[\p{L}\d.&'’()-]*|\(\p{Lu}\p{Ll}*\.?\)|&|and|of)){0,7}?\s(?:Ltd\b\.?|Limited\b|LLP\b|(?:Corporation|Bank)\b(?:\s(?:Ltd\b\.?|Limited\b))?)/uy;

function readBody(text: string, at: number): NameSpan | undefined {
  BODY.lastIndex = at;
  const name = BODY.exec(text)?.[0];
  if (name === undefined) return undefined;
  const end = at + name.length;
  return { start: at, end, name: text.slice(at, end).replace(/\s+/gu, ' ') };
}

/** 'the learned counsel for the appellant Ms. X': X is counsel. */
function isForParty(text: string, role: number): boolean {
  return /\baccording\sto\s(?:the\s)?$|\b(?:counsel|advocates?|pleader|prosecutor|appearing|appeared)\b[^.,;]{0,40}$/iu.test(
    text.slice(Math.max(0, role - 60), role),
  );
}

/** A person's name, over the end of a line where that stands behind its initials or its first word. */
function readWholeName(text: string, at: number): NameSpan | undefined {
  const name = readPersonName(text, at);
  const whole = name !== undefined && (name.name.includes(' ') || text.charAt(name.end) !== '\n');
  return whole ? name : (readPersonName(text, at, { breaks: true }) ?? name);
}

/** A person's name with its alias, or a body's abbreviation ('DDA'). */
function readName(text: string, at: number): NameSpan | undefined {
  const name = readWholeName(text, at);
  if (name === undefined) return undefined;
  const alias = /^\s{1,2}(?:@|alias|urf)\s{1,2}(?=\p{Lu})/u.exec(text.slice(name.end, name.end + 12));
  const other = alias === null ? undefined : readPersonName(text, name.end + alias[0].length);
  if (other === undefined) return name;
  return { start: at, end: other.end, name: text.slice(at, other.end).replace(/\s+/gu, ' ') };
}
