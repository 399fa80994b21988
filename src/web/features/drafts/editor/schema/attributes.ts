import type { Attribute } from '@tiptap/core';
import { ALIGNMENTS } from '#law/drafting/document/model.ts';

type Attributes = Record<string, Partial<Attribute>>;

/** The id of a block. It is not copied when a block is split or pasted; `block-ids.ts` gives new ones. */
export const BLOCK_ID: Attributes = {
  id: {
    default: null,
    keepOnSplit: false,
    parseHTML: () => null,
    renderHTML: ({ id }) => (typeof id === 'string' ? { 'data-block': id } : {}),
  },
};

/** A block with a sign or a line before its text, which is at the right of a text from right to left. */
export const BY_FIRST_LETTER = { dir: 'auto' } as const;

/** Styles of pasted text are read from this attribute: `cleanHtml` moves them there. */
export const PASTED_STYLE = 'data-style';

const pastedStyle = (element: HTMLElement, name: string): string | undefined =>
  new RegExp(`(?:^|;)\\s*${name}\\s*:\\s*([\\w-]+)`, 'iu').exec(
    element.getAttribute(PASTED_STYLE) ?? '',
  )?.[1];

const alignOf = (element: HTMLElement) =>
  element.getAttribute('data-align') ??
  pastedStyle(element, 'text-align')?.toLowerCase() ??
  element.getAttribute('align');

export const TEXT_BLOCK: Attributes = {
  ...BLOCK_ID,
  align: {
    default: null,
    parseHTML: (element) => ALIGNMENTS.find((known) => known === alignOf(element)) ?? null,
    renderHTML: ({ align }) => (typeof align === 'string' ? { 'data-align': align } : {}),
  },
};
