import { readEnv } from '#server/env.ts';
import { StartupError } from '#server/startup-error.ts';
import { ProblemError } from '#shared/errors.ts';
import { ingest } from './ingest.ts';

const USAGE = `Usage: npm run ingest -- <folder>

Adds a folder of judgments (.txt, .md, .pdf, .docx) and acts (.json) to the library. Safe to run twice and to
interrupt; unchanged files are left alone.
`;

async function main(args: readonly string[]): Promise<number> {
  const [command, folder, ...more] = args;
  if (command !== 'ingest' || folder === undefined || more.length > 0) {
    process.stderr.write(USAGE);
    return 2;
  }
  return ingest(readEnv(), folder);
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  // What the operator can act on is one sentence; anything else comes with its stack.
  const known = error instanceof ProblemError || error instanceof StartupError;
  process.stderr.write(`${known ? error.message : error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
}
