import type { ChangedPunishment } from './contracts/research/offences.ts';
import { messages } from './messages/en/library/offences.ts';
import { t } from './messages/translate.ts';

/** Sentences about the change of a provision: the note, and the old punishment beside the new one. */
export function changeSentences({
  note,
  punishment,
}: {
  note?: string | null | undefined;
  punishment?: ChangedPunishment | undefined;
}): string[] {
  return [
    ...(note ? [note] : []),
    ...(punishment
      ? [
          t(messages.punishedBefore, { text: punishment.old }),
          t(messages.punishedSince, { text: punishment.now }),
        ]
      : []),
  ];
}
