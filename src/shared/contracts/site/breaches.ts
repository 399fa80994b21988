import { z } from 'zod';
import { messages } from '../../messages/en/site/breaches.ts';
import { t } from '../../messages/translate.ts';
import { BREACH_STEPS } from '../../site/breach-clocks.ts';
import { int4, trimmedText } from '../../text.ts';
import { timestamp } from '../data-api.ts';

const shortWords = trimmedText(1000).default('');
const words = trimmedText(4000).default('');

/** A breach of personal data, as an operator records it: nothing in it names a person. */
export const newBreach = z.object({
  noticed_at: timestamp,
  what: trimmedText(4000).min(1, { error: () => t(messages.whatMissing) }),
  whose: shortWords,
  people: int4.min(0).nullable().default(null),
  consequences: words,
  measures: words,
});
export type NewBreach = z.infer<typeof newBreach>;

export const breach = z.object({
  id: z.uuid(),
  noticed_at: timestamp,
  what: z.string(),
  whose: z.string(),
  people: z.int().nullable(),
  consequences: z.string(),
  measures: z.string(),
  cert_in_at: timestamp.nullable(),
  people_at: timestamp.nullable(),
  board_at: timestamp.nullable(),
  board_details_at: timestamp.nullable(),
});
export type Breach = z.infer<typeof breach>;
export const breaches = z.object({ breaches: z.array(breach) });

/** Marks a report as made now. */
export const changeBreach = z.object({ id: z.uuid(), done: z.enum(BREACH_STEPS) });
export type ChangeBreach = z.infer<typeof changeBreach>;
