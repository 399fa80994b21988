import type { Editor } from '@tiptap/core';
import { sentencesOf } from '#law/text/sentences.ts';
import type { DraftDesk, DraftTarget } from '#web/components/drafting/draft-desk.ts';
import { useRested } from '../editor/read-later.ts';
import { textOfWritten } from '../saving/document-text.ts';
import type { WrittenDraft } from '../saving/use-draft-saver.ts';
import { applySuggestion } from './apply-suggestion.ts';
import { goToBlock, inlineTextOf } from './find-block.ts';

/** Milliseconds for which the cursor must rest before its block is read again. */
const PAUSE_MS = 200;

/** The top-level text block with the cursor, and in it the sentence or the selected words. */
function targetOf({ state: { selection, doc } }: Editor): DraftTarget | undefined {
  const { $from, $to, empty } = selection;
  const node = $from.depth === 1 ? $from.parent : undefined;
  const id: unknown = node?.attrs.id;
  if (!node?.isTextblock || typeof id !== 'string' || node.type.name === 'codeBlock') return undefined;
  const before = (offset: number) => inlineTextOf(doc, node.cut(0, offset)).length;
  const text = inlineTextOf(doc, node);
  if (!empty && $to.parent === node)
    return { block: id, text, sentence: text.slice(before($from.parentOffset), before($to.parentOffset)) };
  const at = before($from.parentOffset);
  const sentence = sentencesOf(text).find(({ end }) => at <= end);
  return { block: id, text, sentence: sentence ? text.slice(sentence.start, sentence.end) : text.trim() };
}

/** The block with the cursor, and the chosen words or the sentence in it. */
export const useTarget = (editor: Editor | null): DraftTarget | undefined =>
  useRested(editor, targetOf, PAUSE_MS);

/** Gives the assistant the open draft. */
export function useDesk(
  { id, caseId, editor, saver }: WrittenDraft,
  given: Pick<DraftDesk, 'writes' | 'onCheck' | 'onTemplate'>,
): DraftDesk {
  const target = useTarget(editor);
  return {
    ...given,
    draftId: id,
    caseId,
    target,
    readTarget: () => (editor && !editor.isDestroyed ? targetOf(editor) : undefined),
    text: async () => {
      const saved = await saver.flush();
      return textOfWritten(saved || !editor ? saver.base.document : editor.getJSON());
    },
    accept: (suggestion) => {
      if (!editor || !applySuggestion(editor, suggestion)) return false;
      saver.accept(suggestion.id);
      return true;
    },
    goTo: (block) => editor !== null && goToBlock(editor, block),
  };
}
