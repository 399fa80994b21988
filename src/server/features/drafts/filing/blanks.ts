import type { DraftDocument } from '#law/drafting/document/model.ts';

/** The names of the blanks of a draft, each once. */
export function blanksOf(document: DraftDocument): string[] {
  const names = new Set<string>();
  const look = (node: { type: string; attrs?: object; content?: readonly object[] }) => {
    if (node.type === 'blank' && node.attrs && 'name' in node.attrs) names.add(String(node.attrs.name));
    for (const child of node.content ?? []) look(child as typeof node);
  };
  for (const block of document.content) look(block as { type: string });
  return [...names];
}
