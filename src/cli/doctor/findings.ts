import { messages } from '#shared/messages/en/operations/doctor.ts';
import { formatSentence, type Sentence } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import type { Command } from '../access/server-access.ts';

/** One condition, in a sentence; where it is wrong, the sentence says what to do. */
export interface Finding {
  good: boolean;
  said: Sentence;
}

export const good = (said: Sentence): Finding => ({ good: true, said });
export const wrong = (said: Sentence): Finding => ({ good: false, said });

/** Shorter values, such as a port, occur in sentences by chance. */
const LEAST_SECRET = 6;

/** The variables that hold a secret, and the passwords in addresses. */
export function secretsIn(variables: Readonly<Record<string, string | undefined>>): string[] {
  const found = Object.entries(variables).flatMap(([name, value = '']) => {
    if (/KEY|SECRET|TOKEN|PASSWORD/u.test(name)) return [value];
    if (!/_URL$/u.test(name) || !URL.canParse(value)) return [];
    const { password, search } = new URL(value);
    return [password, decodedOr(password), search.slice(1)];
  });
  return [...new Set(found)].filter((value) => value.length >= LEAST_SECRET);
}

function decodedOr(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Prints findings, each on one line, without the secrets. */
export class Report {
  readonly #out: Command['out'];
  readonly #secrets: readonly string[];
  #wrong = 0;

  constructor(out: Command['out'], secrets: readonly string[]) {
    this.#out = out;
    this.#secrets = secrets;
  }

  add({ good: fine, said }: Finding): void {
    let line = formatSentence(said).replaceAll('\n', ' ');
    for (const secret of this.#secrets) line = line.replaceAll(secret, '…');
    if (!fine) this.#wrong += 1;
    this.#out.write(`${t(fine ? messages.good : messages.wrong)}  ${line}\n`);
  }

  /** Prints the last line; 0 where everything is good, else 1. */
  end(): number {
    this.#out.write(`${t(messages.summary, { wrong: this.#wrong })}\n`);
    return this.#wrong === 0 ? 0 : 1;
  }
}
