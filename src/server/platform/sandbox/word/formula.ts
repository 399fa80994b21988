/** The signs of a formula between and around its parts, by the names of their elements. */
const BETWEEN: Readonly<Record<string, string>> = { den: '/', sup: '^', sub: '_' };
/** A part of several terms keeps together by brackets. */
const TERMS = /[\s+\-−=]/u;
/** Elements of one line, which lose nothing as text. */
const PLAIN = new Set([
  'oMath',
  'oMathPara',
  'r',
  't',
  'e',
  'num',
  'den',
  'f',
  'sup',
  'sub',
  'sSup',
  'sSub',
  'd',
]);
const PROPERTIES = /Pr$/u;
const GROUPS = new Set(['num', 'den', 'sup', 'sub', 'deg']);

interface Part {
  name: string;
  text: string;
}

/** Writes the formulas of a document (OMML) in one line: P×R×T/100. */
export class Formula {
  readonly #open: Part[] = [];
  readonly #say: (words: string) => void;
  /** A formula has parts that one line does not show: a root, a sum, a matrix. */
  complex = false;

  constructor(say: (words: string) => void) {
    this.#say = say;
  }

  get active(): boolean {
    return this.#open.length > 0;
  }

  text(words: string): void {
    const part = this.#open.at(-1);
    if (part?.name === 't') part.text += words;
  }

  /** Takes a tag; false when it belongs to no formula. */
  takes(name: string, kind: 'open' | 'close' | 'empty'): boolean {
    if (!name.startsWith('m:')) return false;
    const local = name.slice(2);
    if (kind === 'open') this.#begin(local);
    else if (kind === 'close') this.#end(local);
    return true;
  }

  #begin(name: string): void {
    if (!PLAIN.has(name) && !PROPERTIES.test(name)) this.complex = true;
    this.#open.push({ name, text: name === 'rad' ? '√' : '' });
  }

  #end(name: string): void {
    if (this.#open.at(-1)?.name !== name) return;
    const part = this.#open.pop();
    if (!part) return;
    const above = this.#open.at(-1);
    const text = shown(part, above?.name);
    if (above) above.text += text;
    else this.#say(text);
  }
}

function shown({ name, text }: Part, above: string | undefined): string {
  if (PROPERTIES.test(name) || text === '') return '';
  if (name === 'd') return `(${text})`;
  const raised = text.length === 1 && name === 'sup' ? SUPERSCRIPT[text] : undefined;
  if (raised !== undefined) return raised;
  const grouped = (GROUPS.has(name) || (name === 'e' && above === 'rad')) && TERMS.test(text);
  return `${BETWEEN[name] ?? ''}${grouped ? `(${text})` : text}`;
}

const SUPERSCRIPT: Readonly<Record<string, string>> = { '2': '²', '3': '³' };
