import { existsSync } from 'node:fs';
import path from 'node:path';

/** Java and Maven, with which real servers for tests run and are fetched. */
export const JAVA = 'java';
export const MAVEN = 'mvn';

function onPath(program: string): boolean {
  const names = process.platform === 'win32' ? [`${program}.exe`, `${program}.cmd`] : [program];
  const folders = (process.env.PATH ?? '').split(path.delimiter);
  return folders.some((folder) => names.some((name) => existsSync(path.join(folder, name))));
}

/** Java and Maven, as far as they are missing here. */
export const programsMissing = () => [JAVA, MAVEN].filter((program) => !onPath(program));

/**
 * The reason why a Java server can't run here, for the name of a skipped test; '' when it can. In continuous
 * integration it is always '': there the tests run and fail instead of being skipped.
 */
export function javaMissing(): string {
  const missing = programsMissing();
  if (missing.length === 0 || process.env.CI === 'true') return '';
  return ` (skipped: ${missing.join(' and ')} not found)`;
}
