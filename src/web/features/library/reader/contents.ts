import type { OutlineKind } from '#law/judgment/cues.ts';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { partLabels } from './reader-text.tsx';

/** A line of the contents: a part by its label, or a section by its kind. */
export type ContentsEntry = { from: number } & (
  | { kind: OutlineKind; label?: undefined }
  | { kind?: undefined; label: string }
);

type Outlined = Pick<LibraryDocumentBody, 'paragraphs' | 'parts' | 'outline'>;

/** The last section of a holding or an order says most, of the others the first. */
function oneOfEach(sections: Outlined['outline']): ContentsEntry[] {
  const found = new Map<OutlineKind, ContentsEntry>();
  for (const { kind, from } of sections)
    if (kind === 'holding' || kind === 'order' || !found.has(kind)) found.set(kind, { kind, from });
  return [...found.values()].sort((a, b) => a.from - b.from);
}

/** The parts that have a label, and under each the sections of its reasoning. */
export function contentsOf({ paragraphs, parts, outline }: Outlined): ContentsEntry[] {
  const labels = partLabels(parts);
  const partAt = (from: number) => paragraphs[from]?.part;
  const loose = outline.filter(({ from }) => !parts.some(({ id }) => id === partAt(from)));
  return [
    ...oneOfEach(loose),
    ...parts.flatMap(({ id, from }) => {
      const label = labels.get(id);
      const sections = oneOfEach(outline.filter((section) => partAt(section.from) === id));
      // An order that is a part of its own has its label.
      if (label !== undefined && sections.length < 2) return [{ label, from }];
      return [...(label === undefined ? [] : [{ label, from }]), ...sections];
    }),
  ];
}
