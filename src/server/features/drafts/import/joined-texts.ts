import type { Inline } from '#law/drafting/document/model.ts';

const marksOf = (node: Inline): string => JSON.stringify('marks' in node ? node.marks : undefined) ?? '';

/** Texts that only their look in Word divides, such as the colour of a typed blank, are one. */
export function joinedTexts(nodes: readonly Inline[]): Inline[] {
  const joined: Inline[] = [];
  for (const node of nodes) {
    const last = joined.at(-1);
    if (node.type === 'text' && last?.type === 'text' && marksOf(last) === marksOf(node))
      joined[joined.length - 1] = { ...last, text: last.text + node.text };
    else joined.push(node);
  }
  return joined;
}
