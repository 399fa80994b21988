import { RadioGroup } from 'radix-ui';
import type { ComponentProps, FocusEvent } from 'react';

/**
 * An option that the arrow keys choose. Radix moves the focus a moment after the key, and chooses only while the key is still down:
 * on a slow page a short press moved the focus alone.
 */
export function RadioOption(props: Omit<ComponentProps<typeof RadioGroup.Item>, 'onFocus'>) {
  const choose = (event: FocusEvent<HTMLButtonElement>) => {
    const { currentTarget, relatedTarget } = event;
    const group = currentTarget.closest('[role="radiogroup"]');
    const cameByKey = currentTarget.matches(':focus-visible') && group?.contains(relatedTarget);
    if (!cameByKey) return;
    currentTarget.click();
    event.preventDefault();
  };
  return <RadioGroup.Item {...props} onFocus={choose} />;
}
