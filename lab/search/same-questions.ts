import type { LibraryDocument, SearchRequest, SimilarRequest } from '#server/platform/search/engine.ts';
import { facetNames, type LibraryFilters } from '#shared/contracts/library.ts';
import { type SearchMode, searchSorts } from '#shared/contracts/research/search-limits.ts';
import { random } from './documents.ts';

/** A question to both checkouts. */
export type Question =
  | { kind: string; search: SearchRequest; similar?: undefined }
  | { kind: string; similar: SimilarRequest; search?: undefined };

const stops = ['of the', 'in the', 'to be', 'the said', 'it is'];

class Drawing {
  readonly #next: () => number;
  readonly #documents: readonly LibraryDocument[];

  constructor(documents: readonly LibraryDocument[], seed: number) {
    this.#documents = documents;
    this.#next = random(seed);
  }

  number(below: number): number {
    return Math.floor(this.#next() * below);
  }

  one<T>(list: readonly T[]): T | undefined {
    return list[this.number(list.length)];
  }

  document(): LibraryDocument {
    const document = this.one(this.#documents);
    if (!document) throw new Error('There are no documents to ask for.');
    return document;
  }

  text(): string {
    return this.one(this.document().paragraphs)?.text ?? '';
  }

  word(): string {
    return this.one(this.text().match(/\b[a-z]{3,14}\b/gu) ?? []) ?? 'court';
  }

  words(count: number): string {
    return Array.from({ length: count }, () => this.word()).join(' ');
  }

  /** A quoted run of words that some document has, stop words and figures included. */
  phrase(count: number): string {
    const words = this.text().match(/[\p{L}\p{N}]+/gu) ?? ['of', 'the', 'court'];
    const from = this.number(Math.max(1, words.length - count));
    return `"${words.slice(from, from + count).join(' ')}"`;
  }

  filters(): LibraryFilters {
    const [a, b, c] = [this.document(), this.document(), this.document()];
    const year = a.year ?? 1990;
    const all: LibraryFilters = {
      type: a.kind,
      court: [a.court ?? 'none', b.court ?? 'none', 'no-such-court'],
      state: [a.state ?? 'none', c.state ?? 'none'],
      year_from: year - 10,
      year_to: year + 10,
      judge: [...a.judges, ...b.judges].slice(0, 3),
    };
    const names = Object.keys(all) as (keyof LibraryFilters)[];
    const kept = names.filter(() => this.#next() < 0.35);
    return Object.fromEntries(kept.map((name) => [name, all[name]]));
  }
}

function typed(draw: Drawing): [kind: string, query: string] {
  const document = draw.document();
  const section = draw.one(document.section_law);
  const kinds: [string, string][] = [
    ['words', draw.words(1 + draw.number(6))],
    ['words and all modes', draw.words(3)],
    ['phrase', draw.phrase(2 + draw.number(4))],
    ['phrase of common words', `"${draw.one(stops) ?? ''} ${draw.word()}"`],
    ['two common words', `"${draw.one(stops) ?? ''}"`],
    ['phrase and words', `${draw.phrase(2)} ${draw.words(2)}`],
    ['two phrases', `${draw.phrase(3)} OR ${draw.phrase(2)}`],
    ['all', draw.words(3).replaceAll(' ', ' AND ')],
    ['not', `${draw.words(2)} NOT ${draw.word()}`],
    ['not a phrase', `${draw.word()} NOT ${draw.phrase(2)}`],
    ['groups', `(${draw.word()} OR ${draw.word()}) AND (${draw.phrase(2)} OR ${draw.word()})`],
    ['title', document.title.slice(0, 120)],
    ['title and words', `${document.title.slice(0, 40)} ${draw.word()}`],
    ['judge', `judge:"${draw.one(document.judges) ?? 'Nobody'}" ${draw.word()}`],
    ['court', `court:"${document.court_name ?? 'Nowhere'}" ${draw.words(2)}`],
    ['act', `act:"${section?.law ?? 'Indian Penal Code'}" ${draw.word()}`],
    ['provision', `section ${section?.section_number ?? '302'} ${section?.law ?? 'IPC'}`],
    ['provision in short', `u/s ${draw.one(['302', '420', '138', '34', '376']) ?? ''} IPC ${draw.word()}`],
    ['citation', document.neutral_citation ?? document.reporter_citations[0] ?? '(2017) 10 SCC 1'],
    ['stop words', draw.one(stops) ?? ''],
    ['odd', draw.one(['', 'zzzzqq', '"', '()', 'AND', 'a', '२०२३', "o'brien's", 'court-3']) ?? ''],
    ['a long text', draw.text().repeat(3).slice(0, 4000)],
  ];
  return draw.one(kinds) ?? ['words', 'court'];
}

function similarTo(draw: Drawing): Question {
  const like = draw.number(2) ? { id: draw.document().id } : { text: draw.text() + draw.text() };
  const filters = draw.number(2) ? { filters: draw.filters() } : {};
  return { kind: 'similar', similar: { like, ...filters, size: 50 } };
}

function searchFor(draw: Drawing): Question {
  const [kind, query] = typed(draw);
  const mode: SearchMode = draw.number(4)
    ? 'keyword'
    : (draw.one(['semantic', 'hybrid'] as const) ?? 'hybrid');
  const search: SearchRequest = { mode, query, size: 50, facets: facetNames };
  if (draw.number(2)) search.filters = draw.filters();
  if (draw.number(5) === 0) search.sort = draw.one(searchSorts) ?? 'newest';
  if (draw.number(6) === 0) search.from = draw.number(300);
  if (draw.number(3) === 0) search.highlight = true;
  return { kind: `${mode}, ${kind}`, search };
}

/** The same questions for the same documents and count: every kind of query, filter, order, page and mode. */
export function sameQuestions(documents: readonly LibraryDocument[], count: number): Question[] {
  const questions: Question[] = [];
  for (let seed = 1; questions.length < count; seed += 1) {
    const draw = new Drawing(documents, seed * 7919);
    questions.push(draw.number(14) === 0 ? similarTo(draw) : searchFor(draw));
  }
  return questions;
}
