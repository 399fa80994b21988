import { type QueryClient, useQueryClient } from '@tanstack/react-query';
import type { JSONContent } from '@tiptap/core';
import type { Node } from '@tiptap/pm/model';
import { type Editor, useEditor } from '@tiptap/react';
import { type RefObject, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { DraftDocument } from '#law/drafting/document/model.ts';
import type { Draft } from '#shared/contracts/drafts/drafts.ts';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { t } from '#shared/messages/translate.ts';
import { LARGEST_PERSISTED } from '#web/data/device/persisted-offline.ts';
import { editableDocument } from '../editor/editable-document.ts';
import { EXTENSIONS } from '../editor/extensions.ts';
import { hideFromReact } from '../editor/hide-from-react.ts';
import { documentJson } from '../editor/per-block.ts';
import { FROM_OUTSIDE, replaceDocument } from '../editor/replace-document.ts';
import { useMarksOfFiles } from '../export/use-marks-of-files.ts';
import { draftQuery, draftsQuery, readDraft, saveDraft } from '../queries.ts';
import { documentText, textOfWritten } from './document-text.ts';
import { DraftSaver, type SavedDraft, type SaveState, type Written } from './draft-saver.ts';
import { ShownDraft } from './shown-draft.ts';
import type { UnsavedText } from './unsaved-texts.ts';
import { usePersistedText } from './use-unsaved.ts';
import { whenIdle } from './when-idle.ts';

/** The pause before a saved text is kept for reading without a connection. */
const REMEMBER_MS = 2000;

/** The list shows the saved state at once. A state that was read again has its text beside the document. */
function list(client: QueryClient, saved: SavedDraft & { content?: string }): void {
  const { document: _, owner_id: __, content: ___, ...listed } = saved;
  client.setQueryData(draftsQuery(listed.case_id).queryKey, (rows) =>
    rows?.map((row) => (row.id === listed.id ? listed : row)),
  );
}

/** Updates the copy for reading without a connection in a pause of the hands, because the whole copy is written. */
function useRemembered(shown: ShownDraft): void {
  const client = useQueryClient();
  useEffect(() => {
    let remembered = shown.now().base;
    let timer: ReturnType<typeof setTimeout> | undefined;
    const remember = () => {
      const { base, state } = shown.now();
      // A text that is too long is not kept.
      if (base === remembered || documentText(base.document).length > LARGEST_PERSISTED) return;
      if (state.phase !== 'saved') return;
      remembered = base;
      client.setQueryData(draftQuery(base.id).queryKey, { ...base, content: textOfWritten(base.document) });
    };
    const end = shown.subscribe(() => {
      clearTimeout(timer);
      timer = setTimeout(() => whenIdle(remember, REMEMBER_MS), REMEMBER_MS);
    });
    return () => {
      clearTimeout(timer);
      end();
    };
  }, [client, shown]);
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
  /** Called with the first state. */
  onFirst: (editor: Editor) => void;
  /** Called after each change; `typed`: by the user of this window. */
  onChange: (doc: Node, typed: boolean) => void;
};

function useDraftEditor({ document, writes, onFirst, onChange }: EditorOptions): Editor | null {
  // The editor is set up again when an option is another one.
  const [options] = useState(() => ({
    content: editableDocument(document),
    editorProps: {
      attributes: {
        role: 'textbox',
        'aria-multiline': 'true',
        'aria-label': t(messages.document),
        'aria-description': t(messages.leaveText),
        class: 'draft-text',
        spellcheck: 'true',
      },
    },
  }));
  return useEditor({
    ...options,
    extensions: EXTENSIONS,
    editable: writes,
    injectCSS: false,
    shouldRerenderOnTransaction: false,
    onCreate: ({ editor }) => onFirst(editor),
    onUpdate: ({ editor, transaction }) =>
      onChange(editor.state.doc, transaction.getMeta(FROM_OUTSIDE) !== true),
  });
}

type Opened = {
  row: Draft;
  writes: boolean;
  userId: string;
  /** Text that was typed before and is not saved: the screen begins with it. */
  restored: UnsavedText | undefined;
};

/** The saver of a draft, and what the screen shows of it. */
function useSaver({ row, restored }: Opened, editor: RefObject<Editor | null>) {
  const client = useQueryClient();
  const [made] = useState(() => {
    const first = restored ?? row;
    const shown = new ShownDraft({
      title: first.title,
      state: { phase: restored ? 'unsaved' : 'saved' },
      base: row,
    });
    // The document on the screen, also after the editor is gone.
    const written: { doc: Node | undefined } = { doc: undefined };
    const read = (): Written => ({
      title: shown.now().title,
      document: written.doc ? documentJson(written.doc) : (first.document as JSONContent),
    });
    const options = {
      read,
      save: saveDraft,
      load: (id: string) => readDraft(id),
      show: (document: DraftDocument, title: string) => {
        shown.change({ title });
        const { current } = editor;
        if (current && !current.isDestroyed) replaceDocument(current, editableDocument(document));
      },
      onState: (state: SaveState) => shown.change({ state }),
      onSaved: (base: SavedDraft) => {
        shown.change({ base });
        list(client, base);
      },
    };
    // A restored text is based on an older state: the first save merges it with the present one.
    const saver = new DraftSaver(restored?.base ?? row, options, restored !== undefined);
    return { first, shown, written, read, saver };
  });
  return made;
}

/** The editor of a draft that saves itself: the state on the screen, and what can be done with it. */
export function useDraftSaver(opened: Opened) {
  const { row, writes, userId, restored } = opened;
  const current = useRef<Editor>(null);
  const { first, shown, written, read, saver } = useSaver(opened, current);
  const keep = usePersistedText({ saver, userId, shown, read, restored });
  const onTyped = useRef(keep);
  onTyped.current = keep;
  const typed = useCallback(() => {
    saver.changed();
    onTyped.current();
  }, [saver]);
  const editor = useDraftEditor({
    document: first.document as unknown as DraftDocument,
    writes,
    onFirst: ({ state: { doc }, view }) => {
      written.doc = doc;
      // Restored or already typed text differs from the server's state, so it is not noted as that.
      if (!restored && !saver.dirty) saver.shown(documentJson(doc));
      hideFromReact(view.dom);
    },
    onChange: (doc, byUser) => {
      written.doc = doc;
      if (byUser) typed();
    },
  });
  useEffect(() => {
    current.current = editor;
  }, [editor]);
  useCloseWarning(saver);
  useRemembered(shown);
  const marksSaved = useMarksOfFiles(editor, row.id);
  // Restored text is saved at once; leaving the draft saves the last typed words.
  useEffect(() => {
    void saver.flush();
    return () => {
      void saver.flush();
      saver.stop();
    };
  }, [saver]);
  return useMemo(
    () => ({
      ...{ id: row.id, caseId: row.case_id, editor, saver, shown },
      setTitle: (title: string) => {
        shown.change({ title });
        typed();
      },
      /** Saves what is on the screen, for a file that is made of it. */
      settle: async () => {
        await Promise.all([saver.flush(), marksSaved()]);
      },
    }),
    [row.id, row.case_id, editor, saver, shown, typed, marksSaved],
  );
}
export type WrittenDraft = ReturnType<typeof useDraftSaver>;
