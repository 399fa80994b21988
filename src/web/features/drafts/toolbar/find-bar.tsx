import type { Editor } from '@tiptap/core';
import { useEditorState } from '@tiptap/react';
import { ChevronDown, ChevronUp, X } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { Input } from '#web/ui/forms/input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { find, foundIn, goToMatch, type Left, leftBehind, replaceMatches } from '../editor/find.ts';
import { ToolbarButton } from './toolbar-button.tsx';

function useFound(editor: Editor) {
  return useEditorState({
    editor,
    selector: ({ editor: now }) => {
      const { words, matches, at, matchCase } = foundIn(now);
      return { words, count: matches.length, at, matchCase };
    },
  });
}

/** Says which places of the words stay as they were; undefined when there is none. */
function leftOut({ written, capitals, more }: Left): string | undefined {
  const sentences = [
    ...(written > 0 ? [t(messages.leftInBlanks, { count: written })] : []),
    ...(capitals > 0 ? [t(messages.leftInCapitals, { count: capitals })] : []),
    ...(more ? [t(messages.leftMore)] : []),
  ];
  return sentences.length === 0 ? undefined : sentences.join(' ');
}

type ReplaceProps = { editor: Editor; count: number; onReplaced: () => void };

function ReplaceForm({ editor, count, onReplaced }: ReplaceProps) {
  const [text, setText] = useState('');
  const replace = (all: boolean) => {
    const left = all ? leftOut(leftBehind(editor)) : undefined;
    const replaced = replaceMatches(editor, text, all);
    if (all)
      toast({
        title: t(messages.replaced, { count: replaced }),
        ...(left === undefined ? {} : { description: left }),
      });
    else if (replaced > 0) goToMatch(editor, 1);
    // Without a match left the button loses the focus, and Escape would not be heard.
    if (all || replaced === 0) onReplaced();
  };
  return (
    <>
      <Input
        aria-label={t(messages.replaceWith)}
        placeholder={t(messages.replaceWith)}
        value={text}
        maxLength={2000}
        className="w-auto! min-w-32 flex-1"
        onChange={({ target }) => setText(target.value)}
      />
      <Button disabled={count === 0} onClick={() => replace(false)}>
        {t(messages.replace)}
      </Button>
      <Button disabled={count === 0} onClick={() => replace(true)}>
        {t(messages.replaceAll)}
      </Button>
    </>
  );
}

/** Find and replace in the text. Enter goes to the next match, Escape closes. */
export function FindBar({
  editor,
  writes,
  onClose,
}: {
  editor: Editor;
  writes: boolean;
  onClose: () => void;
}) {
  const { words, count, at, matchCase } = useFound(editor);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.focus();
    return () => {
      if (!editor.isDestroyed) find(editor, { words: '' });
    };
  }, [editor]);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') {
      event.stopPropagation();
      onClose();
      editor.commands.focus();
    }
    if (event.key !== 'Enter' || event.target !== field.current) return;
    event.preventDefault();
    goToMatch(editor, event.shiftKey ? -1 : 1);
  };
  return (
    <search className="flex flex-wrap items-center gap-1 pt-2" onKeyDown={onKeyDown}>
      <Input
        ref={field}
        aria-label={t(messages.findWords)}
        placeholder={t(messages.findWords)}
        value={words}
        maxLength={500}
        className="w-auto! min-w-32 flex-1"
        onChange={({ target }) => find(editor, { words: target.value, at: 0 })}
      />
      <span role="status" className="min-w-24 text-13 text-ink-soft tabular-nums">
        {words.trim() === '' ? '' : t(messages.matches, { count, at: at + 1 })}
      </span>
      <ToolbarButton
        label={t(messages.previous)}
        disabled={count === 0}
        onPress={() => goToMatch(editor, -1)}
      >
        <ChevronUp aria-hidden />
      </ToolbarButton>
      <ToolbarButton label={t(messages.next)} disabled={count === 0} onPress={() => goToMatch(editor, 1)}>
        <ChevronDown aria-hidden />
      </ToolbarButton>
      <Button
        variant="quiet"
        aria-pressed={matchCase}
        className="aria-pressed:bg-accent-wash!"
        onClick={() => find(editor, { matchCase: !matchCase })}
      >
        {t(messages.matchCase)}
      </Button>
      {writes ? (
        <ReplaceForm editor={editor} count={count} onReplaced={() => field.current?.focus()} />
      ) : null}
      <ToolbarButton label={t(messages.closeFind)} onPress={onClose}>
        <X aria-hidden />
      </ToolbarButton>
    </search>
  );
}
