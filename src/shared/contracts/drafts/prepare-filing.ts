import { z } from 'zod';
import { exportProfiles } from './draft-functions.ts';

export const FILING = {
  /** Megabytes of a file, when neither the request nor the server names any. */
  megabytes: 20,
  least: 1,
  most: 200,
  /** Pages of all annexures together: a filing is drawn in batches and divided into volumes, so it may have more than one book. */
  pages: 4000,
  /** Seconds for all annexures together. */
  seconds: 1800,
  /** Hours for which the files stay on the server, and for which their addresses work. */
  kept: 24,
  address: 1,
  /** Prepared files of one user that stay; older ones make room. */
  files: 40,
} as const;

/** `POST /functions/v1/prepare-filing`. */
export const prepareFilingBody = z.object({
  draftId: z.uuid(),
  profile: z
    .enum(exportProfiles)
    .optional()
    .describe('Page layout; by default that of the court of the case'),
  max_mb: z
    .number()
    .min(FILING.least)
    .max(FILING.most)
    .optional()
    .describe(
      'The largest file that the portal takes, in megabytes of 1,000,000 bytes; by default what this server is set to',
    ),
});

/** `GET /functions/v1/prepare-filing`. */
export const filingSize = z.object({
  max_mb: z.number().describe('Megabytes of the largest file, where a request names none'),
});

const filedFile = z.object({
  name: z.string(),
  bytes: z.int(),
  pages: z.int(),
  sha256: z.string(),
  url: z.string().describe('Where the file is for an hour, for the session that asked for it'),
});

export const filingRules = [
  'portal',
  'pdf_a',
  'pdf_ua',
  'page_size',
  'layout',
  'resolution',
  'searchable',
  'bookmarks',
  'index',
  'page_numbers',
  'file_size',
  'volumes',
  'annexures',
  'pictures',
  'signatures',
  'blanks',
  'hash',
] as const;
export type FilingRule = (typeof filingRules)[number];

/** The files of a filing, and the rules that they follow or not. */
export const preparedFiling = z.object({
  files: z.array(filedFile).describe('PDF/A-2b and PDF/UA-1, in their order'),
  certificate: filedFile.describe('The certificate of section 63(4) BSA with the SHA-256 of each file'),
  checks: z.array(
    z.object({
      rule: z.enum(filingRules),
      status: z.enum(['done', 'warning']),
      says: z.string(),
      source: z.string().optional().describe('The rule of the court'),
    }),
  ),
});
export type PreparedFiling = z.infer<typeof preparedFiling>;

/** The event `progress`. */
export const filingProgress = z.object({ done: z.int(), total: z.int(), what: z.string() });
