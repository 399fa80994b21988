import type { DocumentPart } from '#shared/contracts/research/document-parts.ts';
import { messages } from '#shared/messages/en/library/parts.ts';
import { t } from '#shared/messages/translate.ts';

const LABELS = {
  headnote: messages.headnote,
  arguments: messages.arguments,
  citator: messages.citator,
  order: messages.order,
  footnotes: messages.footnotes,
  annexure: messages.annexure,
  signature: messages.signature,
} as const;

/** The heading of a part for a reader; undefined for the head of a judgment, which needs none. */
function labelOf({ kind, judge, stance = 'separate' }: DocumentPart): string | undefined {
  if (kind === 'heading') return undefined;
  if (kind === 'judgment')
    return judge === undefined ? t(messages.judgment) : t(messages.judgmentOf, { judge });
  if (kind === 'opinion')
    return judge === undefined ? t(messages.opinion, { stance }) : t(messages.opinionOf, { judge, stance });
  return t(LABELS[kind]);
}

/** The headings of the parts by id. A document that holds a judgment and nothing else has none. */
export function partLabels(parts: readonly DocumentPart[]): ReadonlyMap<string, string> {
  const plain = parts.every(({ kind }) => kind === 'heading' || kind === 'judgment' || kind === 'signature');
  const labels = new Map<string, string>();
  if (plain && parts.filter(({ kind }) => kind === 'judgment').length < 2) return labels;
  for (const part of parts) {
    const label = labelOf(part);
    if (label !== undefined) labels.set(part.id, label);
  }
  return labels;
}
