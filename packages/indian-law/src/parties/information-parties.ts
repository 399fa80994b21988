import { isProse } from '../judgment/head-kinds.ts';
import type { HeadLine, Side } from '../judgment/header.ts';
import { type PartyNameSpan, readPartyName } from './read-party-name.ts';

// The Competition Commission prints 'In Re:', the informant, 'And', the opposite party: each role behind one blank at the
// end of the first or second line of its entry, and the address below.

/** The title opens near the top. */
const LATEST = 1_500;
const OPENING = /^\W*in\s+re\W*$/i;
const AND = /^\W*and\W*$/i;
const ROLE =
  /[\s,]+(informants?|applicants?|opposite\s+part(?:y|ies)|respondents?)(?:[\s-]{0,2}(?:no\.?\s?)?\d{1,3})?(?:\s?\/\s?OPs?(?:[\s-]?\d{1,3})?)?\s*$/i;

interface InformationParty extends PartyNameSpan {
  role: Side;
}

/** The parties of an information ('In Re: A … Informant / And / B … Opposite Party'); none in other heads. */
export function informationParties(lines: readonly HeadLine[], end: number): InformationParty[] {
  const found: InformationParty[] = [];
  let before: HeadLine | undefined;
  for (const line of entriesOf(lines, end)) {
    const party = partyOf(line, before);
    if (party !== undefined) found.push(party);
    before = AND.test(line.text) ? undefined : line;
  }
  return found;
}

/** The printed lines behind 'In Re:', up to the members of the commission or its first sentence. */
function* entriesOf(lines: readonly HeadLine[], end: number): Generator<HeadLine> {
  const opening = lines.findIndex((line) => line.start < LATEST && OPENING.test(line.text));
  if (opening === -1) return;
  for (const line of lines.slice(opening + 1)) {
    if (line.start >= end || line.kind === 'bench' || isProse(line.text)) return;
    if (line.kind !== 'blank' && line.kind !== 'furniture') yield line;
  }
}

function partyOf(line: HeadLine, before: HeadLine | undefined): InformationParty | undefined {
  const role = ROLE.exec(line.text);
  const party = role === null ? undefined : named(line, role.index, before);
  if (party === undefined) return undefined;
  return { ...party, role: /^(?:informant|applicant)/i.test(role?.[1] ?? '') ? 'petitioner' : 'respondent' };
}

/** The name before a role; 'A-402, Park View, Informant' is the address, and the name is in the line above. */
function named(line: HeadLine, roleAt: number, before: HeadLine | undefined): PartyNameSpan | undefined {
  const own = line.text.slice(0, roleAt);
  const [source, to] =
    /\d|,/u.test(own) && before !== undefined ? [before, before.text.length] : [line, roleAt];
  const name = readPartyName(source.text, 0, to);
  return name === undefined
    ? undefined
    : { start: source.start + name.start, end: source.start + name.end, name: name.name };
}
