import type { ActText } from './act-text.ts';
import { actFromJson } from './from-json.ts';
import { actFromMarkdown, isActMarkdown } from './from-markdown.ts';
import { actFromPages } from './from-text.ts';
import { actInPages, isHindiAct, type NotAnAct } from './recognise.ts';

/**
 * Reads the copy of an act: the text of a PDF's pages, of a web page, of Markdown or of a plain text file, or JSON.
 * Returns a reason where the file holds no act, or none that could be stored.
 */
export function readAct(pages: readonly string[], fileName: string): ActText | NotAnAct {
  const text = pages.join('\n');
  if (isHindiAct(text)) return { reason: 'hindi_alone' };
  const read = readForm(pages, text, fileName);
  // A Hindi title has no key of its own: its sections would take the place of another act's.
  return isAct(read) && /\p{Script=Devanagari}/u.test(read.title) ? { reason: 'hindi_alone' } : read;
}

function readForm(pages: readonly string[], text: string, fileName: string): ActText | NotAnAct {
  const extension = /\.([a-z]{2,5})$/iu.exec(fileName)?.[1]?.toLowerCase();
  if (extension === 'json') return actFromJson(parsed(text), fileName) ?? { reason: 'other_shape' };
  if (isActMarkdown(text)) return actFromMarkdown(text, fileName) ?? { reason: 'not_an_act' };
  const refused = actInPages(pages);
  if (refused) return refused;
  const act = actFromPages(pages, fileName);
  if (!act || act.units.length < 2) return { reason: 'no_sections' };
  if (isWhole(act)) return act;
  const lacks = act.account.byContents && ARRANGED.test(text.slice(0, 20_000));
  return { reason: lacks ? 'half_missing' : 'not_an_act' };
}

const ARRANGED = /^\W*ARRANGEMENT OF (?:SECTIONS|CLAUSES|RULES|ARTICLES)\b/mu;
const ENACTMENT = /\bBE it enacted\b|\bMay it\b|WE, THE PEOPLE OF INDIA/iu;
const NAMES_ITSELF = /\b(?:may|shall) be (?:called|cited)\b/u;

/** A judgment or a letter may quote sections; an act begins with its own first section and announces itself. */
function isWhole({ account, units, preamble }: ActText): boolean {
  if (account.byContents) return account.found >= account.expected / 2;
  const [first] = units;
  if (first?.number !== '1' || account.found < account.expected / 2) return false;
  const head = preamble.join(' ');
  const own = first.pieces.map(({ text }) => text).join(' ');
  // Words of a court before the first section: the act is quoted.
  if (/\b(?:petitioner|appellant|respondent|judgment|appeal)\b/iu.test(head)) return false;
  return ENACTMENT.test(head) || NAMES_ITSELF.test(own.slice(0, 600));
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return undefined;
    throw cause;
  }
}

export const isAct = (read: ActText | NotAnAct): read is ActText => 'units' in read;
