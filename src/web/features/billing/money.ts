import { formatDate, formatNumber } from '#shared/messages/formats.ts';

/** Rupees without decimals: ₹14,390. */
export const wholeRupees = (rupees: number): string =>
  formatNumber(rupees, { style: 'currency', currency: 'INR', maximumFractionDigits: 0 });

/** 20 November 2026, in India. */
export const longDate = (moment: string): string =>
  formatDate(new Date(moment), { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'Asia/Kolkata' });

/** Whole percent by which a year costs less than twelve months; not positive when it costs the same or more. */
export const savedPercent = (monthly: number, yearly: number): number =>
  Math.round((1 - yearly / (12 * monthly)) * 100);
