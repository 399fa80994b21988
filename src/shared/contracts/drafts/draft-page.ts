import { z } from 'zod';
import { LAYOUT_FONTS, LAYOUT_LIMITS } from '#law/drafting/page-layout.ts';

const { size, lineSpacing, margin } = LAYOUT_LIMITS;
const points = z.number().min(size.least).max(size.most).multipleOf(0.5);
const spacing = z.number().min(lineSpacing.least).max(lineSpacing.most);
const centimetres = z.number().min(margin.least).max(margin.most);

/** The page that a user sets for courts without a profile of ours. */
export const pageLayout = z
  .object({
    font: z.enum(LAYOUT_FONTS),
    size: points,
    lineSpacing: spacing,
    quoteSize: points,
    quoteLineSpacing: spacing,
    margins: z
      .object({ top: centimetres, bottom: centimetres, left: centimetres, right: centimetres })
      .strict(),
  })
  .strict();

/** `GET` and `PUT /functions/v1/draft-page`; null until the user sets one. */
export const draftPage = z.object({ page: pageLayout.nullable() });
