import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { useState } from 'react';
import { MENU_ITEM, MENU_PANEL } from '../overlays/menu-styles.ts';
import { cx } from '../primitives/class-names.ts';
import { CONTROL, type FieldControl } from './input.tsx';

export type SelectProps<T extends string> = Partial<FieldControl> & {
  value: T | undefined;
  onValueChange: (value: T) => void;
  /** `aside` is shown at the right end of the option, such as a count. */
  options: readonly { value: T; label: string; aside?: string }[];
  placeholder?: string;
  /** Required when no visible label is connected to it. */
  'aria-label'?: string;
  disabled?: boolean;
  className?: string;
};

/** The options are made when the pointer or the focus comes: a page with many choices is drawn much sooner. */
export function Select<T extends string>(props: SelectProps<T>) {
  const { value, onValueChange, options, placeholder, className, disabled, ...control } = props;
  const [used, setUsed] = useState(false);
  const [open, setOpen] = useState(false);
  const use = () => setUsed(true);
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(next) => onValueChange(next as T)}
      onOpenChange={(next) => {
        use();
        setOpen(next);
      }}
      {...(disabled ? { disabled } : {})}
    >
      <Radix.Trigger
        {...control}
        onFocus={use}
        onPointerEnter={use}
        className={cx(
          CONTROL,
          'inline-flex h-11 items-center justify-between gap-2 text-left md:h-9 data-placeholder:text-ink-faint [&>span]:truncate',
          className,
        )}
      >
        <Radix.Value placeholder={placeholder}>
          {options.find((option) => option.value === value)?.label}
        </Radix.Value>
        <Radix.Icon asChild>
          <ChevronDown aria-hidden className="size-4 shrink-0 text-ink-soft" />
        </Radix.Icon>
      </Radix.Trigger>
      {used ? (
        <Radix.Portal>
          <div>
            {/* A press beside the open list closes it, and reaches nothing below. It stays for the whole press. */}
            <div aria-hidden className={cx('pointer-events-auto fixed inset-0 z-50', !open && 'hidden')} />
            <Radix.Content
              position="popper"
              sideOffset={4}
              className={cx(
                MENU_PANEL,
                'max-h-(--radix-select-content-available-height) min-w-(--radix-select-trigger-width)',
              )}
            >
              <Radix.Viewport>
                {options.map((option) => (
                  <Radix.Item key={option.value} value={option.value} className={cx(MENU_ITEM, 'pr-8')}>
                    <Radix.ItemText>{option.label}</Radix.ItemText>
                    {option.aside ? (
                      <span aria-hidden className="ml-auto pl-4 text-13 text-ink-soft tabular-nums">
                        {option.aside}
                      </span>
                    ) : null}
                    <Radix.ItemIndicator className="absolute right-2">
                      <Check aria-hidden className="size-4" />
                    </Radix.ItemIndicator>
                  </Radix.Item>
                ))}
              </Radix.Viewport>
            </Radix.Content>
          </div>
        </Radix.Portal>
      ) : null}
    </Radix.Root>
  );
}
