import { GST_STATES } from '#shared/billing/gst.ts';
import { messages } from '#shared/messages/en/practice/fee-screens.ts';
import { messages as fees } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { rupeesOf } from '#web/components/rupees.ts';
import { recipientOptions, supplyOptions } from './choices.ts';
import type { TypedLine } from './note-lines.tsx';
import type { ShownNote } from './queries.ts';

/** The labels of the fields that two windows may change. */
export const noteLabels = () => ({
  case: t(messages.caseOrClient),
  client: t(messages.clientOnly),
  kind: t(messages.recipientKind),
  supply: t(messages.supply),
  state: t(messages.recipientState),
  gstin: t(messages.recipientGstin),
  lines: t(messages.lines),
});

const labelOf = <Value extends string>(
  options: readonly { value: Value; label: string }[],
  value: Value,
): string => options.find((one) => one.value === value)?.label ?? '';

/** The fields of a draft in words, by the keys of their labels. */
export const shownNote = (note: ShownNote) => ({
  case: note.cases?.title,
  client: note.clients?.name,
  kind: labelOf(recipientOptions(), note.recipient_kind),
  supply: labelOf(supplyOptions(), note.supply),
  state: note.recipient_state ? GST_STATES[note.recipient_state] : '',
  gstin: note.recipient_gstin,
  lines: note.fee_note_lines
    .toSorted((a, b) => a.position - b.position)
    .map(({ kind, description, amount }) => `${description || t(fees[`kind_${kind}`])} ${rupeesOf(amount)}`)
    .join('; '),
});

/** The typed lines, to copy elsewhere. */
export const typedLinesText = (lines: readonly TypedLine[]): string =>
  lines
    .map(({ kind, description, amount }) => `${t(fees[`kind_${kind}`])}: ${description} ${amount}`)
    .join('\n');
