import { z } from 'zod';
import type { PersistedTexts } from '../../ui/overlays/persisted-texts.ts';
import { latestSession } from '../auth-events.ts';
import { tabName, unsentTexts } from './device-texts.ts';

/** Limit: dialogs of a tab whose texts are kept; the oldest goes. */
const MOST = 10;
/** A text may be of another build. */
const persistedText = z
  .object({
    typed: z.record(z.string(), z.object({ before: z.string(), value: z.string() })),
    same: z.record(z.string(), z.string()),
    about: z.string(),
  })
  .optional()
  .catch(undefined);
const prefix = () => `dialog ${tabName()} `;

/**
 * Keeps the typed texts of dialogs for this tab alone and the user who typed them: over a reload and over a session that
 * expired. A sign-out by the user removes them.
 */
export const sessionTexts: PersistedTexts = {
  ready: () => unsentTexts.load(),
  read: (name) => persistedText.parse(unsentTexts.get(prefix() + name)),
  keep: (name, text) => {
    if (latestSession() !== null) unsentTexts.set(prefix() + name, text, { prefix: prefix(), most: MOST });
  },
  drop: (name) => {
    // The page goes away with the session, which is no answer to what was typed.
    if (latestSession() !== null) unsentTexts.remove(prefix() + name);
  },
};
