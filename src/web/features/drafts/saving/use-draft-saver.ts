import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { JSONContent } from '@tiptap/core';
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
import { useMarksOfFiles } from '../export/use-marks-of-files.ts';
import { draftQuery, draftsQuery, type ListedDraft, readDraft, saveDraft } from '../queries.ts';
import { DraftSaver, type SaveState } from './draft-saver.ts';
import type { UnsavedText } from './unsaved-texts.ts';
import { useKeptText } from './use-unsaved.ts';

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

type EditorOptions = {
  document: DraftDocument;
  writes: boolean;
  /** Called with the first state and after each change; `typed`: by the user of this window. */
  onChange: (doc: Node, typed: boolean) => void;
};

function useDraftEditor({ document, writes, onChange }: EditorOptions): Editor | null {
  return useEditor({
    extensions: EXTENSIONS,
    content: editableDocument(document),
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
    onCreate: ({ editor }) => onChange(editor.state.doc, false),
    onUpdate: ({ editor, transaction }) =>
      onChange(editor.state.doc, transaction.getMeta(FROM_OUTSIDE) !== true),
  });
}

type Opened = {
  row: Draft;
  writes: boolean;
  userId: string;
  /** What was typed before and is not saved: the screen begins with it. */
  restored: UnsavedText | undefined;
};

/** The editor of a draft that saves itself: the state on the screen, and what can be done with it. */
export function useDraftSaver({ row, writes, userId, restored }: Opened) {
  const client = useQueryClient();
  const [first] = useState(restored ?? row);
  const [title, setShownTitle] = useState(first.title);
  const [state, setState] = useState<SaveState>({ phase: restored ? 'unsaved' : 'saved' });
  const [base, setBase] = useState(row);
  // What is on the screen, also after the editor is gone.
  const written = useRef<{ title: string; doc: Node | undefined }>({ title: first.title, doc: undefined });
  const shown = useRef<Editor>(null);
  const read = useCallback(
    () => ({
      title: written.current.title,
      document: written.current.doc?.toJSON() ?? (first.document as JSONContent),
    }),
    [first],
  );
  const [saver] = useState(() => {
    const options = {
      read,
      save: saveDraft,
      load: (id: string) => readDraft(id),
      show: (document: DraftDocument, newTitle: string) => {
        written.current.title = newTitle;
        setShownTitle(newTitle);
        const { current: editor } = shown;
        if (editor && !editor.isDestroyed) replaceDocument(editor, editableDocument(document));
      },
      onState: setState,
      onSaved: (saved: Draft) => {
        setBase(saved);
        remember(client, saved);
      },
    };
    // A restored text is based on an older state: the first save merges it with the present one.
    return new DraftSaver(restored?.base ?? row, options, restored !== undefined);
  });
  const keep = useKeptText({ saver, userId, phase: state.phase, read, restored });
  const onTyped = useRef(keep);
  onTyped.current = keep;
  const editor = useDraftEditor({
    document: first.document as unknown as DraftDocument,
    writes,
    onChange: (doc, typed) => {
      written.current.doc = doc;
      if (!typed) return;
      saver.changed();
      onTyped.current();
    },
  });
  useEffect(() => {
    shown.current = editor;
  }, [editor]);
  useCloseWarning(saver);
  const marksSaved = useMarksOfFiles(editor, row.id);
  // What was restored is saved at once; leaving the draft saves what was typed last.
  useEffect(() => {
    void saver.flush();
    return () => {
      void saver.flush();
      saver.stop();
    };
  }, [saver]);
  const setTitle = useCallback(
    (typed: string) => {
      written.current.title = typed;
      setShownTitle(typed);
      saver.changed();
      onTyped.current();
    },
    [saver],
  );
  /** Saves what is on the screen, for a file that is made of it. */
  const settle = useCallback(async () => {
    await Promise.all([saver.flush(), marksSaved()]);
  }, [saver, marksSaved]);
  return { editor, saver, state, base, title, setTitle, settle };
}
export type WrittenDraft = ReturnType<typeof useDraftSaver>;
