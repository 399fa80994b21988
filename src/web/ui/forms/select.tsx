import { Check, ChevronDown } from 'lucide-react';
import {
  type KeyboardEvent,
  type MouseEvent,
  type RefObject,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { MENU_ITEM, MENU_PANEL } from '../overlays/menu-styles.ts';
import { usePlace } from '../overlays/place.ts';
import { useAfterPaint } from '../primitives/after-paint.ts';
import { choiceMarks, writeValue } from '../primitives/choice.ts';
import { cx } from '../primitives/class-names.ts';
import { namedBy, useTypedLetters } from '../primitives/typed-letters.ts';
import { useDismissal } from '../primitives/use-dismissal.ts';
import { CONTROL, Field, type FieldControl, type InField } from './input.tsx';

const PAGE = 10;

type Named = { value: string; label: string };

function after(key: string, active: number, count: number): number | undefined {
  const last = count - 1;
  const steps: Record<string, number> = {
    ...{ ArrowDown: active + 1, ArrowUp: active - 1, PageDown: active + PAGE, PageUp: active - PAGE },
    ...{ Home: 0, End: last },
  };
  const next = steps[key];
  return next === undefined ? undefined : Math.max(0, Math.min(last, next));
}

/** Keys that open a closed list; a letter opens it too, at the option that it names. */
const OPENING = ['Enter', ' ', 'ArrowDown', 'ArrowUp', 'Home', 'End'];
const KEYS = [...OPENING, 'PageDown', 'PageUp'];
const isLetter = ({ key, ctrlKey, altKey, metaKey }: KeyboardEvent) =>
  key.length === 1 && key !== ' ' && !ctrlKey && !altKey && !metaKey;

/**
 * The keys of a box with a list of options, as the ARIA Authoring Practices describe them for a combobox that only selects:
 * the focus stays in the box.
 */
function useSelectKeys<T extends Named>(
  options: readonly T[],
  value: string | undefined,
  onChoose: (option: T) => void,
) {
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(0);
  const type = useTypedLetters();
  const labels = options.map(({ label }) => label);
  const close = () => setOpen(false);
  const show = () => {
    const chosen = Math.max(
      0,
      options.findIndex((option) => option.value === value),
    );
    setActive(chosen);
    setOpen(true);
    return chosen;
  };
  const choose = (option: T | undefined) => {
    close();
    if (option && option.value !== value) onChoose(option);
  };
  const act = ({ key, timeStamp }: KeyboardEvent, letter: boolean) => {
    const next = after(key, active, options.length);
    if (open && letter) setActive(namedBy(labels, active, type(key, timeStamp)));
    else if (letter) setActive(namedBy(labels, show(), type(key, timeStamp)));
    else if (!open) show();
    else if (next === undefined) choose(options[active]);
    else setActive(next);
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const letter = isLetter(event);
    if (event.key === 'Tab') close();
    if (!letter && !(open ? KEYS : OPENING).includes(event.key)) return;
    event.preventDefault();
    act(event, letter);
  };
  return { open, active, setActive, close, show, choose, onKeyDown };
}

/** `aside` is shown at the right end of the option, such as a count. */
type Option<T extends string> = { value: T; label: string; aside?: string };

export type SelectProps<T extends string> = Partial<FieldControl> & {
  value: T | undefined;
  onValueChange: (value: T) => void;
  /** Takes the choice back, where nothing may be chosen. */
  onClear?: () => void;
  options: readonly Option<T>[];
  placeholder?: string;
  /** Required when no visible label is connected to it. */
  'aria-label'?: string;
  disabled?: boolean;
  className?: string;
};

const PLACING = { gap: 4, align: 'start' } as const;

type ListProps = {
  id: string;
  box: RefObject<HTMLButtonElement | null>;
  options: readonly Option<string>[];
  value: string | undefined;
  active: number;
  onActive: (index: number) => void;
  onChoose: (index: number) => void;
  onClose: () => void;
  onKeyDown: (event: KeyboardEvent) => void;
};

type OptionsProps = Pick<
  ListProps,
  'id' | 'options' | 'value' | 'active' | 'onActive' | 'onChoose' | 'onKeyDown'
>;

function Options({ id, options, value, active, onActive, onChoose, onKeyDown }: OptionsProps) {
  return options.map((option, index) => (
    <div
      key={option.value}
      id={`${id}-${index}`}
      role="option"
      aria-selected={option.value === value}
      tabIndex={-1}
      {...(index === active ? { 'data-highlighted': '' } : { onPointerMove: () => onActive(index) })}
      onFocus={() => onActive(index)}
      onClick={() => onChoose(index)}
      onKeyDown={onKeyDown}
      className={cx(MENU_ITEM, 'pr-8')}
    >
      {option.label}
      {option.aside ? (
        <span aria-hidden className="ml-auto pl-4 text-13 text-ink-soft tabular-nums">
          {option.aside}
        </span>
      ) : null}
      {option.value === value ? <Check aria-hidden className="absolute right-2" /> : null}
    </div>
  ));
}

/** The focus stays in the box. */
const keepFocus = (event: MouseEvent) => event.preventDefault();

/** Above everything else on the page, a dialog too, and in the document right after its box. */
function Panel({ trigger, ...props }: ListProps & { trigger: HTMLElement }) {
  const { id, active, onClose } = props;
  const layer = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    layer.current?.showPopover?.();
    if (panel.current) panel.current.style.minWidth = `${trigger.offsetWidth}px`;
    return () => {
      if (layer.current?.contains(document.activeElement)) trigger.focus({ preventScroll: true });
    };
  }, [trigger]);
  usePlace(panel, trigger, PLACING);
  useDismissal(() => [layer.current, trigger], onClose);
  useEffect(() => {
    document.getElementById(`${id}-${active}`)?.scrollIntoView?.({ block: 'nearest' });
  }, [id, active]);
  return (
    <div
      ref={layer}
      popover="manual"
      className="fixed inset-0 z-50 m-0 size-full border-0 bg-transparent p-0 font-normal text-ink"
    >
      {/* A press beside the open list closes it, and reaches nothing below. */}
      <div aria-hidden onClick={onClose} onMouseDown={keepFocus} className="absolute inset-0" />
      <div
        ref={panel}
        id={id}
        role="listbox"
        aria-labelledby={trigger.id}
        tabIndex={-1}
        data-state="open"
        onMouseDown={keepFocus}
        className={cx(MENU_PANEL, 'fixed top-0 left-0 w-max overflow-y-auto')}
      >
        <Options {...props} />
      </div>
    </div>
  );
}

/** The element of the box is the place of the list. */
function List(props: ListProps) {
  const { current } = props.box;
  return current ? <Panel {...props} trigger={current} /> : null;
}

/**
 * Chooses one of a few options. Ours and not that of Radix, which hides all else from screen readers, measures the page several
 * times and moves the focus through the list: four times the processor time of this one.
 */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, onValueChange, onClear, options, placeholder, className, disabled, ...control } = props;
  const ownId = useId();
  const list = `${ownId}-list`;
  const box = useRef<HTMLButtonElement>(null);
  // A choice arrives as typing does in a field, so that a dialog knows of it and can write it again.
  const keys = useSelectKeys(options, value, (option) => {
    if (box.current) writeValue(box.current, option.value);
  });
  useLayoutEffect(() => {
    if (box.current) box.current.value = value ?? '';
  });
  const { open, active, close, show, choose, onKeyDown } = keys;
  // The box is shown as pressed first.
  const drawn = useAfterPaint(open) && open;
  const label = options.find((option) => option.value === value)?.label;
  return (
    <>
      <button
        id={ownId}
        {...control}
        {...choiceMarks(value, onClear !== undefined || options.some((option) => option.value === ''))}
        ref={box}
        type="button"
        role="combobox"
        aria-haspopup="listbox"
        aria-expanded={open}
        {...(drawn ? { 'aria-controls': list, 'aria-activedescendant': `${list}-${active}` } : {})}
        {...(label === undefined ? { 'data-placeholder': '' } : {})}
        disabled={disabled ?? false}
        onInput={({ currentTarget }) => {
          const chosen = options.find((option) => option.value === currentTarget.value);
          if (chosen) onValueChange(chosen.value);
          else if (currentTarget.value === '') onClear?.();
        }}
        onClick={({ currentTarget }) => {
          // Not every browser gives the focus to a button that is pressed.
          currentTarget.focus({ preventScroll: true });
          if (open) close();
          else show();
        }}
        onKeyDown={onKeyDown}
        className={cx(
          CONTROL,
          'inline-flex h-11 items-center justify-between gap-2 text-left md:h-9 aria-expanded:border-accent data-placeholder:text-ink-faint [&>span]:truncate',
          className,
        )}
      >
        <span>{label ?? placeholder}</span>
        <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
      </button>
      {drawn ? (
        <List
          id={list}
          box={box}
          options={options}
          value={value}
          active={active}
          onActive={keys.setActive}
          onChoose={(index) => choose(options[index])}
          onClose={close}
          onKeyDown={onKeyDown}
        />
      ) : null}
    </>
  );
}

/** A field that chooses one of a few options. */
export function SelectField<T extends string>(props: InField<SelectProps<T>>) {
  const { label, optional, required, hint, error, ...control } = props;
  return (
    <Field {...{ label, optional, required, hint, error }}>
      {(field) => <Select<T> {...field} {...control} />}
    </Field>
  );
}
