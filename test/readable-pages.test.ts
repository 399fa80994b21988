import { readdirSync } from 'node:fs';
import path from 'node:path';
import { sharedData } from '@munshi/test-support/shared-data.ts';
import { expect, test } from 'vitest';
import { extractText } from '#server/platform/sandbox/extract-text.ts';

/** PDFs whose text layers a person can read on every page. */
const FOLDERS = ['sc-indiankanoon-pdf', 'sc-scr-headnotes-pdf', 'hc-delhi-pdf', 'misc'].flatMap(
  (name) => sharedData('judgments-modern', name) ?? [],
);
const MOST_BY_MISTAKE = 0.005;

test.skipIf(FOLDERS.length === 0)(
  'at most one readable page of real judgments in 200 is sent to recognition by mistake (shared data)',
  { timeout: 300_000 },
  async () => {
    let [pages, waiting] = [0, 0];
    for (const folder of FOLDERS)
      for (const name of readdirSync(folder).filter((file) => file.endsWith('.pdf'))) {
        const read = await extractText(path.join(folder, name), 'pdf');
        pages += read.pages.length;
        waiting += read.scans?.length ?? 0;
      }
    expect(pages).toBeGreaterThan(1_000);
    expect(waiting).toBeLessThanOrEqual(pages * MOST_BY_MISTAKE);
  },
);
