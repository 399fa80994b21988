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
  `\\b(${ROLE_WORD})s?(?:\\s{1,2}Nos?\\.?\\s{0,2}\\d{1,3})?(?:(?<named>\\s*[,–-]?\\s*(?:by\\s+name|namely)[,:]?)|(?<joint>\\s?[/–-]\\s?)|(?<comma>,)|)\\s{0,4}(?:the\\s+)?(?<title>${TITLE}\\s{0,3})?(?=\\p{Lu})`,
  'giu',
);
/** A role before a role ('Petitioner/Appellant'), a body in general ('respondent Company') or its office. */
const NO_NAME =
  /^(?:State|Union|Company|Bank|Corporation|Board|Society|Trust|University|College|School|Government|Authority|Management|Department|Municipality|Commission|Committee|Council|Insurance|Railway|Court|Association|Institute|Institution|Organi[sz]ation|Ministry|Director|Secretary|Officer|Collector|Registrar|Bench|Judge|Union|Panchayat|Nigam|Parishad|Private|Public|Limited|Insurer|Owner|Driver|Landlord|Tenant|Husband|Wife|Workman|Employer|Employee|Assessee|Revenue|Accused|Petitioner|Appellant|Respondent|Plaintiff|Defendant|Applicant|Complainant|Claimant|Objector|Decree|Judgment|Firm|In|The|And|On|As|By|To|This|That|It|He|She|They|We|I|A|An|No|Nos|If|When|Under|Section|Article|Order|Hence|However|Therefore|Learned|Counsel|Advocate)(?![a-z])/iu;
const ENDS_NAME = /^(?:\s*[,.;:)(]|\s+\p{Ll}|\s*$|[’']s\b)/u;

/**
 * Parties named beside their role in running text: 'The petitioner, Dr. X, …', 'The appellant Ram Lal has …'. Without
 * a title, *namely* or a stroke, a name needs two words. Linear time.
 */
export function findApposedNames(text: string): ApposedName[] {
  const found: ApposedName[] = [];
  for (const match of matchesOf(APPOSED, text)) {
    const { named, joint, title } = match.groups ?? {};
    const at = match.index + match[0].length;
    if (match[1] === undefined || NO_NAME.test(text.slice(at, at + 20))) continue;
    // An accused or a complainant of the trial is not the party of the judgment in hand.
    if (/^(?:accused|complainant|caveator)/i.test(match[1]) || isForParty(text, match.index)) continue;
    const name = readName(text, at);
    if (name === undefined || !ENDS_NAME.test(text.slice(name.end, name.end + 4))) continue;
    const cued = named !== undefined || joint !== undefined || title !== undefined;
    if (!cued && name.name.split(' ').length < 2) continue;
    found.push({ ...name, role: match[1] });
  }
  return found;
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
