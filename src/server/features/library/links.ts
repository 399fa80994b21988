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

/** Letters before a citation in which the name of its case stands. */
const NAME_BEFORE = 160;
const firstParty = (title: string): string[] =>
  nameTokens(title.split(/\sv(?:s|ersus)?\.?\s/iu, 1)[0] ?? title).filter((word) => word.length > 1);

/** The judgment that a citation leads to. Of several that share it, the one that the words before it name, or none. */
function targetOf(
  { paragraph, start, kind }: Reference,
  found: readonly CitedDocument[],
  document: LibraryDocument,
): CitedDocument | undefined {
  const [first, ...others] = found;
  if (kind === 'provision' || others.length === 0) return first;
  const before = document.paragraphs[paragraph]?.text.slice(Math.max(0, start - NAME_BEFORE), start) ?? '';
  const words = new Set(nameTokens(before));
  const [named, ...rivals] = found.filter(({ title }) => firstParty(title).some((word) => words.has(word)));
  // Two copies of one judgment are one.
  const isOne = named && rivals.every(({ title }) => foldName(title) === foldName(named.title));
  return isOne ? named : undefined;
}

/**
 * Every citation in the paragraphs, and every provision that the library has; those that it has lead to their document.
 * A section printed without its act leads to the act named last, unless another act of the document has such a section
 * too. A document never links to itself.
 */
export async function linksOf(
  library: LibraryReader,
  document: LibraryDocument,
): Promise<LibraryDocumentBody['links']> {
  const found = await referencesOf(document);
  const keys = new Set(found.flatMap(({ key, rivals = [] }) => [key, ...rivals]));
  const resolved = await library.resolveCitations([...keys]);
  return found.flatMap((reference) => {
    const { paragraph, start, end, raw, key, kind, rivals = [] } = reference;
    const others = resolved.get(key)?.filter(({ id }) => id !== document.id) ?? [];
    const target = targetOf(reference, others, document);
    if (kind === 'provision' && (!target || rivals.some((rival) => resolved.has(rival)))) return [];
    const { id: document_id, title, sample } = target ?? {};
    const shared = target === undefined && others.length > 1 ? others.length : undefined;
    return [{ index: paragraph, start, end, citation: raw, document_id, title, sample, shared }];
  });
}
