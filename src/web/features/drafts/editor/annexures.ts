import type { Editor } from '@tiptap/core';
import { closeHistory } from '@tiptap/pm/history';
import type { Node } from '@tiptap/pm/model';
import { Step, StepResult, type Transform } from '@tiptap/pm/transform';
import { marksInOrder } from '#law/drafting/document/annexure-marks.ts';

/** A mark behind the word, typed as text. Annexures of another paper keep theirs. */
const TYPED =
  /(?<=\bAnnexure\s{1,3}["“']?)([\w/-]{1,60})(?![\w/-])(?!["”']?\s+(?:to|of|in|with)\s+(?:the|his|her|their)\b)/giu;

/**
 * Changes nothing in the text. It says which marks a change gave to the annexures, and in an undo it says the inverse.
 */
class MarksChanged extends Step {
  readonly changed: ReadonlyMap<string, string>;
  constructor(changed: ReadonlyMap<string, string>) {
    super();
    this.changed = changed;
  }
  override apply(doc: Node): StepResult {
    return StepResult.ok(doc);
  }
  override invert(): Step {
    return new MarksChanged(new Map([...this.changed].map(([from, to]) => [to, from])));
  }
  override map(): Step {
    return this;
  }
  override toJSON(): unknown {
    return { changed: [...this.changed] };
  }
}

/** The marks that a change, its undo or its redo gave to the annexures: old and new; undefined for other changes. */
export const changedMarks = ({ steps }: Transform): ReadonlyMap<string, string> | undefined =>
  steps.find((step) => step instanceof MarksChanged)?.changed;

/** The marks of the annexures that a draft refers to, in its order. */
export function marksOf(doc: Node): string[] {
  const marks: string[] = [];
  doc.descendants((node) => {
    if (node.type.name === 'annexureReference') marks.push(String(node.attrs.mark));
  });
  return marks;
}

/** Numbers the annexures in the order in which the draft refers to them. Returns the marks that changed: old and new. */
export function renumberAnnexures(editor: Editor): ReadonlyMap<string, string> {
  const { tr, doc, schema } = editor.state;
  const changed = marksInOrder(marksOf(doc));
  if (changed.size === 0) return changed;
  doc.descendants((node, at) => {
    if (node.type.name === 'annexureReference') {
      const next = changed.get(String(node.attrs.mark));
      if (next !== undefined) tr.setNodeAttribute(tr.mapping.map(at), 'mark', next);
    }
    for (const { 0: mark, index } of (node.text ?? '').matchAll(TYPED)) {
      const next = changed.get(mark);
      if (next === undefined) continue;
      const from = at + index;
      tr.replaceWith(tr.mapping.map(from), tr.mapping.map(from + mark.length), schema.text(next, node.marks));
    }
  });
  // An undo takes back the numbering alone, and not what was typed just before.
  editor.view.dispatch(closeHistory(tr.step(new MarksChanged(changed))));
  return changed;
}
