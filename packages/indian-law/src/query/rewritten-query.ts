import { findWords, termsOf, wordTerm } from '../text/words.ts';
import { indianSpelling } from './american-spellings.ts';
import { translateQuery } from './legal-glossary.ts';
import { type ParsedQuery, parseQuery, type QueryNode } from './query.ts';

export interface Rewriting {
  from: string;
  to: string;
  kind: 'spelling' | 'translation';
}

/** A query in Indian English. */
export interface RewrittenQuery {
  text: string;
  /** The rewritten words, each once. */
  rewritten: Rewriting[];
  /** The typed term that is searched too, by new term. */
  also: ReadonlyMap<string, string>;
}

const none: ReadonlyMap<string, string> = new Map();

function inIndianSpelling(text: string, has: (term: string) => boolean): RewrittenQuery {
  const rewritten: Rewriting[] = [];
  const also = new Map<string, string>();
  let result = '';
  let done = 0;
  for (const { term, start, end } of findWords(text)) {
    const word = text.slice(start, end);
    const spelling = indianSpelling(word, text);
    const to = spelling && wordTerm(spelling.to);
    if (!spelling || to === undefined || to === term || !has(to)) continue;
    result += text.slice(done, start) + spelling.to;
    done = end;
    rewritten.push({ from: word, to: spelling.to, kind: 'spelling' });
    if (!spelling.instead && has(term)) also.set(to, term);
  }
  return { text: result + text.slice(done), rewritten, also };
}

/**
 * A query with its Hindi and Tamil terms in English and its American spellings in those of Indian English, for which `has` says
 * that the library has the term. Deterministic, linear time.
 */
export function rewriteQuery(text: string, has: (term: string) => boolean): RewrittenQuery {
  const translated = translateQuery(text);
  const { rewritten, ...spelt } = inIndianSpelling(translated?.text ?? text, has);
  if (!translated && rewritten.length === 0) return { text, rewritten, also: none };
  const all = [
    ...(translated?.found ?? []).map((each) => ({ ...each, kind: 'translation' as const })),
    ...rewritten,
  ];
  return { ...spelt, rewritten: [...new Map(all.map((each) => [each.from, each])).values()] };
}

/** A query that also matches the typed spellings. */
function withTypedSpellings(node: QueryNode, also: ReadonlyMap<string, string>): QueryNode {
  if (also.size === 0) return node;
  const either = (first: QueryNode, second: QueryNode): QueryNode => ({
    kind: 'bool',
    must: [],
    should: [first, second],
    not: [],
  });
  if (node.kind === 'term') {
    const typed = also.get(node.term);
    return typed === undefined ? node : either(node, { kind: 'term', term: typed });
  }
  if (node.kind === 'phrase') {
    const typed = node.terms.map((term) => also.get(term) ?? term);
    return typed.join(' ') === node.terms.join(' ') ? node : either(node, { kind: 'phrase', terms: typed });
  }
  const all = (nodes: readonly QueryNode[]) => nodes.map((each) => withTypedSpellings(each, also));
  return { kind: 'bool', must: all(node.must), should: all(node.should), not: all(node.not) };
}

/** The Hindi terms of a query, which documents in Hindi have. */
function hindiTerms(text: string, has: (term: string) => boolean): QueryNode[] {
  const terms = termsOf(text).filter((term) => /\p{Script=Devanagari}/u.test(term) && has(term));
  return [...new Set(terms)].map((term) => ({ kind: 'term', term }));
}

/** Parses a query after `rewriteQuery`; what was typed matches too. */
export function parseRewritten(
  text: string,
  has: (term: string) => boolean,
): { parsed: ParsedQuery; rewritten: Rewriting[] } {
  const { text: rewrittenText, rewritten, also } = rewriteQuery(text, has);
  const parsed = parseQuery(rewrittenText);
  if (!parsed.root) return { parsed, rewritten };
  const root = withTypedSpellings(parsed.root, also);
  const hindi = parsed.binds || rewrittenText === text ? [] : hindiTerms(text, has);
  const should = [root, ...hindi];
  const joined: QueryNode = hindi.length > 0 ? { kind: 'bool', must: [], should, not: [] } : root;
  return { parsed: { ...parsed, root: joined }, rewritten };
}
