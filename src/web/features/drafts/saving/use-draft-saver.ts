import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { useCallback, useEffect, useRef, useState } from 'react';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { t } from '#shared/messages/translate.ts';
import { editableDocument } from '../editor/editable-document.ts';
import { EXTENSIONS } from '../editor/extensions.ts';
import { FROM_OUTSIDE, replaceDocument } from '../editor/replace-document.ts';
import { draftQuery, draftsQuery, type ListedDraft, readDraft, saveDraft } from '../queries.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';

const asListed = ({ document: _, content: __, owner_id: ___, ...listed }: Draft): ListedDraft => listed;

/** The list and a later opening show the saved state at once. */
function remember(client: QueryClient, saved: Draft): void {
  client.setQueryData(draftQuery(saved.id).queryKey, saved);
  client.setQueryData(draftsQuery(saved.case_id).queryKey, (rows) =>
    rows?.map((row) => (row.id === saved.id ? asListed(saved) : row)),
  );
}

/** Warns before the window closes while something is not saved. */
function useCloseWarning(saver: DraftSaver) {
  useEffect(() => {
    const warn = (event: BeforeUnloadEvent) => {
      if (!saver.dirty) return;
      void saver.flush();
      event.preventDefault();
    };
    const online = () => void saver.flush();
    window.addEventListener('beforeunload', warn);
    window.addEventListener('online', online);
    return () => {
      window.removeEventListener('beforeunload', warn);
      window.removeEventListener('online', online);
    };
  }, [saver]);
}

/** The editor of a draft that saves itself: the state on the screen, and what can be done with it. */
export function useDraftSaver(row: Draft, writes: boolean) {
  const client = useQueryClient();
  const [title, setShownTitle] = useState(row.title);
  const [state, setState] = useState<SaveState>({ phase: 'saved' });
  const [base, setBase] = useState(row);
  // What is on the screen, also after the editor is gone.
  const written = useRef<{ title: string; doc: Node | undefined }>({ title: row.title, doc: undefined });
  const shown = useRef<Editor>(null);
  const [saver] = useState(
    () =>
      new DraftSaver(row, {
        read: () => ({
          title: written.current.title,
          document: written.current.doc?.toJSON() ?? row.document,
        }),
        save: saveDraft,
        load: (id) => readDraft(id),
        show: (document: DraftDocument, newTitle) => {
          written.current.title = newTitle;
          setShownTitle(newTitle);
          const { current: editor } = shown;
          if (editor && !editor.isDestroyed) replaceDocument(editor, editableDocument(document));
        },
        onState: setState,
        onSaved: (saved) => {
          setBase(saved);
          remember(client, saved);
        },
      }),
  );
  const editor = useEditor({
    extensions: EXTENSIONS,
    content: editableDocument(row.document as unknown as DraftDocument),
    editable: writes,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t(messages.document),
        class: 'draft-text',
        spellcheck: 'true',
      },
    },
    onCreate: ({ editor: made }) => {
      written.current.doc = made.state.doc;
    },
    onUpdate: ({ editor: now, transaction }) => {
      written.current.doc = now.state.doc;
      if (transaction.getMeta(FROM_OUTSIDE) !== true) saver.changed();
    },
  });
  useEffect(() => {
    shown.current = editor;
  }, [editor]);
  useCloseWarning(saver);
  // Leaving the draft saves what was typed last.
  useEffect(
    () => () => {
      void saver.flush();
      saver.stop();
    },
    [saver],
  );
  const setTitle = useCallback(
    (typed: string) => {
      written.current.title = typed;
      setShownTitle(typed);
      saver.changed();
    },
    [saver],
  );
  return { editor, saver, state, base, title, setTitle };
}
export type WrittenDraft = ReturnType<typeof useDraftSaver>;
