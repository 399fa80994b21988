import { z } from 'zod';
import { recipientKinds } from '#law/fees/fee-tax.ts';
import { GST_STATES, isGstin, stateCode } from '../billing/gst.ts';
import { messages as billing } from '../messages/en/accounts/billing.ts';
import { messages } from '../messages/en/practice/fees.ts';
import { t } from '../messages/translate.ts';
import { trimmedText } from '../text.ts';
import { timestamp, updatedAtField } from './data-api.ts';

export const FEES = { lines: 200, ledgerRows: 20_000, amount: 10 ** 12 } as const;

/** Paise. */
const amount = z.int().min(0).max(FEES.amount);
const day = z.string().refine((value) => z.iso.date().safeParse(value).success, {
  error: () => t(messages.dayWrong),
});
/** The code of a State in a GSTIN; a name is accepted. */
const state = z
  .string()
  .trim()
  .max(60)
  .overwrite((given) => stateCode(given) ?? given)
  .refine((code) => code in GST_STATES, { error: () => t(billing.stateUnknown) })
  .nullish();
const gstin = z
  .string()
  .trim()
  .toUpperCase()
  .refine(isGstin, { error: () => t(billing.gstinInvalid) })
  .nullish();

export const feeLineKinds = [
  'appearance',
  'drafting',
  'opinion',
  'conference',
  'lump_sum',
  'stage',
  'retainer',
  'clerkage',
  'expense',
] as const;
export type FeeLineKind = (typeof feeLineKinds)[number];
export const feeNoteStatuses = ['draft', 'issued', 'cancelled'] as const;
export const paymentMethods = ['bank', 'upi', 'cheque', 'cash', 'other'] as const;
export const supplyKinds = ['legal', 'other'] as const;

/** Usual amounts in paise, by the kind of a line. */
const rates = z.partialRecord(z.enum(feeLineKinds), amount);
export type FeeRates = z.infer<typeof rates>;

/** Fields that the fee notes of a user or of a chambers print, and the State from which they are supplied. */
const billingFields = {
  state,
  gstin,
  prefix: z
    .string()
    .trim()
    .min(1)
    .max(20)
    .regex(/^[A-Za-z0-9/-]+$/u, { error: () => t(messages.prefixWrong) })
    .optional(),
  upi_id: trimmedText(100)
    .regex(/^$|^[\w.-]+@[\w.-]+$/u, { error: () => t(messages.upiWrong) })
    .nullish(),
  upi_name: trimmedText(100).nullish(),
  terms: trimmedText(1000).optional(),
  rates: rates.optional().describe('Usual amounts in paise by the kind of a line'),
};
const settingsFields = {
  ...billingFields,
  senior: z.boolean().optional().describe('Designated under s. 16 of the Advocates Act 1961'),
  chambers_id: z
    .uuid()
    .nullish()
    .describe('The chambers whose fee settings the notes have, while the caller is in it'),
};
/** A row of `/rest/v1/fee_settings`: one a user. */
export const feeSettings = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  state: z.string().nullable(),
  gstin: z.string().nullable(),
  prefix: z.string(),
  senior: z.boolean(),
  upi_id: z.string().nullable(),
  upi_name: z.string().nullable(),
  terms: z.string(),
  rates,
  chambers_id: z.uuid().nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type FeeSettings = z.infer<typeof feeSettings>;
export const newFeeSettings = z.object(settingsFields);
export const feeSettingsChange = z.object({ ...settingsFields, ...updatedAtField });

const chambersFields = {
  ...billingFields,
  letterhead: trimmedText(2000).optional(),
  bills_as_one: z.boolean().optional().describe('The notes of its members have one sequence of numbers'),
};
/** A row of `/rest/v1/chambers_fee_settings`: one a chambers, which its heads write. */
export const chambersFeeSettings = z.object({
  id: z.uuid(),
  chambers_id: z.uuid(),
  letterhead: z.string(),
  state: z.string().nullable(),
  gstin: z.string().nullable(),
  bills_as_one: z.boolean(),
  prefix: z.string(),
  upi_id: z.string().nullable(),
  upi_name: z.string().nullable(),
  terms: z.string(),
  rates,
  created_at: timestamp,
  updated_at: timestamp,
});
export type ChambersFeeSettings = z.infer<typeof chambersFeeSettings>;
export const newChambersFeeSettings = z.object({ chambers_id: z.uuid(), ...chambersFields });
export const chambersFeeSettingsChange = z.object({ ...chambersFields, ...updatedAtField });

/** Whom a note is for, and what decides its tax. */
const recipientFields = {
  case_id: z.uuid().nullish(),
  client_id: z.uuid().nullish(),
  recipient_kind: z.enum(recipientKinds),
  recipient_state: state,
  recipient_gstin: gstin,
  below_threshold: z.boolean().describe('The turnover of the client needs no registration'),
  supply: z.enum(supplyKinds),
};
const noteFields = {
  ...recipientFields,
  recipient_kind: recipientFields.recipient_kind.optional(),
  recipient_name: trimmedText(300).nullish(),
  recipient_address: trimmedText(1000).nullish(),
  below_threshold: recipientFields.below_threshold.optional(),
  supply: recipientFields.supply.optional(),
};

const taxAmounts = z.object({ cgst: amount, sgst: amount, igst: amount });
/** `sgst` is the tax of a union territory where it has no legislature. */
export const feeNoteTax = taxAmounts.extend({
  mode: z.enum(['none', 'reverse_charge', 'forward']),
  recipient_pays: taxAmounts.optional().describe('What the client pays to the government'),
  reason: z.string(),
  source: z.string(),
  place: z.string().optional().describe('The State of the place of supply'),
});
export type FeeNoteTax = z.infer<typeof feeNoteTax>;

/** A row of `/rest/v1/fee_notes`. */
export const feeNote = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  case_id: z.uuid().nullable(),
  client_id: z.uuid().nullable(),
  recipient_kind: z.enum(recipientKinds),
  recipient_name: z.string().nullable(),
  recipient_address: z.string().nullable(),
  recipient_state: z.string().nullable(),
  recipient_gstin: z.string().nullable(),
  below_threshold: z.boolean(),
  supply: z.enum(supplyKinds),
  status: z.enum(feeNoteStatuses),
  number: z.string().nullable(),
  issued_at: timestamp.nullable(),
  total: amount.nullable(),
  tax: feeNoteTax.nullable(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type FeeNote = z.infer<typeof feeNote>;
export const newFeeNote = z.object(noteFields);
export const feeNoteChange = z.object({ ...noteFields, ...updatedAtField });

const lineFields = {
  kind: z.enum(feeLineKinds),
  description: trimmedText(500).optional(),
  amount: amount.describe('Paise'),
  as_agent: z
    .boolean()
    .nullish()
    .describe('An expense paid as a pure agent of the client; without it every expense is'),
  done_on: day.nullish(),
  position: z.int().min(0).max(100_000).optional(),
  receipt_file_id: z
    .uuid()
    .nullish()
    .describe(
      'A file of the case of the note; the one field of a line that changes after the note was issued',
    ),
};
/** A row of `/rest/v1/fee_note_lines`. */
export const feeNoteLine = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  fee_note_id: z.uuid(),
  kind: z.enum(feeLineKinds),
  description: z.string(),
  amount,
  as_agent: z.boolean().nullable(),
  done_on: z.string().nullable(),
  position: z.int(),
  receipt_file_id: z.uuid().nullable(),
  created_at: timestamp,
});
export type FeeNoteLine = z.infer<typeof feeNoteLine>;
export const newFeeNoteLine = z.object({ fee_note_id: z.uuid(), ...lineFields });
export const feeNoteLineChange = z.object(lineFields).partial();

const paymentFields = {
  client_id: z.uuid().nullish(),
  fee_note_id: z.uuid().nullish().describe('Without a note it is an advance'),
  received_on: day,
  amount: amount.describe('What was received, in paise'),
  tds: amount.optional().describe('Income tax that the client deducted, in paise'),
  method: z.enum(paymentMethods).optional(),
  reference: trimmedText(200).optional(),
};
/** A row of `/rest/v1/fee_payments`. */
export const feePayment = z.object({
  id: z.uuid(),
  owner_id: z.uuid(),
  client_id: z.uuid().nullable(),
  fee_note_id: z.uuid().nullable(),
  received_on: z.string(),
  amount,
  tds: amount,
  method: z.enum(paymentMethods),
  reference: z.string(),
  created_at: timestamp,
  updated_at: timestamp,
});
export type FeePayment = z.infer<typeof feePayment>;
export const newFeePayment = z.object(paymentFields);
export const feePaymentChange = z.object({ ...paymentFields, ...updatedAtField }).partial();

export const feeNoteId = z.object({ id: z.uuid() });
/** A draft with all its lines, in their order. */
export const feeDraft = z.object({
  id: z.uuid().optional().describe('The draft that is changed; without it a new one is made'),
  is_new: z
    .boolean()
    .optional()
    .describe('A draft with this id is made, unless the caller has it: sent again, it makes no second one'),
  if_updated_at: timestamp.optional().describe('409 when the draft has changed since'),
  ...recipientFields,
  lines: z.array(z.object(lineFields).omit({ position: true })).max(FEES.lines),
});
export type FeeDraft = z.infer<typeof feeDraft>;
export const issuedFeeNote = z.object({ number: z.string(), tax: feeNoteTax, total: amount });
export type IssuedFeeNote = z.infer<typeof issuedFeeNote>;
export const feeNoteFormats = ['pdf', 'docx'] as const;
export const usedAdvance = z.object({ id: z.uuid(), fee_note_id: z.uuid(), amount: amount.min(1) });

/** The account of each client, in paise. */
export const feeDues = z.object({
  clients: z.array(
    z.object({
      client_id: z.uuid().nullable(),
      name: z.string(),
      billed: amount,
      received: amount,
      tds: amount,
      due: amount,
      advance: amount.describe('Payments that no note has'),
    }),
  ),
});
export type FeeDues = z.infer<typeof feeDues>;
/** A register for the accountant: everything, the notes with their numbers, what was received, or the tax that was deducted. */
export const feeRegisters = ['ledger', 'notes', 'receipts', 'tds'] as const;
export type FeeRegister = (typeof feeRegisters)[number];
export const ledgerQuery = z.object({
  from: z.iso.date().optional(),
  to: z.iso.date().optional(),
  register: z.enum(feeRegisters).optional(),
});
