import type { Editor } from '@tiptap/core';
import {
  addColumnAfter,
  addRowAfter,
  deleteColumn,
  deleteRow,
  deleteTable,
  toggleHeaderRow,
} from '@tiptap/pm/tables';
import { ChevronDown, Plus, Table2 } from 'lucide-react';
import { useState } from 'react';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { formatList } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { toast } from '#web/ui/feedback/toast-store.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { renumberAnnexures } from '../editor/annexures.ts';
import { insertPageBreak, insertTable } from './formats.ts';
import { InsertDialog, type Insertion, nameOfInsertion } from './insert-dialog.tsx';

/** Changed marks that a notification names. */
const MOST_NAMED = 10;
const INSERTIONS = ['blank', 'reference', 'annexure', 'footnote', 'clause'] as const;

function numberAnnexures(editor: Editor): void {
  const changed = [...renumberAnnexures(editor)].slice(0, MOST_NAMED);
  if (changed.length === 0) toast({ title: t(messages.annexuresInOrder) });
  else
    toast({
      title: t(messages.annexuresNumbered),
      description: t(messages.annexuresChanged, {
        marks: formatList(changed.map(([from, to]) => t(messages.annexureChanged, { from, to }))),
      }),
    });
}

/** Menu of everything that can be inserted at the cursor. */
export function InsertMenu({ editor }: { editor: Editor }) {
  const [asked, setAsked] = useState<Insertion>();
  return (
    <>
      <DropdownMenu
        align="start"
        trigger={
          <Button variant="quiet" className="px-3!">
            <Plus aria-hidden />
            {t(messages.insert)}
            <ChevronDown aria-hidden />
          </Button>
        }
      >
        <DropdownItem onSelect={() => insertTable(editor)}>{t(messages.table)}</DropdownItem>
        <DropdownItem onSelect={() => insertPageBreak(editor)}>{t(messages.pageBreak)}</DropdownItem>
        {INSERTIONS.map((kind) => (
          <DropdownItem key={kind} onSelect={() => setAsked(kind)}>
            {nameOfInsertion(kind)}
          </DropdownItem>
        ))}
        <DropdownItem onSelect={() => numberAnnexures(editor)}>{t(messages.numberAnnexures)}</DropdownItem>
      </DropdownMenu>
      {asked ? <InsertDialog editor={editor} kind={asked} onClose={() => setAsked(undefined)} /> : null}
    </>
  );
}

const TABLE_COMMANDS = [
  ['addRow', addRowAfter],
  ['addColumn', addColumnAfter],
  ['headerRow', toggleHeaderRow],
  ['deleteRow', deleteRow],
  ['deleteColumn', deleteColumn],
  ['deleteTable', deleteTable],
] as const;

/** The rows and columns of the table with the cursor. */
export function TableMenu({ editor }: { editor: Editor }) {
  return (
    <DropdownMenu
      align="start"
      trigger={
        <Button variant="quiet" size="icon" aria-label={t(messages.tableRows)} title={t(messages.tableRows)}>
          <Table2 aria-hidden />
        </Button>
      }
    >
      {TABLE_COMMANDS.map(([name, command]) => (
        <DropdownItem
          key={name}
          danger={name.startsWith('delete')}
          onSelect={() => command(editor.state, editor.view.dispatch)}
        >
          {t(messages[name])}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
