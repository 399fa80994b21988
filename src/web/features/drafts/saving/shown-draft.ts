import { useCallback, useSyncExternalStore } from 'react';
import { oncePainted } from '#web/ui/primitives/after-paint.ts';
import { hasText } from './document-text.ts';
import type { SavedDraft, SaveState } from './draft-saver.ts';

export interface Shown {
  title: string;
  state: SaveState;
  /** The state on the server. */
  base: SavedDraft;
}

/** State of the screen beside the draft's text. A change draws only the parts that read it. */
export class ShownDraft {
  #now: Shown;
  readonly #listeners = new Set<() => void>();

  constructor(first: Shown) {
    this.#now = first;
  }

  readonly now = (): Shown => this.#now;

  change(part: Partial<Shown>): void {
    this.#now = { ...this.#now, ...part };
    for (const listener of this.#listeners) listener();
  }

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => this.#listeners.delete(listener);
  };

  /** Calls back now and when the phase is another one. Returns a function that ends this. */
  readonly onPhase = (listener: (phase: SaveState['phase']) => void): (() => void) => {
    let told: SaveState['phase'] | undefined;
    const tell = () => {
      const { phase } = this.#now.state;
      if (phase === told) return;
      told = phase;
      listener(phase);
    };
    tell();
    return this.subscribe(tell);
  };
}

/** The title as it is typed. */
export const useTitle = (shown: ShownDraft): string =>
  useSyncExternalStore(shown.subscribe, () => shown.now().title);

/**
 * A part of what is shown, after the frame of the key that changes it; `pick` gives the same value while nothing of it
 * changed.
 */
export function useShown<T>(shown: ShownDraft, pick: (now: Shown) => T): T {
  const read = useCallback(() => pick(shown.now()), [shown, pick]);
  const subscribe = useCallback(
    (listener: () => void) => {
      const { plan, end } = oncePainted(listener);
      const leave = shown.subscribe(plan);
      return () => {
        leave();
        end();
      };
    },
    [shown],
  );
  return useSyncExternalStore(subscribe, read);
}

export const phaseOf = ({ state }: Shown) => state.phase;
/** True when no word is saved. */
export const isEmpty = ({ base }: Shown) => !hasText(base.document);
export const savedAtOf = ({ base }: Shown) => base.updated_at;
