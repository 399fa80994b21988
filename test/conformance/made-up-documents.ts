import type { LibraryDocument } from '#server/platform/search/engine.ts';

/** A small made-up judgment for tests; `text` becomes its paragraphs, numbered from 1, split at empty lines. */
export function madeUpDocument(
  id: string,
  text: string,
  more: Partial<LibraryDocument> = {},
): LibraryDocument {
  return {
    id,
    kind: 'judgment',
    title: id,
    judges: [],
    reporter_citations: [],
    citation_keys: [],
    keywords: [],
    ner: {},
    section_law: [],
    citations: [],
    source: 'made up',
    licence: 'none',
    sample: true,
    folder: 'made-up',
    file_key: `${id}.txt`,
    mime_type: 'text/plain',
    size: text.length,
    created_at: '2024-01-01T00:00:00.000Z',
    updated_at: '2024-01-01T00:00:00.000Z',
    paragraphs: text.split('\n\n').map((part, i) => ({ number: String(i + 1), text: part })),
    ...more,
  };
}

/** A report with a headnote, a footnote and an opinion, and with page furniture. */
export function documentWithParts(id: string): LibraryDocument {
  return madeUpDocument(id, 'none', {
    bench_strength: 2,
    authored_by: ['B. N. Farias'],
    reader_version: 1,
    parts: [
      { id: 'headnote', kind: 'headnote', from: 0, to: 0, numbered: false },
      {
        id: 'opinion-1',
        kind: 'opinion',
        judge: 'B. N. Farias',
        stance: 'dissenting',
        from: 1,
        to: 2,
        numbered: true,
      },
    ],
    paragraphs: [
      { text: 'A lighthouse is a building.', part: 'headnote' },
      { number: '1', text: 'The appellant keeps a lighthouse.3', part: 'opinion-1' },
      { text: 'Built by the Portcommissioners.', part: 'opinion-1', footnote: '3', under: 1 },
    ],
    left_out: [{ text: 'Downloaded on a Quicksilverday', reason: 'download_stamp', after_index: 1 }],
  });
}

/** Five documents that differ in every field a filter or facet reads. */
export function madeUpLibrary(): LibraryDocument[] {
  return [
    madeUpDocument(
      'ravi',
      'The appellant was convicted of murder under section 302 IPC.\n\nThe knife was found.',
      {
        title: 'Ravi v. State of Kerala',
        petitioner: 'Ravi',
        respondent: 'State of Kerala',
        court: 'kerala',
        court_name: 'High Court of Kerala',
        state: 'Kerala',
        year: 2001,
        decided_on: '2001-03-04',
        disposal: 'dismissed',
        section_law: [{ law: 'IPC', section_number: '302', key: 'ipc:302' }],
        judges: ['A. Nair', 'B. Menon'],
        citation_keys: ['2001:ker:1'],
      },
    ),
    madeUpDocument(
      'lakshmi',
      'A dispute on the partition of ancestral property. The burden of proof lay on her.',
      {
        title: 'Lakshmi v. Gopal',
        court: 'madras',
        court_name: 'High Court of Madras',
        bench: 'Madurai Bench',
        state: 'Tamil Nadu',
        year: 2010,
        disposal: 'Partly Allowed',
        section_law: [
          { law: 'CPC', section_number: 'Order 39 Rule 1', key: 'cpc:o39r1' },
          { law: 'Kerala Rent Act', section_number: '11', key: 'kerala rent act:11' },
        ],
        decided_on: '2010-05-06',
        judges: ["C. O'Brien"],
        citations: [{ citation: '2001 KER 1', key: '2001:ker:1' }],
      },
    ),
    madeUpDocument('arun', 'Bail in a case of murder is no rule. Proof beyond doubt is a burden.', {
      title: 'Arun v. State of Tamil Nadu',
      court: 'madras',
      court_name: 'High Court of Madras',
      state: 'Tamil Nadu',
      year: 2015,
      decided_on: '2015-07-08',
      disposal: 'dismissed',
      section_law: [
        { law: 'IPC', section_number: '302', key: 'ipc:302' },
        { law: 'CrPC', section_number: '439', key: 'crpc:439' },
      ],
      judges: ['B. Menon'],
      citations: [{ citation: '2001 KER 1', key: '2001:ker:1' }],
    }),
    madeUpDocument('bns-103', 'Whoever commits murder shall be punished.', {
      kind: 'act',
      title: 'Bharatiya Nyaya Sanhita, section 103',
      year: 2023,
      sample: false,
    }),
    madeUpDocument('undated', 'Of the tenant and the landlord nothing is known. दण्ड संहिता', {
      title: 'In re Tenant',
    }),
  ];
}
