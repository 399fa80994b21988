// Goods and Services Tax on a fee note of an advocate. Amounts are integers in paise, states the two digits of a GSTIN.

/** `legal`: advice, consultancy or assistance in any branch of law, representation included. */
export type SupplyKind = 'legal' | 'other';
export const recipientKinds = ['individual', 'business', 'government', 'advocate'] as const;
export type RecipientKind = (typeof recipientKinds)[number];

export interface FeeSupplier {
  /** The state of the office. */
  state?: string;
  /** Registered under the CGST Act. */
  registered?: boolean;
  /** Designated under s. 16 of the Advocates Act 1961. */
  senior?: boolean;
}

export interface FeeRecipient {
  kind: RecipientKind;
  /** The state of the address on record. */
  state?: string;
  /** The state of the registration, from the GSTIN. */
  registeredIn?: string;
  /** Its turnover of the year before needs no registration. */
  belowThreshold?: boolean;
}

export interface FeeLine {
  amount: number;
  /** Paid to somebody else as a pure agent of the client: no part of the value (CGST Rules 2017, r. 33). */
  asAgent?: boolean;
}

export interface TaxAmounts {
  cgst: number;
  /** State tax, in a union territory without a legislature its union territory tax. */
  sgst: number;
  igst: number;
}

export const taxReasons = [
  'individual',
  'advocate',
  'government',
  'below_threshold',
  'reverse_charge',
  'senior_to_advocate',
  'forward',
  'not_registered',
  'only_expenses',
] as const;
export type TaxReason = (typeof taxReasons)[number];

export interface FeeTax extends TaxAmounts {
  mode: 'none' | 'reverse_charge' | 'forward';
  /** The tax that the recipient pays to the government under reverse charge. */
  recipientPays?: TaxAmounts;
  reason: TaxReason;
  source: string;
  /** The state of the place of supply, where tax is due. */
  place?: string;
  /** The sum that the client pays to the supplier. */
  total: number;
}

/** Legal services and other professional services: Notification 11/2017-Central Tax (Rate), headings 9982 and 9983. */
export const GST_PERCENT = 18;

const EXEMPT = 'Notification 12/2017-Central Tax (Rate) of 28 June 2017, entry 45';
const SOURCES: Readonly<Record<TaxReason, string>> = {
  individual: EXEMPT,
  advocate: `${EXEMPT}(b)(i)`,
  government: `${EXEMPT}, as amended by 2/2018-Central Tax (Rate) of 25 January 2018`,
  below_threshold: `${EXEMPT}, as amended by 2/2018-Central Tax (Rate) of 25 January 2018; CGST Act 2017, s. 22`,
  reverse_charge:
    'Notification 13/2017-Central Tax (Rate) of 28 June 2017, entry 2; between states 10/2017-Integrated Tax (Rate); CGST Act 2017, s. 9(3)',
  senior_to_advocate:
    'Notification 13/2017-Central Tax (Rate) of 28 June 2017, entry 2; 12/2017-Central Tax (Rate), entry 45(c), does not name advocates',
  forward: 'CGST Act 2017, s. 9(1); IGST Act 2017, s. 5(1); Notification 11/2017-Central Tax (Rate)',
  not_registered: 'CGST Act 2017, s. 22 and s. 32(1)',
  only_expenses: 'CGST Rules 2017, r. 33',
};

/** A percentage of an amount, to the nearest paisa, half a paisa up. */
export const percentOf = (amount: number, percent: number) => Math.floor((2 * amount * percent + 100) / 200);

const NOTHING: TaxAmounts = { cgst: 0, sgst: 0, igst: 0 };

/** Tax within a state is half central, half state tax (IGST Act 2017, s. 8(2)); between states integrated (s. 7(3)). */
function amountsOf(value: number, interState: boolean): TaxAmounts {
  if (interState) return { ...NOTHING, igst: percentOf(value, GST_PERCENT) };
  const half = percentOf(value, GST_PERCENT / 2);
  return { cgst: half, sgst: half, igst: 0 };
}

/** The reason for which legal services are exempt; undefined when the recipient pays the tax. */
function exemption({ kind, belowThreshold }: FeeRecipient, senior: boolean): TaxReason | undefined {
  if (kind === 'individual' || kind === 'government') return kind;
  if (kind === 'advocate' && !senior) return 'advocate';
  return belowThreshold ? 'below_threshold' : undefined;
}

function reasonOf(supplier: FeeSupplier, recipient: FeeRecipient, supply: SupplyKind): TaxReason {
  if (supply === 'other') return supplier.registered ? 'forward' : 'not_registered';
  const exempt = exemption(recipient, supplier.senior === true);
  return exempt ?? (recipient.kind === 'advocate' ? 'senior_to_advocate' : 'reverse_charge');
}

/**
 * The place of supply: the state of the recipient's registration, else that of the address on record, else the supplier's
 * (IGST Act 2017, s. 12(2)). A recipient outside India is not known here.
 */
const placeOf = (supplier: string, { registeredIn, state }: FeeRecipient) =>
  registeredIn ?? state ?? supplier;

/**
 * The tax of a note. Tax is worked out on the sum of the lines. Undefined when tax is due and the supplier's state, which
 * decides between state and integrated tax, is not known.
 */
export function feeTax(
  supplier: FeeSupplier,
  recipient: FeeRecipient,
  { supply, lines }: { supply: SupplyKind; lines: readonly FeeLine[] },
): FeeTax | undefined {
  const sum = (chosen: readonly FeeLine[]) => chosen.reduce((total, { amount }) => total + amount, 0);
  const value = sum(lines.filter(({ asAgent }) => !asAgent));
  const total = sum(lines);
  const reason = value === 0 ? 'only_expenses' : reasonOf(supplier, recipient, supply);
  const said = { reason, source: SOURCES[reason] };
  const due = reason === 'forward' || reason === 'reverse_charge' || reason === 'senior_to_advocate';
  if (!due) return { mode: 'none', ...NOTHING, ...said, total };
  if (supplier.state === undefined) return undefined;
  const place = placeOf(supplier.state, recipient);
  const tax = amountsOf(value, place !== supplier.state);
  if (reason === 'forward')
    return { mode: 'forward', ...tax, ...said, place, total: total + tax.cgst + tax.sgst + tax.igst };
  return { mode: 'reverse_charge', ...NOTHING, recipientPays: tax, ...said, place, total };
}
