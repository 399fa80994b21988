import { matchesOf } from '../text/text.ts';
import { distinctNames, judgeName, readSeats } from './judge-names.ts';

/** Labels that end the list of judges of an old report. */
const FIELD_END =
  /\b(?:CITATION|CITATOR\s+INFO|ACT|HEADNOTE|JUDG?MENT|PETITIONER|CASE\s+NO)\s*[:.]|\bJUDG?MENT\b|O\s?R\s?D\s?E\s?R\b/u;
const BENCH_FIELD = /\bBENCH\s*:/gu;
/** Bench lists of the law reports in square brackets: '[A. B. RAO AND C. D. SEN, JJ.]'; an asterisk marks the author. */
const IN_BRACKETS = /\[(?<names>[^[\]\d]{4,400}?)[\s,.]{1,6}(?:J\s?J?\s?\.?\s?J?\.?|C\.?\s?J\.?I?\.?)\s*\]/gu;
/** 'Bench: A. Rao, B. Sen' of a page saved from a legal site. */
const PAGE_BENCH = /(?:^|\s)Bench:\s{0,3}(?<names>\S[^:]{2,600})/u;
const PAGE_AUTHOR = /(?:^|\s)Author:\s{0,3}(?<names>\S[^:\n]{2,60}?)\s+(?=Bench:|\n)/u;
/** Surnames of two words of judges of the Supreme Court; all others in its lists are one word. */
const TWO_WORDS =
  /(?:FATHIMA BEEVI|FAZAL ALI|JEEVAN REDDY|DAS GUPTA|KRISHNA IYER|SAGHIR AHMAD|SANTOSH HEGDE|RAJENDRA BABU|JAGANNADHA RAO|CHINNAPPA REDDY|VENKATARAMA AIYAR)$/u;

/** The judges that an old report lists, surnames first, in front of its citation; empty when it has no such list. */
export function reportedBench(text: string): string[] {
  const top = text.slice(0, 6_000);
  const field = BENCH_FIELD.exec(top.slice(0, 5_000));
  BENCH_FIELD.lastIndex = 0;
  const from = field === null ? top.indexOf('\n') + 1 : field.index + field[0].length;
  const until = (field === null ? /^CITATION:/mu : FIELD_END).exec(top.slice(from, from + 900))?.index;
  if (until === undefined) return field === null ? namesBelowCitation(top) : [];
  return distinctNames(namesOf(top.slice(from, from + until).replace(BENCH_FIELD, '\n')));
}

/** 'A. B. RAO, C. D. SEN' alone on the line below the citations and their date. */
function namesBelowCitation(top: string): string[] {
  const line = /^(?:[^\n]{0,400}\d{4}\))?[^\S\n]*\n(?<names>[^\n]{5,200})\n/u.exec(top)?.groups?.names;
  return line === undefined ? [] : namesOf(line);
}

/** The first name of a list is a surname alone, or has its initials or its office in brackets at its end. */
const SURNAME_FIRST =
  /^\s*(?:\d\d\/\d\d\/\d{4})?\s*(?:[\p{Lu}'’]+,|[\p{Lu}'’]+ [\p{Lu}'’]+, (?:\p{Lu}\.\s?)+(?:\(|\n|$)|FAZAL ALI,|MISRA RANGNATH\b|[^,\n]{2,40}\((?:A?CJ|J)\)|\p{Lu}{3,}\s+(?:\p{Lu}\.\s?){1,4}(?:\n|$)|(?<twice>\p{Lu}{3,}\s\p{Lu}{3,})\s\k<twice>)/u;

function namesOf(list: string): string[] {
  if (/^\s*\S.*\s(?:of|the|was|is)\s/mu.test(list)) return [];
  return SURNAME_FIRST.test(list) ? surnamesFirst(list) : givenFirst(list);
}

/** 'CJI A. B. RAO C. D. SEN, E. F. DAS & G. H. NAIR': a name begins behind a comma, or with initials behind a word. */
function givenFirst(list: string): string[] {
  const names = list
    .replace(/\bC\.?J\.?I?\b\.?/gu, ' ')
    .replace(/(?<=\p{Lu}\.\s?\p{L}{3,}(?:\s\p{L}{3,})?)\s+(?=\p{Lu}\.)/gu, ',')
    .replace(/(?<=\p{Lu}\.\s?\p{Lu}{3,})\s(?=\p{Lu}{3,}\s\p{Lu}{3,}(?:,|$))/gu, ',')
    .split(/[,;&]|\n|\band\b|\bAND\b/u)
    .flatMap((part) => (/\p{L}{2}/u.test(part) ? [judgeName(part.trim())] : []));
  return names.every((name) => name !== undefined) ? names : [];
}

/** 'RAO, A.B. (J) SEN, C. D. DAS, SUDHIR NAIR E.F. (J)': a name ends at its office, at the line or where the next surname begins. */
function surnamesFirst(list: string): string[] {
  const names: string[] = [];
  for (const group of list
    .replace(/^\s*\d\d\/\d\d\/\d{4}/gmu, '')
    .replaceAll('MISRA RANGNATH', ';MISRA, RANGNATH;')
    .split(/\(+\s?A?CJ\)|\(+\s?J\)(?:\s*I{1,3}\b)?|[\n;]/u)) {
    const words = group.replace(/\s+/gu, ' ').trim();
    if (words !== '' && /^[^a-z]*$/u.test(words)) names.push(...commaNames(halved(words)));
  }
  return names.flatMap((name) => judgeName(titled(name)) ?? []);
}

/** 'MISRA RANGNATH MISRA RANGNATH': the author is printed first, and again with the bench. */
function halved(words: string): string {
  const half = words.slice(0, (words.length - 1) / 2);
  return words === `${half} ${half}` ? half : words;
}

function commaNames(group: string): string[] {
  const pieces = group.split(/\s?,\s?/u);
  const [first = '', ...rest] = pieces;
  if (rest.length === 0) return [initialsLast(first)];
  const names: string[] = [];
  let surname = first;
  for (const [i, piece] of rest.entries()) {
    const next = i === rest.length - 1 ? '' : surnameAtEnd(piece, names.length === 0 ? first : '');
    const given = next === '' ? piece : piece.slice(0, piece.length - next.length).trim();
    names.push(`${given} ${surname}`.trim());
    surname = next;
  }
  return names;
}

function surnameAtEnd(piece: string, known: string): string {
  if (known !== '' && piece.endsWith(` ${known}`)) return known;
  return TWO_WORDS.exec(piece)?.[0] ?? piece.slice(piece.lastIndexOf(' ') + 1);
}

/** 'VENKATACHALA N.' → 'N. VENKATACHALA'; 'KULDIP SINGH' stays. */
function initialsLast(name: string): string {
  return name
    .replace(/^(.*\p{L}{3})\s((?:\p{Lu}\.\s?){1,4})$/u, '$2 $1')
    .replace(/\s+/gu, ' ')
    .trim();
}

/** 'K.S. HEGDE' → 'K.S. Hegde'. */
function titled(name: string): string {
  return name.replace(/\p{Lu}{2,}/gu, (word) => word.charAt(0) + word.slice(1).toLowerCase());
}

/** The bench that a law report prints in square brackets above its headnote, and who of it wrote the judgment. */
export function bracketedBench(top: string): { judges: string[]; authors: string[] } {
  for (const { groups } of matchesOf(IN_BRACKETS, top)) {
    const names = (groups?.names ?? '').replace(/\s*,\s*\*/gu, '* ');
    const seats = readSeats(names.replaceAll('*', ''));
    const judges = distinctNames((seats ?? []).flatMap(({ name }) => name ?? []));
    if (judges.length === 0) continue;
    const marked = names.split(/,|&|\band\b|\bAND\b/u).filter((part) => part.includes('*'));
    return { judges, authors: marked.flatMap((part) => judgeName(part.replace(/[*,]/gu, ' ').trim()) ?? []) };
  }
  return { judges: [], authors: [] };
}

/** The bench and the author that a legal site prints above a judgment. */
export function pageBench(top: string): { judges: string[]; authors: string[] } {
  const author = PAGE_AUTHOR.exec(top)?.groups?.names;
  const said = PAGE_BENCH.exec(top)?.groups?.names ?? '';
  return { judges: distinctNames(pageNames(said)), authors: author === undefined ? [] : pageNames(author) };
}

/** Names of a list in small and capital letters, up to the first words that are none. */
function pageNames(list: string): string[] {
  const names: string[] = [];
  for (const [i, part] of list.split(/\s*,\s*/u).entries()) {
    const line = part
      .replace(/\n(?!(?:\p{Lu}\p{Ll}+[^\S\n]?){1,2}(?:\n|$))[\s\S]*$/u, '')
      .replace(/\s+/gu, ' ');
    const own =
      /^(?:\p{Lu}\p{Ll}[\p{L}'’.-]*|\p{Lu}\.?(?:\p{Lu}\.)*(?:\p{Lu}\p{Ll}+)?)(?:\s(?:(?!Reportable|Chief\sJustice|Criminal|Civil|Appeal)\p{Lu}\p{Ll}[\p{L}'’.]*|\p{Lu}(?:\.\p{Lu})*\.?(?!\p{L})))*/u.exec(
        line,
      )?.[0];
    const name = own === undefined ? undefined : judgeName(own);
    if (name === undefined || (i > 0 && name.length < 4)) break;
    if (!/^Chief Justice$/u.test(name)) names.push(name);
    if (own !== undefined && own.length < line.trimEnd().length) break;
  }
  return names;
}
