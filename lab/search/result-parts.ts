import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

/** Puts a part under its heading into a page of results; the other parts of the page stay. */
export function keepPart(file: string, heading: string, text: string): void {
  const target = path.join(import.meta.dirname, '..', 'results', file);
  const page = existsSync(target) ? readFileSync(target, 'utf8') : '';
  const parts = page.split(/^(?=## )/mu).filter((part) => part.trim() !== '');
  const part = `## ${heading}\n\n${text.trim()}\n`;
  const at = parts.findIndex((each) => each.startsWith(`## ${heading}\n`));
  if (at < 0) parts.push(part);
  else parts[at] = part;
  writeFileSync(target, parts.map((each) => `${each.trim()}\n`).join('\n'));
}
