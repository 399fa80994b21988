import { csvLine, UTF8_MARK } from '#server/core/csv.ts';
import { messages } from '#shared/messages/en/practice/fees.ts';
import { t } from '#shared/messages/translate.ts';
import { taxName } from './fee-document.ts';
import type { LedgerRow } from './store.ts';

/** Paise as a plain number of rupees, which a spreadsheet adds up. */
const rupees = (paise: number) => `${Math.trunc(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;

/** The ledger as CSV with a header in the language of the reader, and a byte order mark, which spreadsheets look for. */
export function ledgerCsv(rows: readonly LedgerRow[]): string {
  const head = [
    messages.ledgerDate,
    messages.ledgerKind,
    messages.ledgerNumber,
    messages.ledgerClient,
    messages.ledgerMatter,
    messages.ledgerGstin,
    messages.ledgerBilled,
    messages.ledgerMode,
    taxName('cgst'),
    taxName('sgst'),
    taxName('igst'),
    messages.ledgerReceived,
    messages.taxDeducted,
    messages.ledgerReference,
  ].map((column) => (typeof column === 'string' ? column : t(column)));
  const body = rows.map((row) => {
    const owed = row.tax?.recipient_pays ?? row.tax;
    return [
      row.day,
      t(messages[`entry_${row.entry}`]),
      row.number ?? '',
      row.client,
      row.matter,
      row.gstin ?? '',
      rupees(row.billed),
      row.tax ? t(messages[`mode_${row.tax.mode}`]) : '',
      ...(['cgst', 'sgst', 'igst'] as const).map((name) => rupees(owed?.[name] ?? 0)),
      rupees(row.received),
      rupees(row.tds),
      row.reference,
    ];
  });
  return `${UTF8_MARK}${[head, ...body].map(csvLine).join('')}`;
}
