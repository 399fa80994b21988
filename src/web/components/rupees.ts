import { formatNumber } from '#shared/messages/formats.ts';

/** Paise as rupees: ₹1,499, with decimals where there are paise. */
export const rupeesOf = (paise: number): string =>
  formatNumber(paise / 100, {
    style: 'currency',
    currency: 'INR',
    minimumFractionDigits: paise % 100 === 0 ? 0 : 2,
  });

/** Paise of a typed amount such as 1,25,000.50; undefined for any other text. */
export function typedPaise(text: string): number | undefined {
  const plain = text.replaceAll(/[\s,₹]/gu, '');
  const [, rupees, paise = ''] = /^(\d{1,10})(?:\.(\d{1,2}))?$/u.exec(plain) ?? [];
  return rupees === undefined ? undefined : Number(rupees) * 100 + Number(paise.padEnd(2, '0'));
}
