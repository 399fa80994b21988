/** Treatments of one judgment by another, as its words say. A plain mention has none. */
export const treatments = [
  'followed',
  'affirmed',
  'distinguished',
  'doubted',
  'overruled',
  'reversed',
  'referred',
] as const;
export type Treatment = (typeof treatments)[number];
