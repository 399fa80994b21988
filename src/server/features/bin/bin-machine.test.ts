import { atStrength } from '@munshi/test-support/load.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { sql } from '#server/platform/db/sql.ts';
import { binOf, deleteForEver, restore } from '#test/fixtures/bin.ts';
import { addEvent } from '#test/fixtures/timeline.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';
import { sweepBin } from './sweep.ts';

// Random deletions, restorations, removals and sweeps on the practice of one user: after every step the user must see
// exactly the rows, files and bin that the model predicts, each row as it was before it was deleted.

let it: TestApp;
beforeAll(async () => {
  it = await testApp();
});
afterAll(() => it.close());

const WORDS = new TextEncoder().encode('The testator made his last will at Salem.');
const TABLES = { client: 'clients', case: 'cases', file: 'case_files' } as const;
type Kind = keyof typeof TABLES;

interface Row {
  kind: Kind;
  id: string;
  parent: Row | undefined;
  /** The item that it is in the bin with. */
  item: Item | undefined;
  removed: boolean;
  /** The columns of the visible row when it was added. */
  content: string;
  path?: string;
  /** An event with a link to the file. */
  event?: string;
}
interface Item {
  id: string;
  root: Row;
}
class Model {
  rows: Row[] = [];
  items: Item[] = [];

  of(kind: Kind): Row[] {
    return this.rows.filter((row) => row.kind === kind);
  }
  with(root: Row): Row[] {
    return [root, ...this.rows.filter(({ parent }) => parent === root).flatMap((row) => this.with(row))];
  }
  remove(item: Item): void {
    for (const row of this.with(item.root)) row.removed = true;
    this.items = this.items.filter(({ root }) => !root.removed);
  }
}

interface Real {
  lawyer: Lawyer;
}
const hidden = (row: Row) => row.removed || row.item !== undefined;
type Step = fc.AsyncCommand<Model, Real>;

/** Compares the model with what the user sees through row-level security. */
async function compare(model: Model, { lawyer }: Real): Promise<void> {
  const seen = await it.db.withUser({ userId: lawyer.userId, aal: 'aal1' }, async (tx) => ({
    rows: await tx.rows<{ id: string; content: string }>(sql`
      select id, to_jsonb(c)::text as content from public.clients c
      union all select id, to_jsonb(c)::text from public.cases c
      union all select id, to_jsonb(f)::text from public.case_files f`),
    events: await tx.rows<{ id: string; file_id: string | null }>(
      sql`select id, file_id from public.timeline_events`,
    ),
    used: await tx.first<{ used: number }>(sql`select used from public.usage_counters`),
  }));
  const visible = model.rows.filter((row) => !hidden(row));
  expect(new Map(seen.rows.map(({ id, content }) => [id, content]))).toEqual(
    new Map(visible.map(({ id, content }) => [id, content])),
  );
  const events = model.of('file').filter(({ parent }) => parent && !hidden(parent));
  expect(new Map(seen.events.map(({ id, file_id }) => [id, file_id]))).toEqual(
    new Map(events.map((file) => [file.event, hidden(file) ? null : file.id])),
  );
  const stored = model.of('file').filter(({ removed }) => !removed);
  expect(seen.used?.used ?? 0).toBe(stored.length * WORDS.length);
  expect((await binOf(lawyer)).map(({ id }) => id).sort()).toEqual(model.items.map(({ id }) => id).sort());
}

const step = (name: string, run: (model: Model, real: Real) => Promise<void>): Step => ({
  check: () => true,
  async run(model, real) {
    await run(model, real);
    await compare(model, real);
  },
  toString: () => name,
});

const contentOf = async (kind: Kind, id: string) =>
  (
    await it.db.sql<{ content: string }>(
      `select to_jsonb(r)::text as content from public.${TABLES[kind]} r where id = $1`,
      [id],
    )
  )[0]?.content ?? '';

const pickOf = <T>(list: readonly T[], pick: number): T | undefined => list[pick % Math.max(list.length, 1)];

async function added(
  { lawyer }: Real,
  kind: Kind,
  fields: object,
): Promise<{ id: string; content: string } | number> {
  const made = await lawyer.call('POST', `/rest/v1/${TABLES[kind]}`, fields, {
    prefer: 'return=representation',
  });
  if (made.status !== 201) return made.status;
  const [row] = (await made.json()) as { id: string }[];
  return { id: row?.id ?? '', content: await contentOf(kind, row?.id ?? '') };
}

let counter = 0;

async function add(model: Model, real: Real, kind: Kind, parent: Row | undefined): Promise<void> {
  counter += 1;
  const path = `case_files/${parent?.id}/file_${counter}.txt`;
  const gone = parent !== undefined && hidden(parent);
  if (kind === 'file') {
    const put = await real.lawyer.call('POST', `/storage/v1/object/case-files/${path}`, WORDS);
    expect(put.status).toBe(gone ? 404 : 200);
  }
  const fields = {
    client: { name: `Client ${counter}` },
    case: { title: `Case ${counter}`, client_id: parent?.id ?? null },
    file: { case_id: parent?.id, file_name: `${counter}.txt`, file_path: path },
  }[kind];
  const made = await added(real, kind, fields);
  if (gone) return expect(made).toBe(409);
  if (typeof made === 'number') throw new Error(`refused with ${made}`);
  const row: Row = { ...made, kind, parent, item: undefined, removed: false, path };
  model.rows.push(row);
  if (kind === 'file') {
    const event = { title: 'Of the file', event_date: '2026-03-04', file_id: row.id };
    row.event = (await addEvent(real.lawyer, parent?.id ?? '', event)).id;
  }
}

const adding = fc
  .tuple(fc.constantFrom<Kind>('client', 'case', 'case', 'file', 'file', 'file'), fc.nat(20))
  .map(([kind, pick]) =>
    step(`add a ${kind} to ${pick}`, async (model, real) => {
      const parents = kind === 'client' ? [] : model.of(kind === 'case' ? 'client' : 'case');
      const parent = pickOf(parents, pick);
      if (kind !== 'file' || parent) await add(model, real, kind, parent);
    }),
  );

/** A visible row was deleted: it has an item, with what was visible below it. */
async function expectItem(model: Model, lawyer: Lawyer, row: Row): Promise<void> {
  const [item] = await binOf(lawyer, `&${row.kind}_id=eq.${row.id}`);
  if (!item) throw new Error('no item');
  const made: Item = { id: item.id, root: row };
  const marked = model.with(row).filter((one) => !hidden(one));
  for (const one of marked) one.item = made;
  model.items.push(made);
  const count = (of: Kind) => marked.filter((one) => one.kind === of).length;
  const files = count('file');
  expect(item).toMatchObject({ kind: row.kind, cases: count('case'), files, bytes: files * WORDS.length });
}

const deleting = fc
  .tuple(fc.constantFrom<Kind>('client', 'case', 'file'), fc.nat(20), fc.boolean())
  .map(([kind, pick, byPath]) =>
    step(`delete ${kind} ${pick}${byPath ? ' by its path' : ''}`, async (model, { lawyer }) => {
      const row = pickOf(model.of(kind), pick);
      if (!row) return;
      const caseGone = row.parent !== undefined && hidden(row.parent);
      const answer = await (byPath && kind === 'file'
        ? lawyer.call('DELETE', '/storage/v1/object/case-files', { prefixes: [row.path] })
        : lawyer.call('DELETE', `/rest/v1/${TABLES[kind]}?id=eq.${row.id}`));
      expect(answer.status).toBe(byPath && kind === 'file' ? (caseGone ? 404 : 200) : 204);
      if (!hidden(row)) await expectItem(model, lawyer, row);
    }),
  );

const restoring = fc.nat(20).map((pick) =>
  step(`restore ${pick}`, async (model, { lawyer }) => {
    const item = pickOf(model.items, pick);
    if (!item) return;
    const blocked = item.root.parent !== undefined && hidden(item.root.parent);
    expect((await restore(lawyer, item.id)).status).toBe(blocked ? 409 : 200);
    if (blocked) return;
    for (const row of model.rows) if (row.item === item) row.item = undefined;
    model.items = model.items.filter((one) => one !== item);
    expect((await restore(lawyer, item.id)).status).toBe(404);
  }),
);

const removing = fc.nat(20).map((pick) =>
  step(`delete ${pick} for ever`, async (model, { lawyer }) => {
    const item = pickOf(model.items, pick);
    if (!item) return;
    expect(await (await deleteForEver(lawyer, item.id)).json()).toEqual({ complete: true });
    model.remove(item);
  }),
);

const sweeping = fc.nat(20).map((pick) =>
  step(`sweep ${pick}`, async (model) => {
    const item = pickOf(model.items, pick);
    expect(await sweepBin(it.services)).toBe(0);
    if (!item) return;
    await it.db.sql(`update public.bin_items set sweep_at = now() - interval '1 s' where id = $1`, [item.id]);
    expect(await sweepBin(it.services)).toBe(1);
    model.remove(item);
  }),
);

/** At the end: a stored file is there exactly when its row was not removed, and no row is left of what was. */
async function compareStored(model: Model): Promise<void> {
  for (const { id, path, removed } of model.of('file')) {
    const found = await it.services.storage.stat(path ?? '').then(
      () => true,
      () => false,
    );
    expect(found, path).toBe(!removed);
    expect(await contentOf('file', id)).toEqual(removed ? '' : expect.stringContaining(id));
  }
  const removed = model.rows.filter((row) => row.removed).map(({ id }) => id);
  const left = await it.db.sql(
    `select id from public.cases where id = any ($1) union all select id from public.clients where id = any ($1)
     union all select id from public.timeline_events where case_id = any ($1)
     union all select id from public.bin_items where client_id = any ($1) or case_id = any ($1) or file_id = any ($1)`,
    [removed],
  );
  expect(left).toEqual([]);
}

test('the bin follows its model', async () => {
  const commands = fc.commands([adding, adding, deleting, restoring, removing, sweeping], {
    maxCommands: 30,
  });
  await fc.assert(
    fc.asyncProperty(commands, async (steps) => {
      const model = new Model();
      const real = { lawyer: await it.lawyer() };
      const client = step('add a client', (of, to) => add(of, to, 'client', undefined));
      await fc.asyncModelRun(() => ({ model, real }), [client, ...steps]);
      await compareStored(model);
      for (const row of model.items) await deleteForEver(real.lawyer, row.id);
    }),
    { numRuns: atStrength(25, 8) },
  );
}, 300_000);
