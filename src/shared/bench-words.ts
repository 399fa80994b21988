import { benchKind } from '#law/courts/bench-kind.ts';
import { messages } from './messages/en/library/library.ts';
import { t } from './messages/translate.ts';

/** 'Constitution Bench, 7', 'Division Bench', 'Single judge'. The court is given by its code or as printed. */
export function benchWords(court: string | undefined, judges: number): string {
  const kind = benchKind(court, judges);
  if (kind === 'other') return t(messages.benchOf, { count: judges });
  if (kind === 'full' || kind === 'constitution') return t(messages.benchLarge, { kind, count: judges });
  return t(messages.benchOfOneOrTwo, { kind });
}
