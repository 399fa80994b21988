import { ROLE_WORD } from '../judgment/head-kinds.ts';
import { matchAt, matchesOf } from '../text/text.ts';
import { type NameSpan, readPersonName, skipHonorifics } from './person-name.ts';

/** A name printed beside a party's role in running text, with that role. */
export interface ApposedName extends NameSpan {
  role: string;
}

const TITLE = '(?:dr|mr|mrs|ms|shri|shrimati|srimati|sri|smt|sh|kum|thiru|tmt|ch(?=\\.)|m\\/s)\\b\\.?';
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
  `\\b(${ROLE_WORD})(?<many>s?)(?<number>\\s{1,2}${NUMBERS})?(?:\\sherein)?(?:(?:[/–-]|\\s(?=(?:company|firm|bank|society|corporation)(?:,|\\s)))${RELATION}(?=[\\s,]))?(?:(?<named>\\s*[,–-]?\\s*(?:by\\s+name|namely|viz\\.?|i\\.\\s?e\\.)[,:]?)|(?<joint>\\s?[/–-]\\s?)|(?<comma>,)|)\\s{0,4}(?<the>the\\s+)?(?<title>${TITLE}\\s{0,3})?(?=\\p{Lu})`,
  'giu',
);
/** A role before a role ('Petitioner/Appellant'), a body in general ('respondent Company') or its office. */
const NO_NAME =
  /^(?:State|Union|Company|Bank|Corporation|Board|Society|Trust|University|College|School|Government|Authority|Management|Department|Municipality|Commission|Committee|Council|Insurance|Railway|Court|Association|Municipal|Institute|Institution|Organi[sz]ation|Ministry|Financial|Tribunal|Disciplinary|Director|Secretary|Officer|Collector|Registrar|Bench|Judge|Union|Panchayat|Nigam|Parishad|Private|Public|Limited|Insurer|Owner|Driver|Landlord|Tenant|Husband|Wife|Workman|Employer|Employee|Assessee|Revenue|Accused|Petitioner|Appellant|Respondent|Plaintiff|Defendant|Applicant|Complainant|Claimant|Objector|Decree|Judgment|Firm|In|The|And|On|As|By|To|This|That|It|He|She|They|We|[AI](?!\.)|An|No|Nos|If|When|Under|Section|Article|Order|Hence|However|Therefore|Learned|Counsel|Advocate)s?(?![a-z])/iu;
const ENDS_NAME = /^(?:\s*[,.;:)(]|\s+(?:\p{Ll}|&)|\s*$|[’']s\b)/u;

function endsName(text: string, at: number): boolean {
  return ENDS_NAME.test(text.slice(at, at + 4)) || APART.test(text.slice(at, at + 16));
}

/** 'Asha Devi- wife of Ram Lal': words behind a dash that say more of a party, and are no rest of a broken name. */
const APART =
  /^- (?:sons?\sof|(?:wife|widow|daughter|husband|aged|resident|residing|accused|petitioner|appellant|respondent|plaintiff|defendant|then|from|with|since|now|being|filed))\b/u;

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
  const { many } = match.groups ?? {};
  const name = namedBehind(text, match);
  const role = match[1];
  if (role === undefined || name === undefined || !(endsName(text, name.end) || FORM_LAST.test(name.name)))
    return;
  if (
    /^\sof\s/u.test(text.slice(name.end, name.end + 4)) ||
    isOfCounsel(text, match, name) ||
    isOfNextClause(text, match, name)
  )
    return;
  const joined = many !== '' && !isListed(text, match.index) ? joinedNames(text, name.end) : [];
  if (joined.length === 0 && !isCued(match) && !isWhole(text, match, name)) return;
  for (const one of [name, ...joined]) found.push({ ...one, role });
}

/** The stop of a firm's form may end its sentence. */
const FORM_LAST = /\s(?:Ltd|Co|Corpn)\.$/u;

const isCued = ({ groups = {} }: RegExpExecArray): boolean =>
  [groups.named, groups.joint, groups.title, groups.number].some((cue) => cue !== undefined);

/** A name of one word is a party where its verb follows: 'Appellant Ramesh fired', 'the respondent Dogra and his associates'. */
function isWhole(text: string, { groups }: RegExpExecArray, { name, end }: NameSpan): boolean {
  if (name.includes(' ')) return true;
  return groups?.comma === undefined && name.length > 3 && VERB_NEXT.test(text.slice(end, end + 24));
}

const VERB_NEXT =
  /^\s(?:was|were|is|has|had|who|shot|gave|took|made|came|went|fell|and\s(?:his|her|others|another)\b|\p{Ll}{3,}ed\b)/u;

/** 'for the appellant A. Rao and B. Das for the respondent', 'for the appellant, Shri A. Rao, learned advocate': counsel. */
function isOfCounsel(text: string, match: RegExpExecArray, { end }: NameSpan): boolean {
  const behind = text.slice(end, end + 120);
  if (COUNSEL_BEHIND.test(behind)) return true;
  const others = isListed(text, match.index) && COUNSEL_FOR.test(behind);
  return others && !(match.groups?.title === undefined && TITLED_NEXT.test(behind));
}

const COUNSEL_BEHIND =
  /^,?\s(?:the\s)?(?:(?:learned|ld\.?|senior|sr\.?)\s){0,2}(?:advocates?|counsel|pleader|solicitor)\b/iu;

/** 'of the appellant, Ram Lal and Mohan Lal', 'made by the appellant, Shri Rao recovered': the comma begins another clause. */
function isOfNextClause(text: string, { index, groups = {} }: RegExpExecArray, { end }: NameSpan): boolean {
  if (groups.comma === undefined || groups.named !== undefined || groups.many !== '') return false;
  const behind = text.slice(end, end + 24);
  if (groups.title === undefined && groups.number === undefined && /^\s(?:and|&)\s\p{Lu}/u.test(behind))
    return true;
  return (
    VERB_NEXT.test(behind) &&
    /\b(?:by|of|to|from|with)\s(?:the\s)?$/u.test(text.slice(Math.max(0, index - 12), index))
  );
}

/** An accused or a complainant of the trial is not the party of the judgment in hand. */
const OF_TRIAL = /^(?:accused|complainant|caveator|decree|judge?ment)/i;

/** 'the wife of the petitioner Smt. Nazma': the name is that of the relative, who has a title of her own. */
function isOfRelative(text: string, { index, groups = {} }: RegExpExecArray): boolean {
  if (groups.named !== undefined || groups.number !== undefined) return false;
  const before = text.slice(Math.max(0, index - 40), index);
  return /^(?:smt|mrs|ms|kum|tmt)/iu.test(groups.title ?? '') && RELATIVE_OF.test(before);
}

const RELATIVE_OF = /\b(?:wife|widow|mother|daughter|sister)(?:-in-law)?\sof\s(?:the\s)?$/iu;

/** The name behind a role, where the role is one of a party of the judgment in hand. */
function namedBehind(text: string, match: RegExpExecArray): NameSpan | undefined {
  if (OF_TRIAL.test(match[1] ?? '') || mayBeCounsel(text, match) || isOfRelative(text, match))
    return undefined;
  const at = match.index + match[0].length;
  return publicBody(text, at, match) ?? privateName(text, at, match);
}

/** A government, or an office behind an article. */
function publicBody(text: string, at: number, { groups }: RegExpExecArray): NameSpan | undefined {
  const state = readPattern(STATE, text, at);
  return state ?? (groups?.the === undefined ? undefined : readPattern(OFFICE_OF, text, at));
}

function privateName(text: string, at: number, { groups = {} }: RegExpExecArray): NameSpan | undefined {
  const { named, comma, the, title = '' } = groups;
  const body = readPattern(BODY, text, at);
  const bare = comma === undefined || body === undefined || body.name.split(' ').length < 3;
  if (bare && NO_NAME.test(text.slice(at, at + 20))) return undefined;
  // 'the respondent, the Collector of Pune': an article begins no person's name.
  if (body !== undefined || (the !== undefined && named === undefined)) return body;
  const name = /^m\/s/iu.test(title) ? readFirm(text, at) : readName(text, at);
  return name !== undefined && isOffice(text, name, comma) ? undefined : name;
}

/** 'respondent Disciplinary Authority'; 'the respondent, Joint Plant Committee, …' is the name of a body. */
function isOffice(text: string, { name, end }: NameSpan, comma: string | undefined): boolean {
  const words = name.split(' ');
  const body = comma !== undefined && words.length > 2 && text.charAt(end) === ',';
  return NO_NAME.test(words.at(-1) ?? '') && !body;
}

/** The name of a firm behind 'M/s': 'Natwar Parekh & Sons'. */
function readFirm(text: string, at: number): NameSpan | undefined {
  const name = readName(text, at);
  if (name === undefined) return undefined;
  const partners = matchAt(PARTNERS, text, name.end)?.[0] ?? '';
  const end = name.end + partners.length;
  return { start: at, end, name: text.slice(at, end).replace(/\s+/gu, ' ') };
}

const PARTNERS = /(?:\s(?:&|and)\s\p{Lu}[\p{L}]+(?:\s\p{Lu}\p{L}+)?){0,2}/uy;

/** 'counsel for the appellant Ms. X': without a number and with a title, or behind a comma, a name may be that of counsel. */
function mayBeCounsel(text: string, { index, groups = {} }: RegExpExecArray): boolean {
  const { named, number, title, comma } = groups;
  if (named !== undefined || number !== undefined) return false;
  return (title !== undefined || comma !== undefined) && isForParty(text, index);
}

/** 'Ms. A, for the petitioners B and C': counsel. */
function isListed(text: string, role: number): boolean {
  return /\bfor\s(?:the\s)?$/iu.test(text.slice(Math.max(0, role - 8), role));
}

/** 'A. Rao for the appellant K. Sen and B. Das for the respondent': names up to the next *for*. */
const COUNSEL_FOR = /^(?:,?\s{1,3}(?:and|&|\p{Lu}[\p{L}.'’-]*)){0,12},?\s{1,3}for\s/u;

/** 'for the petitioner Ram Lal and Mr. Rao for the respondent': counsel have a title, so that a name without one is a party. */
const TITLED_NEXT = /^,?\s(?:and|&)\s(?:Mr|Ms|Mrs|Shri|Sri|Smt|Dr)\b/u;

/** Limit: names of one list. */
const MOST_JOINED = 20;

/** 'the appellants Ram Lal, Mohan Lal and Sohan have been tried': the other names of the list, if it ends in *and*. */
function joinedNames(text: string, from: number): NameSpan[] {
  const names: NameSpan[] = [];
  let at = from;
  for (let turn = 0; turn < MOST_JOINED; turn += 1) {
    const joint = JOINT.exec(text.slice(at, at + 24))?.[0];
    const from = joint === undefined ? at : skipHonorifics(text, at + joint.length);
    const name = joint === undefined ? undefined : (readPattern(BODY, text, from) ?? readName(text, from));
    if (joint === undefined || name === undefined || NO_NAME.test(name.name)) return [];
    names.push(name);
    at = name.end;
    if (joint.includes('and') || joint.includes('&')) break;
  }
  return endsName(text, at) ? names : [];
}

/** A comma or *and* parts two names of a list; a number among the accused may stand before it: 'Tuka Ram, Gangadhar'. */
const JOINT =
  /^(?:\s\([A-Z]{1,2}[\s.-]{0,2}\d{1,3}\))?(?:,\s(?:and\s)?|\s(?:and|&)\s(?:his\s(?:son|wife|brother|father|mother)\s)?)(?=\p{Lu})/u;

/** The number of a party among those of its side. */
const NUMBER = '\\sNos?\\.?\\s?\\d{1,3}';
/** 'Ram Lal, the petitioner herein', 'Ram Lal, petitioner No. 2', 'Ram Lal (hereinafter referred to as the appellant)', 'Ram Lal (the appellant)', 'the State of Goa (respondents Nos. 2 and 3 in all petitions)'. */
const BEHIND = new RegExp(
  `(?<=\\p{L}\\.?)(?:,\\s(?:the\\s)?(?<herein>${ROLE_WORD})(?:${NUMBER}\\b|(?:${NUMBER})?\\s(?:herein|before\\s(?:us|this)))|,\\s(?:the|as\\sthe)\\s(?:first\\s|second\\s|third\\s|present\\s)?(?<beside>${ROLE_WORD})(?=[,.;]\\s|\\sin\\s(?:this|these|the\\s(?:present|above|connected)|both|all|C\\.A|T\\.P|W\\.Ps?|S\\.L\\.P|Civil|Criminal|Writ|Transfer|Special)\\b)|,?\\s(?<inCase>${ROLE_WORD})(?=\\sin\\s(?:C\\.A|T\\.P|W\\.Ps?|S\\.L\\.P|Crl|Civil|Criminal|Writ|Transfer|Special)\\b)|\\s\\(hereinafter,?\\s(?:(?:referred\\sto|called|described)(?:\\sas)?\\s)?["“‘']?the\\s["“‘']?(?<called>${ROLE_WORD})\\b|\\s\\((?:the\\s)?(?<bracket>${ROLE_WORD})s?(?:\\s(?:Nos?\\.?\\s?)?\\d{1,3}(?:(?:,|\\sand|\\sto|\\s&)\\s?\\d{1,3}){0,6})?(?:\\sherein|\\sin\\s[^()]{1,40})?\\))`,
  'giu',
);
/** A government: 'the State of West Bengal', 'Union of India'. */
const STATE_BEFORE = /(?<![\p{L}-])(?:State|Union|Government)\sof(?:\s(?:\p{Lu}\p{Ll}+|and|&)){1,4}$/u;
/** An office before the number of its party: 'the Chief Vigilance Officer (respondent No. 2)'. */
const OFFICE_BEFORE =
  /(?<![\p{L}-])(?:\p{Lu}\p{L}+\s){1,4}(?:Officer|Commissioner|Collector|Director|Registrar|Secretary|Superintendent|Engineer|Controller|Authority|Board|Inspector|Magistrate)$/u;
/** A firm with its form: 'Harit Nigam Limited'. */
const BODY_BEFORE =
  /(?<![\p{L}.&-]|\p{Lu}[\p{L}.&-]*\s|&\s)(?:M\/s\.?\s)?\p{Lu}[\p{L}.&’'-]*(?:\s(?:\p{Lu}[\p{L}.&’'()-]*|\(\p{Lu}\p{Ll}*\.?\)|&|and|of)){0,7}\s(?:Ltd\.?|Limited|LLP|Co\.?|Company|Corporation|Bank)$/u;
const NAME_BEFORE =
  /(?<![\p{L}.]|(?<!\d)-)(?:(?:\p{Lu}(?:\p{L}{0,3}\.|\p{L}+)\s?){1,4}(?:@|alias|urf)\s)?(?:\p{Lu}(?:\p{L}{0,3}\.|\p{L}+)\s?){1,5}$/u;
const LEAD =
  /^(?:M\/s\.?\s|(?:The|One|That|While|When|Where|As|But|And|Said|Late|Thus|If|In|Shri|Sri|Smt|Mr|Mrs|Ms|Dr|Km|Thiru|Tmt)\b\.?\s?)+/u;

const STANDS_ALONE = /(?<!\p{L})\p{Ll}+\s$/u;
const TITLE_BEFORE = /\b(?:Shri|Sri|Smt|Mr|Mrs|Ms|Dr)\.?\s$/u;
/** Papers and bodies that stand before a role and are no party. */
const PAPER =
  /\b(?:Affidavit|Application|Petition|Appeal|Court|Tribunal|Act|Code|Order|Judgment|Notice|Report|Rules?|Section|Article|Minister|Chairman|President|Institute|Department|Village|District|Police|Station|Exhibit|Annexure|Schedule)$/u;

function addBehind(text: string, match: RegExpExecArray, found: ApposedName[]): void {
  const { herein, called, bracket, beside = match.groups?.inCase } = match.groups ?? {};
  const role = herein ?? called ?? bracket ?? beside;
  if (role === undefined || (beside !== undefined && (OF_TRIAL.test(role) || isCited(text, match.index))))
    return;
  const numbered = bracket !== undefined && /\d/u.test(match[0]);
  const name =
    (numbered ? readBefore(OFFICE_BEFORE, text, match.index) : undefined) ??
    readBefore(STATE_BEFORE, text, match.index) ??
    readBefore(BODY_BEFORE, text, match.index) ??
    personBefore(text, match.index, beside !== undefined);
  if (name === undefined || (beside !== undefined && isObject(text, name))) return;
  found.push({ ...name, role });
}

/** 'On seeing Ram Lal, the appellant, armed with a gun, fired': the role begins another clause. */
function isObject(text: string, { start }: NameSpan): boolean {
  return /\b(?:(?!including)\p{Ll}{2,}ing|with)\s$/iu.test(text.slice(Math.max(0, start - 20), start));
}

/** Limit: characters of the name before a role. */
const REACH = 80;

/** A government, an office or a firm that ends at an offset. */
function readBefore(pattern: RegExp, text: string, end: number): NameSpan | undefined {
  const from = Math.max(0, end - REACH);
  const body = pattern.exec(text.slice(from, end));
  if (body === null) return undefined;
  const start = from + body.index + (LEAD.exec(body[0])?.[0].length ?? 0);
  return { start, end, name: text.slice(start, end).replace(/\s+/gu, ' ') };
}

/** A person whose name ends at an offset; `beside` where a comma and the role alone follow. */
function personBefore(text: string, end: number, beside: boolean): NameSpan | undefined {
  const from = Math.max(0, end - REACH);
  const before = NAME_BEFORE.exec(text.slice(from, end));
  if (before === null) return undefined;
  const start = from + before.index + (LEAD.exec(before[0])?.[0].length ?? 0);
  const name = readName(text, start);
  if (
    name === undefined ||
    name.end !== end ||
    (!name.name.includes(' ') && !mayStandAlone(text, name, beside))
  )
    return undefined;
  // 'its Counter Affidavit, the respondent No. 4' is a paper.
  const isNone =
    NO_NAME.test(name.name) || PAPER.test(name.name) || /(?:Ltd|Limited|Co)\.?$/u.test(name.name);
  return isNone ? undefined : name;
}

/** True where a name of one word is whole: behind a title, or, before a role in brackets, behind a small word. */
function mayStandAlone(text: string, { start, name }: NameSpan, beside: boolean): boolean {
  if (TITLE_BEFORE.test(text.slice(Math.max(0, start - 8), start))) return true;
  return !beside && name.length > 3 && STANDS_ALONE.test(text.slice(Math.max(0, start - 12), start));
}

/** 'Ram Lal v. State of Goa, the petitioner,': the name of a case. */
function isCited(text: string, at: number): boolean {
  return /\s(?:v|vs|versus)\.?\s[^.;]{0,70}$/iu.test(text.slice(Math.max(0, at - 90), at));
}

/** A firm with its form: 'Hindustan Lever Ltd.', 'Mehta Textiles (P) Ltd.'. */
const BODY =
  /\p{Lu}[\p{L}\d.&'’()-]*(?:\s(?:\p{Lu}[\p{L}\d.&'’()-]*|\(\p{Lu}\p{Ll}*\.?\)|&|and|of)){0,7}?\s(?:Ltd\b\.?|Limited\b|LLP\b|(?:Corporation|Bank)\b(?:\s(?:Ltd\b\.?|Limited\b))?)/uy;

/** A government: 'State of Andhra Pradesh'. */
const STATE =
  /(?:State|Government)\sof\s\p{Lu}[\p{L}.]+(?:\s(?:Pradesh|Nadu|Bengal|(?:and|&)\sKashmir))?|Union\sof\sIndia/uy;

/** An office with its place or its subject, between commas: 'the Collector of Pilibhit', 'the Commissioner of Hindu Endowments'. */
const OFFICE_OF =
  /(?:\p{Lu}\p{L}+\s){0,2}(?:Commissioner|Collector|Superintendent|Director|Registrar|Secretary|Controller|Custodian|Administrator|Inspector|Magistrate|Board|Governor)\s(?:of|for)\s(?:the\s)?\p{Lu}[\p{L}.-]+(?:\s(?:and\s|&\s|of\s)?\p{Lu}[\p{L}.-]+){0,6}(?=,)/uy;

function readPattern(pattern: RegExp, text: string, at: number): NameSpan | undefined {
  const name = matchAt(pattern, text, at)?.[0];
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

/** 'Chou- dhury': the rest of a name that the end of a line broke. */
const REST_OF_WORD =
  /^- (?!the|and|was|is|are|who|had|has|said|that|this|which|for|but)\p{Ll}{3,12}(?=[,.;)\s])/u;

/** A person's name without the *'s* behind it; one that a line's end broke is joined. */
function readBareName(text: string, at: number): NameSpan | undefined {
  const whole = readPersonName(text, at);
  const behind = whole === undefined ? '' : text.slice(whole.end, whole.end + 16);
  const rest = APART.test(behind) ? undefined : REST_OF_WORD.exec(behind)?.[0];
  const name =
    whole === undefined || rest === undefined
      ? whole
      : { ...whole, end: whole.end + rest.length, name: whole.name + rest.slice(2) };
  const owned = /['’]s$/u.exec(name?.name ?? '')?.index;
  return name === undefined || owned === undefined
    ? name
    : { ...name, end: name.end - 2, name: name.name.slice(0, owned) };
}

/** A person's name, over the end of a line where that stands behind its initials or its first word. */
function readWholeName(text: string, at: number): NameSpan | undefined {
  const name = readBareName(text, at);
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
