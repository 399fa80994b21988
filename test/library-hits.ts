import type { HitMetadata, LibraryDocumentBody, SearchHitBody } from '#shared/library.ts';

/** A judgment of the library as the search service describes it; fictional. */
export function judgmentMetadata(over: Partial<HitMetadata> = {}): HitMetadata {
  return {
    title: 'Asha Devi v. State of Kerala',
    type: 'judgment',
    court: 'kerala',
    court_name: 'High Court of Kerala',
    court_bench: 'High Court of Kerala, Ernakulam',
    state: 'Kerala',
    year: 2019,
    dated: '2019-03-04',
    case_number: 'W.P.(C) No. 12 of 2018',
    neutral_citation: '2019:KER:123',
    reporter_citations: [],
    case_facts: 'The petitioner was dismissed without notice.',
    judge_name: 'Justice A. Nair',
    judges: ['Justice A. Nair'],
    petitioner: 'Asha Devi',
    respondent: 'State of Kerala',
    disposal: 'allowed',
    citations: [],
    keywords: ['natural justice'],
    ner: {},
    section_law: [],
    source: 'Test library',
    licence: 'CC-BY 4.0',
    sample: false,
    s3_bucket: 'high-court-library',
    s3_file_key: 'orders/asha-devi.pdf',
    s3_folder_path: 'tests',
    mime_type: 'application/pdf',
    size: 2048,
    created_at: '2026-11-20T10:00:00Z',
    updated_at: '2026-11-20T10:00:00Z',
    ...over,
  };
}

export function hit(
  id: string,
  over: Partial<HitMetadata> = {},
  found: Partial<SearchHitBody> = {},
): SearchHitBody {
  const metadata = judgmentMetadata(over);
  return { _id: id, _score: 1.234, match: 'hybrid', _source: { ...metadata, metadata }, ...found };
}

export function libraryDocumentBody(over: Partial<LibraryDocumentBody> = {}): LibraryDocumentBody {
  return {
    id: 'asha',
    metadata: judgmentMetadata(),
    paragraphs: [
      { text: 'Facts', heading: true },
      { number: '1', text: 'The petitioner was dismissed without notice.' },
      { number: '2', text: 'Notice is the first rule of natural justice.' },
    ],
    cited_by: [],
    links: [],
    matches: [],
    ...over,
  };
}
