import { existsSync } from 'node:fs';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { serveStatic } from '@hono/node-server/serve-static';
import { Hono } from 'hono';
import { ProblemError } from '#shared/errors.ts';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { sentenceOf } from '#shared/messages/sentence.ts';

/** First path segments of the API: an unknown path below them is an error, not a page. */
const API = new Set([
  'auth',
  'rest',
  'storage',
  'functions',
  'realtime',
  'local',
  'library',
  'internal',
  'assets',
]);

/**
 * The built web application: its files (compressed ahead of time, cached forever, because their names contain their
 * hash) and, for every other path, the single page of the application.
 */
export function webFiles(folder: string): Hono {
  const app = new Hono();
  const root = path.relative(process.cwd(), folder);
  const files = (cache: string) =>
    serveStatic({ root, precompressed: true, onFound: (_file, c) => c.header('cache-control', cache) });
  // Before the first build there is nothing to serve; the page below says so.
  if (existsSync(folder)) {
    app.use('/assets/*', files('public, max-age=31536000, immutable'));
    app.get('/*', files('public, no-cache'));
  }
  app.get('/*', async (c) => {
    const first = c.req.path.split('/')[1] ?? '';
    if (API.has(first)) throw new ProblemError('not_found');
    let page: string;
    try {
      page = await readFile(path.join(folder, 'index.html'), 'utf8');
    } catch (cause) {
      throw new ProblemError('not_found', sentenceOf(requests.webNotBuilt), {
        cause,
      });
    }
    c.header('cache-control', 'public, no-cache');
    return c.html(page);
  });
  return app;
}
