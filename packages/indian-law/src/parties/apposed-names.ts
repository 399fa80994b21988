import { ROLE_WORD } from '../judgment/head-kinds.ts';
import { matchesOf } from '../text/text.ts';
import { type NameSpan, readPersonName } from './person-name.ts';

/** A name printed beside a party's role in running text, with that role. */
export interface ApposedName extends NameSpan {
  role: string;
}

const TITLE = '(?:dr|mr|mrs|ms|shri|sri|smt|sh|kum|thiru|tmt)\\b\\.?';
/** 'the petitioner, Dr. X', 'petitioner by name X', 'respondent No. 2/X', 'Respondent-X', 'the appellant, namely, X'. */
const APPOSED = new RegExp(
  `\\b(${ROLE_WORD})(?<many>s?)(?:\\s{1,2}Nos?\\.?\\s{0,2}\\d{1,3})?(?:\\sherein)?(?:[/–-](?:wife|husband|father|mother|son|daughter|tenant|landlord|owner|workman|assessee|company|accused)(?=\\s))?(?:(?<named>\\s*[,–-]?\\s*(?:by\\s+name|namely)[,:]?)|(?<joint>\\s?[/–-]\\s?)|(?<comma>,)|)\\s{0,4}(?:the\\s+)?(?<title>${TITLE}\\s{0,3})?(?=\\p{Lu})`,
  'giu',
);
/** A role before a role ('Petitioner/Appellant'), a body in general ('respondent Company') or its office. */
const NO_NAME =
  /^(?:State|Union|Company|Bank|Corporation|Board|Society|Trust|University|College|School|Government|Authority|Management|Department|Municipality|Commission|Committee|Council|Insurance|Railway|Court|Association|Institute|Institution|Organi[sz]ation|Ministry|Director|Secretary|Officer|Collector|Registrar|Bench|Judge|Union|Panchayat|Nigam|Parishad|Private|Public|Limited|Insurer|Owner|Driver|Landlord|Tenant|Husband|Wife|Workman|Employer|Employee|Assessee|Revenue|Accused|Petitioner|Appellant|Respondent|Plaintiff|Defendant|Applicant|Complainant|Claimant|Objector|Decree|Judgment|Firm|In|The|And|On|As|By|To|This|That|It|He|She|They|We|I|A|An|No|Nos|If|When|Under|Section|Article|Order|Hence|However|Therefore|Learned|Counsel|Advocate)s?(?![a-z])/iu;
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
  const { named, joint, title, many } = match.groups ?? {};
  const [words, role] = match;
  const at = match.index + words.length;
  if (role === undefined || NO_NAME.test(text.slice(at, at + 20))) return;
  // An accused or a complainant of the trial is not the party of the judgment in hand.
  if (
    /^(?:accused|complainant|caveator)/i.test(role) ||
    (named === undefined && isForParty(text, match.index))
  )
    return;
  const name = readBody(text, at) ?? readName(text, at);
  if (name === undefined || !endsName(text, name.end)) return;
  const listed = isListed(text, match.index);
  if (listed && COUNSEL_FOR.test(text.slice(name.end, name.end + 120))) return;
  const cued = [named, joint, title].some((cue) => cue !== undefined);
  if (!cued && name.name.split(' ').length < 2) return;
  found.push({ ...name, role });
  if (many !== '' && title === undefined && !listed) addJoined(text, name.end, role, found);
}

/** 'Ms. A, for the petitioners B and C': counsel. */
function isListed(text: string, role: number): boolean {
  return /\bfor\s(?:the\s)?$/iu.test(text.slice(Math.max(0, role - 8), role));
}

/** 'A. Rao for the appellant K. Sen and B. Das for the respondent': names up to the next *for*. */
const COUNSEL_FOR = /^(?:,?\s{1,3}(?:and|&|\p{Lu}[\p{L}.'’-]*)){0,12},?\s{1,3}for\s/u;

/** 'the appellants Ram Lal, Mohan Lal and Sohan have been tried': the other names of the list, if it ends in *and*. */
function addJoined(text: string, from: number, role: string, found: ApposedName[]): void {
  const names: NameSpan[] = [];
  let at = from;
  for (let turn = 0; turn < 8; turn += 1) {
    const joint = JOINT.exec(text.slice(at, at + 12))?.[0];
    const name = joint === undefined ? undefined : readName(text, at + joint.length);
    if (joint === undefined || name === undefined || NO_NAME.test(name.name)) return;
    names.push(name);
    at = name.end;
    if (joint.includes('and') || joint.includes('&')) break;
  }
  if (endsName(text, at)) for (const name of names) found.push({ ...name, role });
}

const JOINT = /^(?:,\s(?:and\s)?|\s(?:and|&)\s)(?=\p{Lu})/u;

/** 'Ram Lal, the petitioner herein', 'Ram Lal (the appellant)', 'the State of Goa (respondents Nos. 2 and 3 in all petitions)'. */
const BEHIND = new RegExp(
  `(?<=\\p{L}\\.?)(?:,\\sthe\\s(?<herein>${ROLE_WORD})\\s(?:herein|before\\s(?:us|this))|\\s\\((?:the\\s)?(?<bracket>${ROLE_WORD})s?(?:\\sNos?\\.?\\s?\\d{1,3}(?:(?:,|\\sand|\\sto|\\s&)\\s?\\d{1,3}){0,6})?(?:\\sherein|\\sin\\s[^()]{1,40})?\\))`,
  'giu',
);
/** A government: 'the State of West Bengal', 'Union of India'. */
const STATE_BEFORE = /(?<![\p{L}-])(?:State|Union|Government)\sof(?:\s(?:\p{Lu}\p{Ll}+|and|&)){1,4}$/u;
const NAME_BEFORE = /(?<![\p{L}.-])(?:\p{Lu}(?:\p{L}{0,3}\.|\p{L}+)\s?){2,5}$/u;
const LEAD =
  /^(?:(?:The|One|That|While|When|Where|As|But|And|Said|Late|Thus|If|In|Shri|Sri|Smt|Mr|Mrs|Ms|Dr|Km|Thiru|Tmt)\b\.?\s?)+/u;

function addBehind(text: string, match: RegExpExecArray, found: ApposedName[]): void {
  const from = Math.max(0, match.index - 80);
  const role = match.groups?.herein ?? match.groups?.bracket;
  if (role === undefined) return;
  const state = STATE_BEFORE.exec(text.slice(from, match.index));
  if (state !== null) {
    const name = state[0].replace(/\s+/gu, ' ');
    found.push({ start: from + state.index, end: match.index, name, role });
    return;
  }
  const before = NAME_BEFORE.exec(text.slice(from, match.index));
  if (before === null) return;
  const start = from + before.index + (LEAD.exec(before[0])?.[0].length ?? 0);
  const name = readPersonName(text, start);
  if (name === undefined || name.end !== match.index || !name.name.includes(' ')) return;
  if (!NO_NAME.test(name.name) && !/(?:Ltd|Limited|Co)\.?$/u.test(name.name)) found.push({ ...name, role });
}

/** A firm with its form: 'Hindustan Lever Ltd.'. */
const BODY =
  /\p{Lu}[\p{L}\d.&'’()-]*(?:\s(?:\p{Lu}[\p{L}\d.&'’()-]*|&|and|of)){0,7}?\s(?:Ltd\b\.?|Limited\b|LLP\b|Corporation\b|Bank\b)/uy;

function readBody(text: string, at: number): NameSpan | undefined {
  BODY.lastIndex = at;
  const name = BODY.exec(text)?.[0];
  if (name === undefined) return undefined;
  const end = at + name.length;
  return { start: at, end, name: text.slice(at, end).replace(/\s+/gu, ' ') };
}

/** 'the learned counsel for the appellant Ms. X': X is counsel. */
function isForParty(text: string, role: number): boolean {
  return /\b(?:counsel|advocates?|pleader|prosecutor|appearing|appeared)\b[^.,;]{0,40}$/iu.test(
    text.slice(Math.max(0, role - 60), role),
  );
}

/** A person's name with its alias, or a body's abbreviation ('DDA'). */
function readName(text: string, at: number): NameSpan | undefined {
  const name = readPersonName(text, at);
  if (name === undefined) return undefined;
  const alias = /^\s{1,2}(?:@|alias|urf)\s{1,2}(?=\p{Lu})/u.exec(text.slice(name.end, name.end + 12));
  const other = alias === null ? undefined : readPersonName(text, name.end + alias[0].length);
  if (other === undefined) return name;
  return { start: at, end: other.end, name: text.slice(at, other.end).replace(/\s+/gu, ' ') };
}
