import type { McpServer } from '@modelcontextprotocol/sdk/server/mcp.js';
import type { CallToolResult } from '@modelcontextprotocol/sdk/types.js';
import { z } from 'zod';
import type { CheckReport } from '#shared/contracts/checks/checks.ts';
import type { KeywordAnswer, LibraryDocumentBody } from '#shared/contracts/library.ts';
import { libraryFilters } from '#shared/contracts/library.ts';
import { type LimitationAnswer, limitationBody } from '#shared/contracts/limitation.ts';
import { type ConcordanceAnswer, concordanceQuery } from '#shared/contracts/research/acts.ts';
import { SEARCH } from '#shared/contracts/research/search-limits.ts';
import type { CallApi, Called } from './call-api.ts';

/** Tools call the routes of the API, and give their answers as text and as data with addresses of pages. */

export interface ToolParts {
  server: McpServer;
  call: CallApi;
  /** The origin of the product's pages. */
  origin: string;
}

const READ_ONLY = { annotations: { readOnlyHint: true, openWorldHint: false } };
const CHECK_CHARACTERS = 200_000;
const PARAGRAPH_CHARACTERS = 20_000;

export const failed = (says: string): CallToolResult => ({
  isError: true,
  content: [{ type: 'text', text: says }],
});

/** The result for an answer of the API; a refusal becomes the sentence of the route. */
export function resultOf<T>(
  called: Called,
  present: (body: T) => { lines: string[]; data: Record<string, unknown> & { url: string } },
): CallToolResult {
  if (!called.ok) return failed(called.says);
  const { lines, data } = present(called.body as T);
  return { content: [{ type: 'text', text: lines.join('\n') }], structuredContent: data };
}

const pageOf = (origin: string, id: string, index?: number) =>
  `${origin}/home/library/${encodeURIComponent(id)}${index === undefined ? '' : `?at=${index}`}`;

function addSearch({ server, call, origin }: ToolParts): void {
  const inputSchema = {
    query: z.string().min(1).max(SEARCH.maxQueryLength).describe('Words, a citation or a cause title'),
    filters: libraryFilters.optional(),
    size: z.int().min(1).max(SEARCH.maxSize).optional(),
  };
  const description = 'Search the library of judgments and acts; each result has the address of its page.';
  server.registerTool('search_library', { description, inputSchema, ...READ_ONLY }, async (asked) =>
    resultOf<KeywordAnswer>(await call('POST', '/hybrid_search', asked), (answer) => {
      const results = answer.results.map(({ _id, _source: of, highlight }) => ({
        document_id: _id,
        title: of.title,
        court: of.court_name,
        dated: of.dated,
        citation: of.neutral_citation ?? of.reporter_citations?.[0],
        passage: highlight?.[0]?.text,
        url: pageOf(origin, _id),
      }));
      const lines = results.map(({ title, citation, court, dated, url }) =>
        [title, citation, court, dated, url].filter((part) => part !== undefined).join(' · '),
      );
      const url = `${origin}/home/search?q=${encodeURIComponent(asked.query)}`;
      return { lines: [`${answer.total} found`, ...lines], data: { total: answer.total, results, url } };
    }),
  );
}

function addParagraph({ server, call, origin }: ToolParts): void {
  const inputSchema = {
    document_id: z.string().min(1).max(300),
    paragraph: z.string().max(20).optional().describe('The number as printed: 12, 12.1'),
    index: z.int().min(0).optional().describe('The position in the document'),
  };
  const description = 'The words of one paragraph of a judgment or act, by printed number or by position.';
  server.registerTool('open_paragraph', { description, inputSchema, ...READ_ONLY }, async (asked) => {
    if ((asked.paragraph === undefined) === (asked.index === undefined))
      return failed('Give either paragraph or index');
    const called = await call('GET', `/library/documents/${encodeURIComponent(asked.document_id)}`);
    if (!called.ok) return failed(called.says);
    const { metadata, paragraphs } = called.body as LibraryDocumentBody;
    const index = asked.index ?? paragraphs.findIndex(({ number }) => String(number) === asked.paragraph);
    const found = paragraphs[index];
    if (!found) return failed('The document has no such paragraph');
    return resultOf<LibraryDocumentBody>(called, () => {
      const text = found.text.slice(0, PARAGRAPH_CHARACTERS);
      const url = pageOf(origin, asked.document_id, index);
      const of = { document_id: asked.document_id, title: metadata.title };
      return {
        lines: [`${metadata.title}, ${found.number === undefined ? '' : `para ${found.number}`}`, text, url],
        data: { ...of, index, paragraph: found.number, part: found.part, text, url },
      };
    });
  });
}

function addCheck({ server, call, origin }: ToolParts): void {
  const inputSchema = {
    text: z.string().min(1).max(CHECK_CHARACTERS),
    date: z.iso.date().optional().describe('Day of the offence or of filing'),
  };
  const description =
    'Compare the citations, quotations and provisions of a text with the library. The report is kept, the text is not.';
  server.registerTool('check_text', { description, inputSchema }, async (asked) =>
    resultOf<CheckReport>(await call('POST', '/functions/v1/check-document', asked), (report) => {
      const citations = report.citations.map((one) => ({
        ...one,
        ...(one.document_id === undefined ? {} : { url: pageOf(origin, one.document_id) }),
      }));
      const lines = [
        ...citations.map(({ text, status }) => `${text}: ${status}`),
        ...report.provisions.map(({ text, status }) => `${text}: ${status}`),
        ...report.not_checked.map((one) => `Not checked: ${JSON.stringify(one)}`),
      ];
      const url = `${origin}/home/check?id=${report.id}`;
      const { id, provisions, not_checked, checked_at } = report;
      return { lines, data: { id, citations, provisions, not_checked, checked_at, url } };
    }),
  );
}

function addLaw({ server, call, origin }: ToolParts): void {
  const about = {
    description:
      'What a section of the IPC, CrPC or Evidence Act became in the BNS, BNSS or BSA, or the other way round; with a date also which law applies.',
    inputSchema: concordanceQuery.shape,
    ...READ_ONLY,
  };
  server.registerTool('old_and_new_law', about, async ({ act, section, date }) => {
    const query = new URLSearchParams({ act, section, ...(date === undefined ? {} : { date }) });
    return resultOf<ConcordanceAnswer>(await call('GET', `/library/concordance?${query}`), (answer) => {
      const { provision, rows, applies } = answer;
      const lines = [
        `${provision.act} ${provision.section}: ${provision.title}`,
        ...rows.map((row) => `${row.kind}: ${row.act} ${row.section ?? ''} ${row.note ?? ''}`.trim()),
        ...(applies ? [applies.reason] : []),
      ];
      return { lines, data: { ...answer, url: `${origin}/home/concordance?${query}` } };
    });
  });
}

function addLimitation({ server, call, origin }: ToolParts): void {
  const about = {
    description:
      'The last day of a period of limitation in India, with its working and what could change it.',
    inputSchema: limitationBody.shape,
    ...READ_ONLY,
  };
  server.registerTool('limitation', about, async (asked) =>
    resultOf<LimitationAnswer>(await call('POST', '/functions/v1/limitation', asked), (answer) => {
      const lines = [
        ...answer.readings.flatMap(({ title, when, last_day, steps, warnings }) => [
          `${[title, when].filter((part) => part !== undefined).join(', ')}: ${last_day ?? 'no last day'}`,
          ...steps.map(({ rule, says }) => `${rule}: ${says}`),
          ...warnings,
        ]),
        ...answer.needs.map(({ fact, why }) => `Needs ${fact}: ${why}`),
      ];
      return { lines, data: { ...answer, url: `${origin}/home/deadlines` } };
    }),
  );
}

/** The tools that need `library:read`. */
export function addLibraryTools(parts: ToolParts): void {
  addSearch(parts);
  addParagraph(parts);
  addCheck(parts);
  addLaw(parts);
  addLimitation(parts);
}
