import type { Editor } from '@tiptap/core';
import { redo, redoDepth, undo, undoDepth } from '@tiptap/pm/history';
import {
  AlignCenter,
  Bold,
  Ellipsis,
  IndentDecrease,
  IndentIncrease,
  Italic,
  List,
  ListOrdered,
  ListRestart,
  Quote,
  Redo2,
  Search,
  Underline,
  Undo2,
} from 'lucide-react';
import { type KeyboardEvent, useId, useRef, useState } from 'react';
import { messages } from '#shared/messages/en/drafting/editor.ts';
import { t } from '#shared/messages/translate.ts';
import { CONTROL } from '#web/ui/forms/input.tsx';
import { useOptimisticValue } from '#web/ui/primitives/after-paint.ts';
import { cx } from '#web/ui/primitives/class-names.ts';
import { useReadAfterPaint } from '../editor/read-later.ts';
import {
  isCentered,
  STYLES,
  type Style,
  setStyle,
  shiftLevel,
  styleAt,
  toggleCenter,
  toggleRestart,
} from './formats.ts';
import { ToolbarButton } from './toolbar-button.tsx';
import { InsertMenu, TableMenu } from './toolbar-menus.tsx';

/** The index that a key leads to from the one at `at`; undefined for other keys. */
function indexAfter(key: string, at: number, count: number): number | undefined {
  if (key === 'ArrowRight') return (at + 1) % count;
  if (key === 'ArrowLeft') return (at - 1 + count) % count;
  if (key === 'Home') return 0;
  return key === 'End' ? count - 1 : undefined;
}

/** The arrow keys move between the buttons of a toolbar that are shown, as the ARIA Authoring Practices say. */
function useToolbarKeys() {
  const bar = useRef<HTMLDivElement>(null);
  const onKeyDown = (event: KeyboardEvent) => {
    if (!(event.target instanceof HTMLButtonElement)) return;
    const buttons = [...(bar.current?.querySelectorAll<HTMLElement>('button, select') ?? [])].filter(
      (button) => button.offsetParent !== null,
    );
    const at = buttons.indexOf(event.target);
    const next = at < 0 ? undefined : indexAfter(event.key, at, buttons.length);
    if (next === undefined) return;
    event.preventDefault();
    buttons[next]?.focus();
  };
  return { ref: bar, onKeyDown };
}

const stateOf = (editor: Editor) => ({
  style: styleAt(editor),
  bold: editor.isActive('bold'),
  italic: editor.isActive('italic'),
  underline: editor.isActive('underline'),
  bullets: editor.isActive('bulletList'),
  numbers: editor.isActive('orderedList'),
  quote: editor.isActive('blockquote'),
  table: editor.isActive('table'),
  center: isCentered(editor),
  restarts: editor.getAttributes('numberedParagraph').restart === true,
  undo: undoDepth(editor.state) > 0,
  redo: redoDepth(editor.state) > 0,
});
type Shown = ReturnType<typeof stateOf>;
type PartProps = { editor: Editor; shown: Shown };

function History({ editor, shown }: PartProps) {
  return (
    <>
      <ToolbarButton
        label={t(messages.undo)}
        keys="Ctrl+Z"
        disabled={!shown.undo}
        onPress={() => undo(editor.state, editor.view.dispatch)}
      >
        <Undo2 aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        label={t(messages.redo)}
        keys="Ctrl+Y"
        disabled={!shown.redo}
        onPress={() => redo(editor.state, editor.view.dispatch)}
      >
        <Redo2 aria-hidden />
      </ToolbarButton>
    </>
  );
}

const BOLD = ['bold', 'Ctrl+B', Bold] as const;
const OTHER_MARKS = [
  ['italic', 'Ctrl+I', Italic],
  ['underline', 'Ctrl+U', Underline],
] as const;
type Mark = typeof BOLD | (typeof OTHER_MARKS)[number];

function Marks({ editor, shown, marks }: PartProps & { marks: readonly Mark[] }) {
  return marks.map(([name, keys, Icon]) => (
    <ToolbarButton
      key={name}
      label={t(messages[name])}
      keys={keys}
      pressed={shown[name]}
      onPress={() => editor.chain().focus().toggleMark(name).run()}
    >
      <Icon aria-hidden />
    </ToolbarButton>
  ));
}

function Levels({ editor, shown }: PartProps) {
  if (shown.style !== 'numberedParagraph') return null;
  return (
    <>
      <ToolbarButton label={t(messages.levelUp)} keys="Shift+Tab" onPress={() => shiftLevel(editor, -1)}>
        <IndentDecrease aria-hidden />
      </ToolbarButton>
      <ToolbarButton label={t(messages.levelDown)} keys="Tab" onPress={() => shiftLevel(editor, 1)}>
        <IndentIncrease aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        label={t(messages.restart)}
        pressed={shown.restarts}
        onPress={() => toggleRestart(editor)}
      >
        <ListRestart aria-hidden />
      </ToolbarButton>
    </>
  );
}

function Blocks({ editor, shown }: PartProps) {
  return (
    <>
      <ToolbarButton
        label={t(messages.bulletList)}
        keys="Ctrl+Shift+8"
        pressed={shown.bullets}
        onPress={() => editor.chain().focus().toggleList('bulletList', 'listItem').run()}
      >
        <List aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        label={t(messages.orderedList)}
        keys="Ctrl+Shift+9"
        pressed={shown.numbers}
        onPress={() => editor.chain().focus().toggleList('orderedList', 'listItem').run()}
      >
        <ListOrdered aria-hidden />
      </ToolbarButton>
      <ToolbarButton
        label={t(messages.quote)}
        keys="Ctrl+Shift+B"
        pressed={shown.quote}
        onPress={() => editor.chain().focus().toggleWrap('blockquote').run()}
      >
        <Quote aria-hidden />
      </ToolbarButton>
      <ToolbarButton label={t(messages.center)} pressed={shown.center} onPress={() => toggleCenter(editor)}>
        <AlignCenter aria-hidden />
      </ToolbarButton>
    </>
  );
}

/** The style of the paragraph with the cursor, and the choice of another one. */
function StyleSelect({ editor, shown: { style } }: PartProps) {
  const [chosen, show] = useOptimisticValue(style);
  const choose = (next: Style) =>
    show(next, () => {
      if (editor.isDestroyed) return;
      setStyle(editor, next);
      // A table takes no heading: then the paragraph keeps its style.
      show(styleAt(editor), () => undefined);
    });
  return (
    <select
      aria-label={t(messages.style)}
      value={chosen}
      onChange={({ target }) => choose(target.value as Style)}
      className={cx(CONTROL, 'mx-1 h-11 min-w-0 flex-1 md:h-9 md:w-auto! md:max-w-40 md:flex-none')}
    >
      {STYLES.map((one) => (
        <option key={one} value={one}>
          {t(messages[one])}
        </option>
      ))}
    </select>
  );
}

type Props = { editor: Editor; finding: boolean; onFind: () => void };

/** The formatting of the text, for the pointer, the keyboard and a finger. On a phone most of it opens below the first row. */
export function Toolbar({ editor, finding, onFind }: Props) {
  const shown = useReadAfterPaint(editor, stateOf);
  const part = { editor, shown };
  const [open, setOpen] = useState(false);
  const rest = useId();
  return (
    <div
      role="toolbar"
      aria-label={t(messages.toolbar)}
      {...useToolbarKeys()}
      className="flex flex-wrap items-center gap-0.5"
    >
      <History {...part} />
      <StyleSelect {...part} />
      <Marks {...part} marks={[BOLD]} />
      <div className="md:hidden">
        <ToolbarButton
          label={t(messages.moreFormatting)}
          expanded={open}
          controls={rest}
          onPress={() => setOpen(!open)}
        >
          <Ellipsis aria-hidden />
        </ToolbarButton>
      </div>
      <div
        id={rest}
        className={cx('flex basis-full flex-wrap items-center gap-0.5 md:contents', !open && 'max-md:hidden')}
      >
        <Marks {...part} marks={OTHER_MARKS} />
        <Levels {...part} />
        <Blocks {...part} />
        {shown.table ? <TableMenu editor={editor} /> : null}
        <InsertMenu editor={editor} />
        <ToolbarButton label={t(messages.find)} keys="Ctrl+F" pressed={finding} onPress={onFind}>
          <Search aria-hidden />
        </ToolbarButton>
      </div>
    </div>
  );
}
