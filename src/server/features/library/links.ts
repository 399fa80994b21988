import { setImmediate as yieldToEventLoop } from 'node:timers/promises';
import { citationKey, findCitations } from '#law/citations/citations.ts';
import { foldName, nameTokens } from '#law/parties/names.ts';
import { findProvisions, type Provision, provisionKey } from '#law/provisions/provisions.ts';
import { type Marks, markWords } from '#law/text/marks.ts';
import type { CitedDocument, LibraryDocument, LibraryReader } from '#server/platform/search/engine.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';

/** Other requests get their turn after so many milliseconds. */
const TURN_MS = 5;
/** A judgment names at most so many acts that are compared for one section. */
const MOST_RIVALS = 20;

interface Reference {
  /** Index of its paragraph. */
  paragraph: number;
  start: number;
  end: number;
  raw: string;
  key: string;
  kind: 'citation' | 'provision';
  /** For a section printed without its act, which was read as one of the act named last: the same section of others. */
  rivals?: string[];
}

/** Acts known so far while a document is read. */
interface Acts {
  /** In an act, a section without an act is one of the same act. */
  own?: string | undefined;
  /** The act named last. */
  last?: string | undefined;
  named: Set<string>;
}

/** The act of a provision, which may be printed without it. */
function actOf(provision: Provision, acts: Acts): string | undefined {
  if (provision.act !== undefined) {
    acts.last = provision.act;
    acts.named.add(provision.act);
    return provision.act;
  }
  return provision.unit === 'section' ? (acts.own ?? acts.last) : undefined;
}

function provisionsIn(text: string, marks: Marks, paragraph: number, acts: Acts): Reference[] {
  return findProvisions(text, marks).flatMap((provision) => {
    const act = actOf(provision, acts);
    if (act === undefined) return [];
    const { start, end, raw } = provision;
    const key = provisionKey({ ...provision, act });
    const reference: Reference = { paragraph, start, end, raw, key, kind: 'provision' };
    const guessed = provision.act === undefined && acts.own === undefined;
    return [guessed ? { ...reference, rivals: [] } : reference];
  });
}

async function referencesOf({ kind, section_law, paragraphs }: LibraryDocument): Promise<Reference[]> {
  const own = kind === 'act' ? section_law[0]?.key?.split(':', 1)[0] : undefined;
  const acts: Acts = { own, named: new Set() };
  const found: Reference[] = [];
  let turn = performance.now();
  for (const [paragraph, { text }] of paragraphs.entries()) {
    const marks = markWords(text);
    for (const citation of findCitations(text, marks)) {
      const { start, end, raw } = citation;
      found.push({ paragraph, start, end, raw, key: citationKey(citation), kind: 'citation' });
    }
    found.push(...provisionsIn(text, marks, paragraph, acts));
    // A judgment may have thousands of paragraphs.
    if (performance.now() - turn < TURN_MS) continue;
    await yieldToEventLoop();
    turn = performance.now();
  }
  return found.map((reference) => {
    if (!reference.rivals) return reference;
    const [act, number] = reference.key.split(':');
    const others = [...acts.named].filter((named) => named !== act).slice(0, MOST_RIVALS);
    return { ...reference, rivals: others.map((other) => `${other}:${number}`) };
  });
}

/** Letters before a citation in which the name of its case stands: behind the citation before it, and the end of a sentence. */
const NAME_BEFORE = 160;
const SENTENCE_END = /(?:[;?!]|\p{Ll}{5,}\.)\s/u;
const VERSUS = /\sv(?:s|ersus)?\.?\s/iu;
const firstParty = (title: string): string[] =>
  nameTokens(title.split(VERSUS, 1)[0] ?? title).filter((word) => word.length > 1);

/** The words that may name the first party of a citation's case; `from`: where the citation before it ends. */
function wordsBefore(text: string, from: number, start: number): ReadonlySet<string> {
  const sentence =
    text
      .slice(Math.max(from, start - NAME_BEFORE), start)
      .split(SENTENCE_END)
      .at(-1) ?? '';
  const sides = sentence.split(VERSUS);
  return new Set(nameTokens(sides.at(-2) ?? sentence));
}

/** For each citation, where the one before it ends; of two with no words between them, which are of one case, the first counts. */
function nameStarts(found: readonly Reference[], document: LibraryDocument): Map<Reference, number> {
  const starts = new Map<Reference, number>();
  let last: Reference | undefined;
  for (const reference of found) {
    if (reference.kind !== 'citation') continue;
    const before = last?.paragraph === reference.paragraph ? last : undefined;
    const between = document.paragraphs[reference.paragraph]?.text.slice(before?.end ?? 0, reference.start);
    const parallel = before !== undefined && !/[\p{L};]/u.test(between ?? '');
    starts.set(reference, parallel ? (starts.get(before) ?? 0) : (before?.end ?? 0));
    last = reference;
  }
  return starts;
}

/** The judgment that a citation leads to. Of several that share it, the one of which the words before it name the first party, or none. */
function targetOf(
  found: readonly CitedDocument[],
  wordsOfName: () => ReadonlySet<string>,
): CitedDocument | undefined {
  const [first, ...others] = found;
  if (others.length === 0) return first;
  const words = wordsOfName();
  const [named, ...rivals] = found.filter(({ title }) => {
    const party = firstParty(title);
    return party.length > 0 && party.every((word) => words.has(word));
  });
  // Two copies of one judgment are one.
  const isOne = named && rivals.every(({ title }) => foldName(title) === foldName(named.title));
  return isOne ? named : undefined;
}

/**
 * Every citation in the paragraphs, and every provision that the library has; those that it has lead to their document.
 * A section printed without its act leads to the act named last, unless another act of the document has such a section
 * too. A document never links to itself, nor by its own citation to another that has the same.
 */
export async function linksOf(
  library: LibraryReader,
  document: LibraryDocument,
): Promise<LibraryDocumentBody['links']> {
  const found = await referencesOf(document);
  const keys = new Set(found.flatMap(({ key, rivals = [] }) => [key, ...rivals]));
  const resolved = await library.resolveCitations([...keys]);
  const ownKeys = new Set(document.citation_keys);
  const starts = nameStarts(found, document);
  return found.flatMap((reference) => {
    const { paragraph, start, end, raw, key, kind, rivals = [] } = reference;
    const isOwn = kind === 'citation' && ownKeys.has(key);
    const others = isOwn ? [] : (resolved.get(key)?.filter(({ id }) => id !== document.id) ?? []);
    const text = document.paragraphs[paragraph]?.text ?? '';
    const target =
      kind === 'provision'
        ? others[0]
        : targetOf(others, () => wordsBefore(text, starts.get(reference) ?? 0, start));
    if (kind === 'provision' && (!target || rivals.some((rival) => resolved.has(rival)))) return [];
    const { id: document_id, title, sample } = target ?? {};
    const shared = target === undefined && others.length > 1 ? others.length : undefined;
    return [{ index: paragraph, start, end, citation: raw, document_id, title, sample, shared }];
  });
}
