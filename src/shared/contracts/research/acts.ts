import { z } from 'zod';
import { CHANGE_KINDS } from '#law/acts/concordance/change-kinds.ts';
import { text } from '../../text.ts';
import { searchHit } from '../library.ts';
import { actReading, printedSection } from './act-copies.ts';
import { change, changedPunishment, offence } from './offences.ts';

const counterpart = z.object({
  act: z.string().describe('Short title, such as BNS'),
  section: z.string(),
  kind: z.enum(CHANGE_KINDS),
  document_id: z.string().optional(),
  ...change,
});

export const actSummary = z.object({
  key: z.string().describe('Lower-case slug, such as ipc'),
  title: z.string().describe('Short title with its year'),
  short: z.string(),
  unit: z.enum(['section', 'article', 'rule']).describe('The word of the act for its units'),
  year: z.int().optional(),
  sections: z.int().describe('Sections that the library has'),
  summary: z.boolean().describe('True where these are our own summaries, not the text of the act'),
  source: z.string(),
  full: z.boolean().optional().describe('True where the library has the text of an official copy'),
  bill: z.literal(true).optional().describe('The copy is a bill, not the act'),
});
export type ActSummary = z.infer<typeof actSummary>;
/** An act whose life is known, with or without sections in the library. */
export const actLife = z.object({
  title: z.string(),
  short: z.string(),
  number: z.string().describe('Such as 43 of 1961'),
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  partly: z.literal(true).optional().describe('Some sections are not in force yet'),
  partly_from: z.iso
    .date()
    .optional()
    .describe('The first day on which some sections were in force, where that is before `from`'),
  replaced_by: z.string().optional(),
  source: z.string(),
});
export type ActLifeBody = z.infer<typeof actLife>;
export const actList = z.object({
  acts: z.array(actSummary),
  lives: z.array(actLife).describe('Acts of the last years and those that they replaced'),
});

export const actContents = z.object({
  act: actSummary,
  parts: z.array(
    z.object({
      title: z.string().describe('Empty where the parts of the act are not known'),
      sections: z.array(z.object({ number: z.string(), title: z.string() })),
    }),
  ),
  schedules: z.array(z.string()).describe('The labels of its schedules'),
  reading: actReading.optional().describe('Of an official copy: what was read'),
});
export type ActContents = z.infer<typeof actContents>;

export const actSection = z.object({
  act: z.object({
    key: z.string(),
    title: z.string(),
    bill: z.literal(true).optional().describe('The copy is a bill, not the act'),
  }),
  number: z.string(),
  name: z.string().describe('Section 302, Indian Penal Code, 1860'),
  title: z.string(),
  text: z.string(),
  summary: z.boolean().describe('True for our own summary, which is not the text of the act'),
  document_id: z.string(),
  printed: printedSection.optional().describe('Where the library has an official copy'),
  counterparts: z.array(counterpart).describe('In the code before or since 1 July 2024'),
  offences: z.array(offence).describe('What the section punishes, each case of it'),
  classified_by: z.array(z.string()).describe('The provisions that classify the offences'),
  applied_by: z.object({
    total: z.int(),
    results: z.array(searchHit).describe('Judgments that refer to the section, best first'),
  }),
});
export type ActSectionBody = z.infer<typeof actSection>;

export const concordanceQuery = z.object({
  act: text(200).describe('Key or short title, in any case: IPC, bns, Evidence Act'),
  section: text(40).describe('As printed: 302, 103(1), 65B(4)'),
  date: z.iso.date().optional().describe('Day of the offence'),
});

const lawChoice = z.enum(['old', 'new', 'both']);
export const concordanceAnswer = z.object({
  provision: z.object({ act: z.string(), section: z.string(), title: z.string() }),
  rows: z.array(
    z.object({
      act: z.string().describe('Short title of the other code'),
      section: z.string().nullable().describe('null for a provision that was dropped or is new'),
      kind: z.enum(CHANGE_KINDS),
      note: z.string().nullable().describe('What changed, in our own words, where known'),
      punishment: changedPunishment.optional(),
      document_id: z.string().optional(),
      offences: z.array(offence).describe('What the other provision punishes'),
    }),
  ),
  offences: z.array(offence).describe('What the provision punishes, each case of it'),
  classified_by: z.array(z.string()).describe('The provisions that classify the offences of both codes'),
  not_in_jammu_and_kashmir: z
    .literal(true)
    .optional()
    .describe('The old code did not extend to Jammu and Kashmir before 31 October 2019'),
  applies: z
    .object({
      substance: lawChoice.describe('The code of offences'),
      procedure: lawChoice.describe('The codes of procedure and evidence'),
      reason: z.string(),
      sources: z.array(z.object({ act: z.string(), section: z.string() })),
    })
    .optional()
    .describe('With a date: which law applies'),
});
export type ConcordanceAnswer = z.infer<typeof concordanceAnswer>;

/** `GET /library/concordance/table`: every row of one pair of codes. */
export const concordanceTable = z.object({
  old: z.string(),
  now: z.string(),
  rows: z.array(
    z.object({
      old: z.string().nullable(),
      now: z.string().nullable(),
      kind: z.enum(CHANGE_KINDS),
      subject: z.string(),
      note: z.string().nullable(),
      punishment: changedPunishment.optional(),
    }),
  ),
});
export type ConcordanceTable = z.infer<typeof concordanceTable>;
