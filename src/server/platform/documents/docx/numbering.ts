import * as docx from 'docx';
import type { Sign } from '../model.ts';
import { LIST_LEVELS, STEP, twips } from './styles.ts';

const BULLETS = 'bullets';

type Config = NonNullable<docx.INumberingOptions['config'][number]>;
type Level = Config['levels'][number];

const indent = (level: number) => ({
  paragraph: { indent: { left: twips(STEP * (level + 1)), hanging: twips(STEP) } },
});
const FORMATS = [
  [docx.LevelFormat.DECIMAL, '%1.'],
  [docx.LevelFormat.LOWER_LETTER, '(%2)'],
  [docx.LevelFormat.LOWER_ROMAN, '(%3)'],
] as const;

/**
 * The lists of a Word document. Word counts a level on, and from its start after a paragraph of a level above; when a number
 * of the draft differs from this, a new list starts with it.
 */
export class Lists {
  readonly #configs: Config[] = [];
  #open = false;
  #starts = [1, 1, 1];
  #counts = [0, 0, 0];
  #numbers = [0, 0, 0];

  get configs(): Config[] {
    return this.#configs;
  }

  /** Numbering reference and level for the paragraph of a sign. */
  take(sign: Sign): { reference: string; level: number } {
    const level = Math.min(sign.level, LIST_LEVELS) - 1;
    if (sign.kind === 'numbered') return { reference: this.#numbered(level, sign.number), level };
    return { reference: this.#list(sign, level), level };
  }

  #numbered(at: number, number: number): string {
    const next = this.#counts[at] ? this.#counts[at] + 1 : this.#starts[at];
    if (!this.#open || next !== number) {
      this.#starts = this.#numbers.map((last, level) => (level < at ? last + 1 : level === at ? number : 1));
      this.#counts = [0, 0, 0];
      this.#open = true;
      const levels = FORMATS.map(
        ([format, text], level): Level => ({
          ...{ level, format, text, start: this.#starts[level] ?? 1, alignment: docx.AlignmentType.LEFT },
          style: indent(level),
        }),
      );
      this.#configs.push({ reference: `paragraphs-${this.#configs.length}`, levels });
      this.#reference = this.#configs.at(-1)?.reference ?? '';
    }
    this.#counts[at] = number;
    this.#numbers[at] = number;
    this.#counts.fill(0, at + 1);
    this.#numbers.fill(0, at + 1);
    return this.#reference;
  }

  #reference = '';

  #list({ kind, list = 0 }: Sign, level: number): string {
    const reference = kind === 'bullet' ? BULLETS : `list-${list}`;
    const known = this.#configs.find((config) => config.reference === reference);
    const format = kind === 'bullet' ? docx.LevelFormat.BULLET : docx.LevelFormat.DECIMAL;
    const made: Level = {
      ...{ level, format, text: kind === 'bullet' ? '•' : `%${level + 1}.` },
      ...{ alignment: docx.AlignmentType.LEFT, style: indent(level) },
    };
    if (!known) this.#configs.push({ reference, levels: [made] });
    else if (!known.levels.some((one) => one.level === level)) (known.levels as Level[]).push(made);
    return reference;
  }
}
