import type { CheckLibrary } from '#law/verify/check.ts';
import type { LibraryJudgment, LibrarySection } from '#law/verify/types.ts';
import type { LibraryReader } from '#server/platform/search/engine.ts';

/** Bounds of the look-ups of one check. */
const LIMITS = { keys: 2000, names: 300, titles: 5 } as const;

/** A name as a query: without the marks that operators are made of. */
const asNumber = (printed: string): string => printed.replace(/["“”:]/gu, ' ').slice(0, 140);
const asQuery = (name: string): string => name.replace(/["“”:()]/gu, ' ').slice(0, 140);

/** The library as one check asks it. */
export class LibraryForCheck implements CheckLibrary {
  readonly #library: LibraryReader;
  #names = 0;

  constructor(library: LibraryReader) {
    this.#library = library;
  }

  async resolve(keys: readonly string[]): Promise<Map<string, readonly string[]>> {
    const found = new Map<string, readonly string[]>();
    for (let from = 0; from < keys.length; from += LIMITS.keys) {
      const part = await this.#library.resolveCitations(keys.slice(from, from + LIMITS.keys));
      for (const [key, documents] of part)
        found.set(
          key,
          documents.map(({ id }) => id),
        );
    }
    return found;
  }

  async named({ petitioner, respondent }: { petitioner: string; respondent: string }) {
    this.#names += 1;
    if (this.#names > LIMITS.names) return undefined;
    const query = [petitioner, respondent]
      .filter((side) => side !== '')
      .map(asQuery)
      .join(' v. ');
    return this.#titled(query);
  }

  async numbered(caseNumber: string): Promise<readonly string[] | undefined> {
    this.#names += 1;
    return this.#names > LIMITS.names ? undefined : (await this.#titled(asNumber(caseNumber))).ids;
  }

  /** Judgments that a query names by their title or number; where there is none, the nearest title. */
  async #titled(query: string) {
    const { hits, notInLibrary } = await this.#library.search({
      mode: 'keyword',
      query,
      filters: { type: 'judgment' },
      size: LIMITS.titles,
    });
    const near = notInLibrary?.nearest;
    if (notInLibrary)
      return { ids: [], ...(near ? { nearest: { document_id: near.id, title: near.title } } : {}) };
    return { ids: hits.filter(({ boost }) => boost > 0).map(({ id }) => id) };
  }

  async judgment(id: string): Promise<LibraryJudgment | undefined> {
    const document = await this.#library.get(id);
    if (document?.kind !== 'judgment') return undefined;
    const { title, first_line, petitioner, respondent, neutral_citation, decided_on, case_number } = document;
    const { court, judges } = document;
    // A list of one name may be of the author alone.
    const bench = document.bench_strength ?? (judges.length > 1 ? judges.length : undefined);
    return {
      id,
      title,
      titled: first_line === undefined,
      ...(petitioner === undefined ? {} : { petitioner }),
      ...(respondent === undefined ? {} : { respondent }),
      citations: [
        ...(neutral_citation === undefined ? [] : [neutral_citation]),
        ...document.reporter_citations,
      ],
      keys: document.citation_keys,
      ...(case_number === undefined ? {} : { case_number }),
      ...(decided_on === undefined ? {} : { decided_on }),
      ...(court === undefined ? {} : { court }),
      ...(bench === undefined ? {} : { bench_strength: bench }),
      sample: document.sample,
      paragraphs: document.paragraphs,
      ...(document.parts ? { parts: document.parts } : {}),
    };
  }

  async section(id: string): Promise<LibrarySection | undefined> {
    const document = await this.#library.get(id);
    if (document?.kind !== 'act' || document.summary) return undefined;
    const { paragraphs, amended, of_section: beside } = document;
    return {
      id,
      paragraphs: beside ? paragraphs.slice(0, beside.own) : paragraphs,
      ...(amended ? { amended } : {}),
      ...(beside?.versions ? { versions: beside.versions } : {}),
      ...(beside?.states ? { states: beside.states } : {}),
    };
  }
}
