import { krutiDevToUnicode } from '#law/text/kruti-dev.ts';

/** Collects a text piece by piece; words of a legacy Hindi font become Unicode, however many pieces they have. */
export class LegacyText {
  readonly #out: string[] = [];
  #legacy: string[] = [];

  add(words: string, isLegacy: boolean): void {
    if (isLegacy) {
      this.#legacy.push(words);
      return;
    }
    if (words === '') return;
    this.#flush();
    this.#out.push(words);
  }

  #flush(): void {
    if (this.#legacy.length > 0) this.#out.push(krutiDevToUnicode(this.#legacy.join('')));
    this.#legacy = [];
  }

  whole(): string {
    this.#flush();
    return this.#out.join('');
  }
}
