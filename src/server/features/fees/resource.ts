import type { Resource } from '#server/platform/data-api/resource.ts';
import * as fees from '#shared/contracts/fees.ts';

const lines = { resource: 'fee_note_lines', kind: 'many', on: ['id', 'fee_note_id'] } as const;
const payments = { resource: 'fee_payments', kind: 'many', on: ['id', 'fee_note_id'] } as const;

export const FEE_RESOURCES: readonly Resource[] = [
  {
    table: 'fee_settings',
    summary: 'From which State the caller supplies services, and what fee notes print; one row',
    row: fees.feeSettings,
    insert: fees.newFeeSettings,
    update: fees.feeSettingsChange,
    delete: true,
    touch: 'updated_at',
    ownUser: ['owner_id'],
  },
  {
    table: 'chambers_fee_settings',
    summary:
      'What the fee notes of the members of a chambers print, and from which State it supplies; its heads write it, members read it',
    row: fees.chambersFeeSettings,
    insert: fees.newChambersFeeSettings,
    update: fees.chambersFeeSettingsChange,
    delete: true,
    touch: 'updated_at',
  },
  {
    table: 'fee_notes',
    summary:
      'Fee notes of the caller, in paise; `issue-fee-note` numbers a draft, which then no longer changes',
    row: fees.feeNote,
    insert: fees.newFeeNote,
    update: fees.feeNoteChange,
    delete: true,
    touch: 'updated_at',
    ownUser: ['owner_id'],
    embeds: {
      fee_note_lines: lines,
      fee_payments: payments,
      clients: { resource: 'clients', kind: 'one', on: ['client_id', 'id'] },
      cases: { resource: 'cases', kind: 'one', on: ['case_id', 'id'] },
    },
  },
  {
    table: 'fee_note_lines',
    summary: 'Lines of fee notes, at most 200 each',
    row: fees.feeNoteLine,
    insert: fees.newFeeNoteLine,
    update: fees.feeNoteLineChange,
    delete: true,
    ownUser: ['owner_id'],
    embeds: {
      receipt: { resource: 'case_files', kind: 'one', on: ['receipt_file_id', 'id'] },
      fee_notes: { resource: 'fee_notes', kind: 'one', on: ['fee_note_id', 'id'] },
    },
  },
  {
    table: 'fee_payments',
    summary: 'What clients paid and the income tax that they deducted; one without a note is an advance',
    row: fees.feePayment,
    insert: fees.newFeePayment,
    update: fees.feePaymentChange,
    delete: true,
    touch: 'updated_at',
    ownUser: ['owner_id'],
    embeds: { fee_notes: { resource: 'fee_notes', kind: 'one', on: ['fee_note_id', 'id'] } },
  },
];
