// Needs no schemas: these words are shown before the code of their pages has arrived (`app/first-requests.ts`).
import type { AboutQuery, LibraryDocumentBody, SearchHitBody } from '#shared/contracts/library.ts';
import { type FramedPage, framedPageAt } from '#shared/pages.ts';
import type { SearchParams } from '../data/url/search-params.ts';
import type { ListedCase } from '../features/cases/list/list-queries.ts';
import { shownDescription } from '../features/cases/list/shown-description.ts';
import type { ListedClient } from '../features/clients/queries.ts';
import { excerptOf } from '../features/library/search/results/excerpt.ts';
import { type Span, segmentsOf } from '../features/library/segments.ts';

/** Records in view in a large window. */
const MOST_RECORDS = 9;
/** Characters of a judgment that fill a large window. */
const MOST_TEXT = 4000;

/** A text with the found words in it. */
type MarkedText = { text: string; marks: readonly Span[] };
/** The words of a record, by the names that its parts have in the frame (`app/frame-bodies.tsx`). */
type Words = Readonly<Record<string, string | MarkedText | false | null | undefined>>;

/** Value of a part without words of its own. */
const YES = 'yes';
/** The sign of a card for an unknown value. */
const NONE = '–';

function casesOf(rows: readonly ListedCase[]): Words[] {
  return rows.map((row) => ({
    title: row.title,
    [row.status]: YES,
    description: row.description && shownDescription(row.description),
    court: row.court,
    number: row.case_number ?? NONE,
    client: row.client?.name ?? row.client_name,
    area: row.practice_area,
  }));
}

function clientsOf(rows: readonly ListedClient[]): Words[] {
  return rows.map((row) => ({
    title: row.name,
    [row.status]: YES,
    number: row.client_number ?? NONE,
    contact: row.contact_person ?? NONE,
    area: row.business_area ?? NONE,
    cases: String(row.cases.length),
  }));
}

/** The answer of a search by words; one by meaning alone wraps its hits. */
type SearchAnswer = Pick<AboutQuery, 'not_in_library'> &
  ({ results: SearchHitBody[] } | { hits: { hits: SearchHitBody[] } });

function resultsOf(answer: SearchAnswer): Words[] {
  // A missing document is named first, and the frame cannot say that.
  if (answer.not_in_library) return [];
  const hits = 'results' in answer ? answer.results : answer.hits.hits;
  // Similar results have a section of their own, below these.
  return hits
    .filter(({ similar }) => !similar)
    .map(({ _source: { title, sample, summary }, highlight: [passage] = [] }) => ({
      title,
      number: passage?.paragraph,
      excerpt: passage && excerptOf(passage),
      sample: sample && YES,
      summary: summary && YES,
    }));
}

function paragraphsOf({ metadata, paragraphs }: LibraryDocumentBody): Words[] {
  const { title, court_bench, court_name, sample, summary } = metadata;
  const words: Words[] = [
    { title, court: court_bench ?? court_name, sample: sample && YES, summary: summary && YES, head: YES },
  ];
  let length = 0;
  for (const { text, heading } of paragraphs) {
    if (length > MOST_TEXT) break;
    words.push(heading ? { heading: text } : { text });
    length += text.length;
  }
  return words;
}

/** The tour of the demo chambers has words of its own: its text is in the frame. */
const tourOf = ({ tour_left_at }: { tour_left_at: string | null }): Words[] =>
  tour_left_at === null ? [{}] : [];

/** The words in the answer to one of the first requests of a page. `of`: the place of that request among them. */
type FirstWords = { of: number; read: (answer: unknown) => readonly Words[] };
type Shown = Partial<Record<FramedPage, (search: SearchParams) => FirstWords | undefined>>;

const from = <T>(of: number, read: (answer: T) => readonly Words[]): FirstWords => ({
  of,
  read: (answer) => read(answer as T),
});

const SHOWN: Shown = {
  home: () => from(2, tourOf),
  // The other view is a table.
  cases: ({ view }) => (view === 'list' ? undefined : from(0, casesOf)),
  clients: ({ view }) => (view === 'list' ? undefined : from(0, clientsOf)),
  // Without words the page begins with examples.
  search: ({ q, similar }) => (q && !similar ? from(0, resultsOf) : undefined),
  // A link to a place in a document does not show its beginning.
  document: ({ at, note }) => ((at ?? note) ? undefined : from(0, paragraphsOf)),
};

/** The words that the frame of the page at an address shows; undefined when it shows none. */
export function firstWords(path: string, search: SearchParams): FirstWords | undefined {
  const page = framedPageAt(path);
  return page && SHOWN[page]?.(search);
}

/** A text as the page shows it: with marks it is wider, so that its lines would end elsewhere without them. */
const markedNodes = ({ text, marks }: MarkedText): Node[] =>
  segmentsOf(text, marks).flatMap(({ pieces }) =>
    pieces.map((piece) => {
      if (!piece.marked) return document.createTextNode(piece.text);
      const mark = document.createElement('mark');
      mark.textContent = piece.text;
      return mark;
    }),
  );

/** A record of the frame with its words; parts without words are left out. */
function filled(record: Element, words: Words): Node {
  const copy = record.cloneNode(true) as Element;
  for (const part of copy.querySelectorAll<HTMLElement>('[data-part]'))
    if (!words[part.dataset.part ?? '']) part.remove();
  for (const place of copy.querySelectorAll<HTMLElement>('[data-word]')) {
    const word = words[place.dataset.word ?? ''];
    if (!word) place.remove();
    else place.replaceChildren(...(typeof word === 'string' ? [word] : markedNodes(word)));
  }
  return copy;
}

/** Shows the words of the first records in the frame, in the place of its skeletons. The page replaces the frame. */
export function showWords(root: HTMLElement, records: readonly Words[]): void {
  const template = root.querySelector('template');
  if (!template || records.length === 0) return;
  const view = template.content.cloneNode(true) as DocumentFragment;
  const record = view.querySelector('[data-record]');
  record?.replaceWith(...records.slice(0, MOST_RECORDS).map((words) => filled(record, words)));
  template.parentElement?.replaceChildren(view);
}
