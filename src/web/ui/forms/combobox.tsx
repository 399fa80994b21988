import { Check, ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type ReactNode,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MENU_ITEM, MENU_PANEL } from '../overlays/menu-styles.ts';
import { usePlace } from '../overlays/place.ts';
import { cx } from '../primitives/class-names.ts';
import { useDismissal } from '../primitives/use-dismissal.ts';
import { type FieldControl, Input } from './input.tsx';

/** `aside` distinguishes two options with the same label. */
export type ComboboxOption = { value: string; label: string; aside?: string | null };

export type ComboboxProps = Partial<FieldControl> & {
  /** The text in the box: the typed text, or the label of the chosen option. */
  text: string;
  onText: (text: string) => void;
  options: readonly ComboboxOption[];
  chosen: string | undefined;
  onChoose: (option: ComboboxOption) => void;
  /** The options do not match the text yet; Enter waits for those that do. */
  searching: boolean;
  /** The number of options, or why there are none: announced, and shown when there are no options. */
  status: string;
  /** Called when the end of the options becomes visible. */
  onEnd?: () => void;
  /** Called when the box loses focus; the caller keeps or drops text that matches no choice. */
  onLeave?: () => void;
  /** The label of the list of options. */
  list: string;
  placeholder?: string;
};

/** The next options are requested this many options before the last one. */
const NEAR_END = 5;
/** The focus stays in the box. */
const keepFocus = (event: MouseEvent) => event.preventDefault();
const PLACING = { gap: 4, align: 'start' } as const;

function useOptionKeys(props: ComboboxProps) {
  const { options, searching, onChoose, onEnd } = props;
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(0);
  const active = Math.min(at, options.length - 1);
  const choose = (option: ComboboxOption) => {
    onChoose(option);
    setOpen(false);
  };
  const show = () => {
    setAt(
      Math.max(
        0,
        options.findIndex(({ value }) => value === props.chosen),
      ),
    );
    setOpen(true);
  };
  const move = (step: number) => {
    if (options.length === 0) return;
    const next = Math.min(options.length - 1, Math.max(0, active + step));
    setAt(next);
    if (next >= options.length - NEAR_END) onEnd?.();
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const step = { ArrowDown: 1, ArrowUp: -1, PageDown: 8, PageUp: -8 }[event.key];
    if (step === undefined && event.key !== 'Enter') return;
    // During text composition (IME) these keys choose and complete characters first.
    if (event.nativeEvent.isComposing) return;
    event.preventDefault();
    const option = options[active];
    if (!open) show();
    else if (step !== undefined) move(step);
    else if (option && !searching) choose(option);
  };
  return { open, setOpen, active, setAt, choose, show, onKeyDown };
}

function Options({
  props,
  keys,
  id,
}: {
  props: ComboboxProps;
  keys: ReturnType<typeof useOptionKeys>;
  id: string;
}) {
  const { options, chosen, onEnd, list } = props;
  const { active, setAt, choose } = keys;
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      id={id}
      role="listbox"
      aria-label={list}
      onScroll={({ currentTarget: { scrollHeight, scrollTop, clientHeight } }) => {
        if (scrollHeight - scrollTop - clientHeight < clientHeight) onEnd?.();
      }}
      className="max-h-72 min-h-0 overflow-y-auto"
      onMouseDown={keepFocus}
    >
      {options.map((option, index) => (
        <div
          key={option.value}
          id={`${id}-${index}`}
          role="option"
          tabIndex={-1}
          aria-selected={option.value === chosen}
          {...(index === active ? { 'data-highlighted': '' } : {})}
          onPointerMove={() => setAt(index)}
          onClick={() => choose(option)}
          onKeyDown={keys.onKeyDown}
          className={cx(MENU_ITEM, 'pr-8')}
        >
          <span className="truncate">{option.label}</span>
          {option.aside ? (
            <span className="ml-auto shrink-0 pl-4 text-13 text-ink-soft tabular-nums">{option.aside}</span>
          ) : null}
          {option.value === chosen ? <Check aria-hidden className="absolute right-2" /> : null}
        </div>
      ))}
    </div>
  );
}

type PanelProps = { frame: HTMLElement; count: number; onClose: () => void; children: ReactNode };

/** A panel beside the box and as wide as it. */
function Panel({ frame, count, onClose, children }: PanelProps) {
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    panel.current?.showPopover?.();
    if (panel.current) panel.current.style.width = `${frame.offsetWidth}px`;
  }, [frame]);
  usePlace(panel, frame, PLACING, count);
  useDismissal(() => [panel.current, frame], onClose);
  return (
    <div
      ref={panel}
      popover="manual"
      role="presentation"
      data-state="open"
      className={cx(
        MENU_PANEL,
        'fixed inset-auto top-0 left-0 m-0 flex flex-col text-left font-normal text-ink',
      )}
    >
      {children}
    </div>
  );
}

/**
 * Chooses one of very many options by typing: the caller searches for the typed text and returns the options page by
 * page.
 */
export function Combobox(props: ComboboxProps) {
  const { text, onText, options, status, placeholder, onLeave } = props;
  const { id: given, ...control } = controlOf(props);
  const list = useId();
  const [frame, setFrame] = useState<HTMLElement | null>(null);
  const keys = useOptionKeys(props);
  const { open, setOpen, active } = keys;
  const shown = open && options.length > 0;
  return (
    <>
      <div ref={setFrame} className="relative">
        <Input
          {...control}
          {...(given ? { id: given } : {})}
          role="combobox"
          aria-autocomplete="list"
          aria-expanded={shown}
          {...(shown ? { 'aria-controls': list } : {})}
          {...(shown && options[active] ? { 'aria-activedescendant': `${list}-${active}` } : {})}
          autoComplete="off"
          spellCheck={false}
          className="pr-9"
          placeholder={placeholder}
          value={text}
          onChange={(event) => {
            onText(event.target.value);
            keys.setAt(0);
            setOpen(true);
          }}
          onClick={keys.show}
          onKeyDown={keys.onKeyDown}
          onBlur={() => {
            setOpen(false);
            onLeave?.();
          }}
        />
        <ChevronDown
          aria-hidden
          className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
        />
        <span role="status" className="sr-only">
          {open ? status : ''}
        </span>
      </div>
      {open && frame ? (
        <Panel frame={frame} count={options.length} onClose={() => setOpen(false)}>
          {shown ? (
            <Options props={props} keys={keys} id={list} />
          ) : (
            <p aria-hidden onMouseDown={keepFocus} className="px-3 py-2 text-ui text-ink-soft">
              {status}
            </p>
          )}
        </Panel>
      ) : null}
    </>
  );
}

/** Attributes that connect the box to its label, hint and error. */
function controlOf(props: ComboboxProps): Partial<FieldControl> {
  const { id, ...rest } = props;
  return {
    ...(id ? { id } : {}),
    ...(Object.fromEntries(
      Object.entries(rest).filter(([name]) => name.startsWith('aria-')),
    ) as Partial<FieldControl>),
  };
}
