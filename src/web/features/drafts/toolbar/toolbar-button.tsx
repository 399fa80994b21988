import type { ReactNode } from 'react';
import { Button } from '#web/ui/primitives/button.tsx';

type Props = {
  label: string;
  /** The keys that do the same. */
  keys?: string;
  pressed?: boolean;
  disabled?: boolean;
  /** State and id of the panel that the button opens, if it opens more buttons. */
  expanded?: boolean;
  controls?: string;
  onPress: () => void;
  children: ReactNode;
};

/** A button of the toolbar. The text keeps its selection while it is pressed. */
export function ToolbarButton({
  label,
  keys,
  pressed,
  disabled,
  expanded,
  controls,
  onPress,
  children,
}: Props) {
  return (
    <Button
      variant="quiet"
      size="icon"
      aria-label={label}
      title={keys ? `${label} (${keys})` : label}
      aria-pressed={pressed}
      aria-disabled={disabled}
      aria-expanded={expanded}
      aria-controls={controls}
      className="aria-pressed:bg-accent-wash! aria-pressed:text-accent!"
      onMouseDown={(event) => event.preventDefault()}
      onClick={() => (disabled ? undefined : onPress())}
    >
      {children}
    </Button>
  );
}
