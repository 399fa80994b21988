/** Characters of records that a segment keeps in memory until its file is written. */
const mostCharacters = 16_000_000;

/** The records of documents just written, as JSON by row: reading a few from the table takes longer than a search. */
export class RecentRecords {
  readonly #texts: string[] = [];
  #characters = 0;

  /** Rows come in order; none is kept once there is no room. */
  add(row: number, text: string): void {
    if (row !== this.#texts.length || this.#characters + text.length > mostCharacters) return;
    this.#texts.push(text);
    this.#characters += text.length;
  }

  /** The records of some rows; undefined where one of them is not here. */
  of(rows: readonly number[]): string[] | undefined {
    const texts: string[] = [];
    for (const row of rows) {
      const text = this.#texts[row];
      if (text === undefined) return undefined;
      texts.push(text);
    }
    return texts;
  }
}
