import { z } from 'zod';
import { SEARCH } from './search-limits.ts';
import { standingBrief } from './standing.ts';
import { treatments } from './treatments.ts';

export const directions = ['cites', 'cited_by'] as const;
export type Direction = (typeof directions)[number];

export const citationsQuery = z.object({
  direction: z.enum(directions).default('cites'),
  treatment: z.enum(treatments).optional(),
  year: z.coerce.number().int().min(1800).max(2200).optional().describe('Of the judgment in the list'),
  from: z.coerce.number().int().min(0).max(SEARCH.maxFrom).default(0),
  size: z.coerce.number().int().min(1).max(SEARCH.maxSize).default(SEARCH.defaultSize),
});

export const citationRow = z.object({
  document_id: z.string().optional().describe('Absent where the library lacks the judgment'),
  nearest: z
    .object({ document_id: z.string(), title: z.string() })
    .optional()
    .describe('Where no judgment has the citation: one of this name, or with the same first party'),
  title: z.string(),
  citation: z.string(),
  year: z.int().optional(),
  court: z.string().optional(),
  court_name: z.string().optional(),
  bench_strength: z.int().optional().describe('How many judges heard the case, where its copy says it'),
  paragraph: z.string().optional().describe('Number of the citing paragraph as printed'),
  index: z.int().describe('Place of the citing paragraph in its document'),
  sentence: z.string().describe('The citing sentence'),
  treatment: z.enum(treatments).optional().describe('What the sentence says of this authority'),
  listed: z
    .literal(true)
    .optional()
    .describe('From the list of later cases that this copy prints: `sentence` and `index` are of that list'),
  cited: z.int().describe('How many judgments of the library cite the judgment'),
  places: z.int().describe('How many sentences cite; the row has the one that says most of a treatment'),
  standing: standingBrief.optional().describe('The later treatment of the judgment of the row'),
});
export type CitationRow = z.infer<typeof citationRow>;

export const citationList = z.object({
  results: z.array(citationRow).describe('Most cited first'),
  total: z.int().describe('Number of judgments, each once'),
  years: z
    .array(z.object({ year: z.int(), count: z.int() }))
    .describe('Of all years, also where one is chosen'),
});
export type CitationList = z.infer<typeof citationList>;
