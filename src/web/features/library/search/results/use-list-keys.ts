import { type RefObject, useEffect } from 'react';
import { busyTarget } from '../keys.ts';

export type ListKeys = {
  ids: readonly string[];
  selected: string | undefined;
  onSelect: (id: string) => void;
};

/** The entry `step` places on; the first one where nothing is selected. */
export function stepFrom(
  ids: readonly string[],
  selected: string | undefined,
  step: 1 | -1,
): string | undefined {
  const at = selected === undefined ? -1 : ids.indexOf(selected);
  if (at < 0) return ids[0];
  return ids[Math.min(ids.length - 1, Math.max(0, at + step))];
}

/** Gives the keyboard to a result, in view. */
export function focusResult(id: string): void {
  const link = document.querySelector<HTMLElement>(`[data-result="${CSS.escape(id)}"]`);
  link?.focus({ preventScroll: true });
  link?.closest('article')?.scrollIntoView({ block: 'nearest' });
}

/** `j` and `k` anywhere on the page, and the arrows inside the list, move the selection with the focus. */
export function useListKeys(
  region: RefObject<HTMLElement | null>,
  { ids, selected, onSelect }: ListKeys,
): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (busyTarget(event)) return;
      const inside = event.target instanceof Node && region.current?.contains(event.target);
      const arrows: Record<string, 1 | -1> = inside ? { ArrowDown: 1, ArrowUp: -1 } : {};
      const step = ({ j: 1, k: -1, ...arrows } as Record<string, 1 | -1>)[event.key];
      const next = step && stepFrom(ids, selected, step);
      if (!next) return;
      event.preventDefault();
      onSelect(next);
      focusResult(next);
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [region, ids, selected, onSelect]);
}
