/** The fields of the calculator, with the numbers that each takes. */
export const ROI_FIELDS = {
  hours: { min: 0, max: 100, start: 10 },
  share: { min: 0, max: 100, start: 20 },
  fee: { min: 0, max: 1_000_000, start: 2000 },
  price: { min: 0, max: 1_000_000, start: 1499 },
} as const;

export type RoiField = keyof typeof ROI_FIELDS;
export type RoiInput = Record<RoiField, number>;

/** Every step of the calculation; rupees and hours are not rounded. */
export interface Roi {
  monthlyHours: number;
  savedHours: number;
  value: number;
  net: number;
  /** Worth by price; undefined for a plan that costs nothing. */
  ratio: number | undefined;
  /** Saved hours a month from which the plan pays for itself; undefined when an hour earns nothing. */
  breakEvenHours: number | undefined;
}

/** `hours` a week, `share` in per cent, `fee` in rupees an hour, `price` in rupees a month. */
export function roiOf({ hours, share, fee, price }: RoiInput): Roi {
  const monthlyHours = (hours * 52) / 12;
  const savedHours = (monthlyHours * share) / 100;
  const value = savedHours * fee;
  return {
    monthlyHours,
    savedHours,
    value,
    net: value - price,
    ratio: price > 0 ? value / price : undefined,
    breakEvenHours: fee > 0 ? price / fee : undefined,
  };
}

/** A typed number, or undefined outside its bounds. Commas of a grouping are left out. */
export function typedNumber(typed: string, field: RoiField): number | undefined {
  const plain = typed.replace(/[,\s₹]/gu, '');
  if (!/^\d{1,9}(?:\.\d{1,2})?$/u.test(plain)) return undefined;
  const value = Number(plain);
  const { min, max } = ROI_FIELDS[field];
  return value >= min && value <= max ? value : undefined;
}
