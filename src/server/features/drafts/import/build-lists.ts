import type { Block, List, ListItem, Paragraph } from '#law/drafting/document/model.ts';

interface OpenList {
  node: { type: List['type']; attrs: { id: string }; content: ListItem[] };
  level: number;
  /** Id of the list in Word. */
  id: string;
}

/** Makes nested lists of paragraphs that each say their level. */
export class Lists {
  #open: OpenList[] = [];
  readonly #out: Block[];
  readonly #newId: () => string;

  constructor(out: Block[], newId: () => string) {
    this.#out = out;
    this.#newId = newId;
  }

  /** Ends all open lists: the next block belongs to none. */
  end(): void {
    this.#open = [];
  }

  item(type: List['type'], level: number, id: string, paragraph: Paragraph): void {
    const continues = (top: OpenList) =>
      top.level === level && top.node.type === type && (type === 'bulletList' || top.id === id);
    this.#leave((top) => top.level > level || (top.level === level && !continues(top)));
    const top = this.#open.at(-1);
    const list = top?.level === level ? top : this.#start(type, level, id);
    list.node.content.push({ type: 'listItem', content: [paragraph] });
  }

  /** Adds a further paragraph to the item of a level; false when there is none. */
  below(level: number, paragraph: Paragraph): boolean {
    if (!this.#open.some((one) => one.level === level)) return false;
    this.#leave((top) => top.level > level);
    this.#intoItem(paragraph);
    return true;
  }

  #leave(over: (top: OpenList) => boolean): void {
    for (let top = this.#open.at(-1); top && over(top); top = this.#open.at(-1)) this.#open.pop();
  }

  #start(type: List['type'], level: number, id: string): OpenList {
    const node: OpenList['node'] = { type, attrs: { id: this.#newId() }, content: [] };
    if (this.#open.length === 0) this.#out.push(node);
    else this.#intoItem(node);
    const started = { node, level, id };
    this.#open.push(started);
    return started;
  }

  #intoItem(part: Paragraph | List): void {
    const item = this.#open.at(-1)?.node.content.at(-1);
    (item?.content as (Paragraph | List)[] | undefined)?.push(part);
  }
}
