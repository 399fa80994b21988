import type { WordTag } from './archive.ts';
import type { Change } from './scanned.ts';

const KINDS: Readonly<Record<string, Change['kind']>> = {
  ins: 'inserted',
  moveTo: 'inserted',
  del: 'deleted',
  moveFrom: 'deleted',
};

/** The tracked changes that are open. */
export class Changes {
  readonly #open: { local: string; change: Change }[] = [];
  /** Deleted words are kept and marked, with those that were inserted. */
  readonly tracked: boolean;

  constructor(tracked: boolean) {
    this.tracked = tracked;
  }

  open({ local, kind, value }: WordTag): void {
    const of = Object.hasOwn(KINDS, local) ? KINDS[local] : undefined;
    if (of && kind === 'open')
      this.#open.push({ local, change: { kind: of, author: value('author') ?? '' } });
  }

  close(local: string): void {
    if (this.#open.at(-1)?.local === local) this.#open.pop();
  }

  /** Elements of deleted and moved words that are open. */
  get deleted(): boolean {
    return this.#open.some(({ change }) => change.kind === 'deleted');
  }

  /** Words of the place are left out. */
  get hidden(): boolean {
    return this.deleted && !this.tracked;
  }

  /** The change that words belong to; words that one inserted and another deleted are deleted. */
  get now(): Change | undefined {
    if (!this.tracked) return undefined;
    return (this.#open.findLast(({ change }) => change.kind === 'deleted') ?? this.#open.at(-1))?.change;
  }
}
