import { Check, ChevronDown } from 'lucide-react';
import { Popover } from 'radix-ui';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { MENU_ITEM, MENU_PANEL } from '../overlays/menu-look.ts';
import { cx } from '../primitives/class-names.ts';
import { type FieldControl, Input } from './input.tsx';

/** `aside` tells two of the same label apart. */
export type ComboboxOption = { value: string; label: string; aside?: string | null };

export type ComboboxProps = Partial<FieldControl> & {
  /** The text in the box: what is typed, or the label of the chosen option. */
  text: string;
  onText: (text: string) => void;
  options: readonly ComboboxOption[];
  chosen: string | undefined;
  onChoose: (option: ComboboxOption) => void;
  /** The options do not answer the text yet; Enter waits for those that do. */
  searching: boolean;
  /** How many there are, or why there are none: heard, and seen where no option is. */
  status: string;
  /** The end of the options comes into view. */
  onEnd?: () => void;
  /** The box is left; what was typed and not chosen is the caller's to keep or to drop. */
  onLeave?: () => void;
  /** What the options are. */
  list: string;
  placeholder?: string;
};

/** So many options before the last, the next ones are asked for. */
const NEAR_END = 5;

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
    // In a script that is composed, these keys choose and end the letters first.
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
      className="max-h-[min(18rem,var(--radix-popover-content-available-height))] overflow-y-auto"
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

/** One of very many, found by typing: the caller looks for what was typed, and gives the options page by page. */
export function Combobox(props: ComboboxProps) {
  const { text, onText, options, status, placeholder, onLeave } = props;
  const { id: given, ...control } = controlOf(props);
  const list = useId();
  const box = useRef<HTMLInputElement>(null);
  const keys = useOptionKeys(props);
  const { open, setOpen, active } = keys;
  const shown = open && options.length > 0;
  return (
    <Popover.Root open={open} onOpenChange={setOpen}>
      <Popover.Anchor asChild>
        <div className="relative">
          <Input
            {...control}
            {...(given ? { id: given } : {})}
            ref={box}
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
      </Popover.Anchor>
      <Popover.Portal>
        <Popover.Content
          role="presentation"
          align="start"
          sideOffset={4}
          collisionPadding={8}
          onOpenAutoFocus={(event) => event.preventDefault()}
          onCloseAutoFocus={(event) => event.preventDefault()}
          onInteractOutside={(event) => {
            if (event.target === box.current) event.preventDefault();
          }}
          // The focus stays in the box.
          onPointerDown={(event) => event.preventDefault()}
          className={cx(MENU_PANEL, 'w-(--radix-popover-trigger-width)')}
        >
          {shown ? (
            <Options props={props} keys={keys} id={list} />
          ) : (
            <p aria-hidden className="px-3 py-2 text-ui text-ink-soft">
              {status}
            </p>
          )}
        </Popover.Content>
      </Popover.Portal>
    </Popover.Root>
  );
}

/** What ties the box to its label, hint and error. */
function controlOf(props: ComboboxProps): Partial<FieldControl> {
  const { id, ...rest } = props;
  return {
    ...(id ? { id } : {}),
    ...(Object.fromEntries(
      Object.entries(rest).filter(([name]) => name.startsWith('aria-')),
    ) as Partial<FieldControl>),
  };
}
