import type { Page } from '@playwright/test';
import { expect } from './journey.ts';

// Steps of the journeys over what must not reach a court wrong, and what must not be lost.

export const SIZES = [
  ['a desk', 1440, 900],
  ['a phone', 360, 780],
] as const;

const DAY_MS = 86_400_000;
const INDIA_MS = 5.5 * 3_600_000;
/** The day in India so many days from now, as the API and a date field take it. */
export const inDays = (days: number) =>
  new Date(Date.now() + INDIA_MS + days * DAY_MS).toISOString().slice(0, 10);

/** Calls of the API by the lawyer of a page. */
export class Api {
  readonly #page: Page;
  readonly #headers: Record<string, string>;

  constructor(page: Page, baseURL: string | undefined) {
    this.#page = page;
    this.#headers = { origin: baseURL ?? '', prefer: 'return=representation' };
  }

  /** Adds one row, and returns it. */
  async add(path: string, data: object): Promise<Record<string, string>> {
    const made = await this.#page.request.post(path, { data, headers: this.#headers });
    expect(made.ok(), await made.text()).toBe(true);
    const [row] = [await made.json()].flat() as Record<string, string>[];
    return row ?? {};
  }

  async rows<Row>(path: string): Promise<Row[]> {
    return (await (await this.#page.request.get(path)).json()) as Row[];
  }

  async change(path: string, data: object): Promise<void> {
    const changed = await this.#page.request.patch(path, { data, headers: this.#headers });
    expect(changed.ok(), await changed.text()).toBe(true);
  }

  /** Adds a text file to a case. Returns the id of its row. */
  async addText(caseId: string, name: string, text: string): Promise<string> {
    const file_path = `case_files/${caseId}/${name.length}${Date.now()}_1.txt`;
    const stored = await this.#page.request.post(`/storage/v1/object/case-files/${file_path}`, {
      data: Buffer.from(text),
      headers: { ...this.#headers, 'content-type': 'text/plain' },
    });
    expect(stored.status(), await stored.text()).toBe(200);
    const { id } = await this.add('/rest/v1/case_files', {
      ...{ case_id: caseId, file_name: name, file_path, file_type: 'text/plain' },
    });
    return id ?? '';
  }
}

type Box = { x: number; y: number; width: number; height: number };

/** The area that two boxes share, in square pixels. */
export function shared(a: Box | null, b: Box | null): number {
  if (!a || !b) return 0;
  const width = Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x);
  const height = Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y);
  return Math.max(0, width) * Math.max(0, height);
}
