/** The sizes of the pictures, in pixels of the page that they show: a whole page, and on a phone one panel of it. */
export const PRODUCT_SIZES = {
  desk: { width: 800, height: 786 },
  phone: { width: 326, height: 540 },
} as const;
