import type { ReactNode } from 'react';
import { Button } from '#web/ui/primitives/button.tsx';

type Props = {
  label: string;
  /** The keys that do the same. */
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  onPress: () => void;
  children: ReactNode;
};

/** A button of the toolbar. The text keeps its selection while it is pressed. */
export function ToolbarButton({ label, keys, pressed, disabled, onPress, children }: Props) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      className="aria-pressed:bg-accent-wash! aria-pressed:text-accent!"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (disabled ? undefined : onPress())}
    >
      {children}
    </Button>
  );
}
