import { readdir } from 'node:fs/promises';
import path from 'node:path';
import type { Message } from '#shared/messages/message.ts';

const ROOT = path.resolve(import.meta.dirname, '../../src/shared/messages/en');

interface EnglishMessage {
  /** The folder of its catalogue. */
  area: string;
  source: string;
}

/** Every message in English by its key. */
export async function englishMessages(): Promise<ReadonlyMap<string, EnglishMessage>> {
  const all = new Map<string, EnglishMessage>();
  for (const file of await readdir(ROOT, { recursive: true })) {
    if (!file.endsWith('.ts')) continue;
    const { messages } = (await import(path.join(ROOT, file))) as { messages: Record<string, Message> };
    for (const { key, source } of Object.values(messages))
      all.set(key, { area: path.dirname(file), source: source as string });
  }
  return all;
}
