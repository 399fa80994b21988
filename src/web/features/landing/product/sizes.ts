import type { LanguageCode } from '#shared/messages/languages.ts';

type Size = { width: number; height: number };

const SIZES = { desk: { width: 800, height: 786 }, phone: { width: 326, height: 540 } };

/** The sizes of the pictures, in pixels of the page that they show: a whole page, and on a phone one panel of it. */
export const PRODUCT_SIZES: Record<LanguageCode, Record<keyof typeof SIZES, Size>> = {
  en: SIZES,
  hi: SIZES,
  // The words of Tamil take more lines.
  ta: { desk: { width: 800, height: 832 }, phone: { width: 326, height: 606 } },
};
