import type { PartyMention } from './party-mention.ts';

// The parties of a Hindi judgment: on either side of *बनाम* or *विरुद्ध*, on its line or on the lines around it.

const LIMIT = 4_000;
const VERSUS = /(?<=^|[\s:–—-])(?:बनाम|विरुद्ध|विरूद्ध)(?=$|[\s:–—-])/mu;
const HONORIFIC = /^(?:[\d०-९]{1,2}\s?[.)]\s*)?(?:(?:श्रीमती|श्री|कुमारी|कु[०0]|डॉ[०0.]?|मैसर्स|मे[०.])\s*)*/u;
/** A name ends before these: parentage, age, address, further parties, leaders, the role. */
const NAME_END =
  /\s*(?:[,;:।(\n]|\.{2,}|…|-{2,}|[–—]|\s(?:पुत्र|पुत्री|पत्नी|पति|पिता|आत्मज|आत्मजा|उम्र|आयु|निवासी|वल्द|जरिए|द्वारा|आदि|व|एवं|तथा|और)(?=\s|$)|\s(?:अपीलार्थी|अपीलकर्ता|याचिकाकर्ता|याची|प्रार्थी|आवेदक|आवेदिका|वादी|वादिनी|परिवादी|निगरानीकर्ता|पुनरीक्षणकर्ता|प्रत्यर्थी|प्रतिवादी|विपक्षी|अनावेदक|उत्तरवादी|अभियुक्त|अभियुक्तगण)(?:गण)?(?=\s|$))/u;
/** Lines above a cause title that name no party. */
const NO_PARTY =
  /न्यायालय|समक्ष|क्रमांक|संख्या|सं[०0]|धारा|अधिनियम|संहिता|तहसील|जनपद|जिला|मौजा|परगना|दिनांक|निर्णय|आदेश|माननीय|न्यायमूर्ति|^[^\p{L}]*$/u;
const LETTERS = /[\u0904-\u0963]{2}/u;

/** The first party on each side of a Hindi cause title; none where it has no *बनाम*. Bounded by the head's size. */
export function findHindiParties(text: string): PartyMention[] {
  const head = text.slice(0, LIMIT);
  const versus = VERSUS.exec(head);
  if (versus === null) return [];
  const petitioner = nameIn(head, lineBefore(head, versus.index));
  const respondent = nameIn(head, lineBehind(head, versus.index + versus[0].length));
  if (petitioner === undefined || respondent === undefined) return [];
  return [
    { ...petitioner, role: 'petitioner' },
    { ...respondent, role: 'respondent' },
  ];
}

const COURT = /न्यायालय|न्यायाधीश|अधिकरण|आयोग|समक्ष/u;

/** The parties of a Hindi cause title below the name of its court; none of a case that running text names. */
export function findHindiTitle(text: string): PartyMention[] {
  const parties = findHindiParties(text);
  return COURT.test(text.slice(0, parties[0]?.start ?? 0)) ? parties : [];
}

/** The first of the lines right above an offset that name a party, or the words before it on its line. */
function lineBefore(head: string, at: number): number {
  const own = head.lastIndexOf('\n', at - 1) + 1;
  if (LETTERS.test(head.slice(own, at))) return own;
  let first = own;
  for (let line = own; line > 0; ) {
    const before = head.lastIndexOf('\n', line - 2) + 1;
    const printed = head.slice(before, line);
    if (NO_PARTY.test(printed) && (LETTERS.test(printed) || first !== own)) break;
    if (LETTERS.test(printed) && !/^[\s.…–—-]*\S+\s*$/u.test(printed)) first = before;
    line = before;
  }
  return first;
}

function lineBehind(head: string, at: number): number {
  const next = /\S/u.exec(head.slice(at));
  return at + (next?.index ?? 0);
}

function nameIn(head: string, from: number): { start: number; end: number; name: string } | undefined {
  const blanks = /^\s*/u.exec(head.slice(from))?.[0].length ?? 0;
  const lead = blanks + (HONORIFIC.exec(head.slice(from + blanks, from + blanks + 60))?.[0].length ?? 0);
  const piece = head.slice(from + lead, from + lead + 160);
  const versus = VERSUS.exec(piece)?.index ?? piece.length;
  const end = Math.min(versus, NAME_END.exec(piece)?.index ?? piece.length);
  const name = piece.slice(0, end).trim();
  if (!LETTERS.test(name)) return undefined;
  return { start: from + lead, end: from + lead + name.length, name: name.replace(/\s+/gu, ' ') };
}
