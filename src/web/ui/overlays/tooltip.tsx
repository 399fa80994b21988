import { Tooltip as Radix } from 'radix-ui';
import { type ReactElement, type ReactNode, type SyntheticEvent, useState } from 'react';

export type TooltipProps = {
  content: ReactNode;
  side?: 'top' | 'right' | 'bottom' | 'left';
  /** The child does nothing else, so a press shows the text too: a touch screen has no pointer to hover with. */
  opensOnPress?: boolean;
  children: ReactElement;
};

/** Keeps Radix from closing the text when its trigger is pressed. */
const stay = (event: SyntheticEvent) => event.preventDefault();

/** Extra text on hover and focus. The child must be focusable and already have a label. */
export function Tooltip({ content, side = 'bottom', opensOnPress = false, children }: TooltipProps) {
  const [open, setOpen] = useState(false);
  const press = (event: SyntheticEvent) => {
    stay(event);
    setOpen(true);
  };
  return (
    <Radix.Provider delayDuration={400} skipDelayDuration={200}>
      <Radix.Root open={open} onOpenChange={setOpen}>
        <Radix.Trigger asChild {...(opensOnPress ? { onPointerDown: stay, onClick: press } : {})}>
          {children}
        </Radix.Trigger>
        <Radix.Portal>
          <Radix.Content
            side={side}
            sideOffset={6}
            collisionPadding={8}
            className="motion-pop z-60 max-w-72 rounded-control border border-line bg-raised px-3 py-2 text-13 text-ink shadow-float"
          >
            {content}
          </Radix.Content>
        </Radix.Portal>
      </Radix.Root>
    </Radix.Provider>
  );
}
