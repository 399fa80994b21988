import { afterAll, beforeAll, expect, test } from 'vitest';
import type { CourtImport } from '#shared/contracts/court-import.ts';
import { done } from '#test/fixtures/sharing.ts';
import { type Lawyer, type TestApp, testApp } from '#test/support/app.ts';

// A matter that a court renumbers, transfers and disposes of: each is proposed with what it was, once, and one press undoes it.

let it: TestApp;
let asha: Lawyer;
beforeAll(async () => {
  it = await testApp();
  asha = await it.lawyer();
});
afterAll(() => it.close());

const item = {
  cino: 'TNCH010012342023',
  type_name: 'OS',
  petparty_name: 'Poovai Tea',
  resparty_name: 'Ilam Estates',
};
async function brought(fields: object): Promise<CourtImport> {
  const form = new FormData();
  form.append('file', new Blob([JSON.stringify([{ ...item, ...fields }])]), 'myCases.txt');
  return done<CourtImport>(asha.call('POST', '/functions/v1/court-import', form));
}
const press = ({ id }: CourtImport) =>
  done<{ undo: string }>(asha.call('POST', `/functions/v1/court-import/${id}/apply`, { accept: 'sure' }));
const undo = ({ id }: CourtImport, step: string) =>
  done(asha.call('POST', `/functions/v1/court-import/${id}/undo`, { undo: step }));
const kept = async () =>
  (await done<Record<string, string>[]>(asha.call('GET', '/rest/v1/cases?select=case_number,cnr,status')))[0];

const first = { reg_no: 11, reg_year: 2023 };

test('a renumbering, a new CNR after a transfer, and a disposal', async () => {
  await press(await brought(first));
  expect(await kept()).toEqual({ case_number: 'OS/11/2023', cnr: 'TNCH010012342023', status: 'active' });

  const renumbered = await brought({ reg_no: 207, reg_year: 2024 });
  expect(renumbered.proposals).toMatchObject([
    {
      kind: 'number',
      confidence: 'sure',
      values: { case_number: 'OS/207/2024' },
      before: { case_number: 'OS/11/2023' },
    },
  ]);
  const { undo: step } = await press(renumbered);
  expect(await kept()).toMatchObject({ case_number: 'OS/207/2024' });
  expect((await brought({ reg_no: 207, reg_year: 2024 })).proposals).toEqual([]);
  await undo(renumbered, step);
  expect(await kept()).toMatchObject({ case_number: 'OS/11/2023' });

  // The court to which it was transferred gives it a CNR of its own.
  const transferred = await brought({
    ...first,
    cino: 'TNCH020077772024',
    establishment_name: 'Sub Court, Poonamallee',
  });
  const number = transferred.proposals.find(({ kind }) => kind === 'number');
  expect(number).toMatchObject({
    values: { cnr: 'TNCH020077772024', court: 'Sub Court, Poonamallee' },
    before: { cnr: 'TNCH010012342023' },
  });
  const moved = await done<{ undo: string }>(
    asha.call('POST', `/functions/v1/court-import/${transferred.id}/apply`, { accept: [number?.id] }),
  );
  const courtOf = async () => (await done<object[]>(asha.call('GET', '/rest/v1/cases?select=court,cnr')))[0];
  expect(await courtOf()).toEqual({ court: 'Sub Court, Poonamallee', cnr: 'TNCH020077772024' });
  await undo(transferred, moved.undo);
  expect(await courtOf()).toEqual({ court: null, cnr: 'TNCH010012342023' });

  const disposed = await brought({ ...first, disp_name: 'Decreed on contest' });
  expect(disposed.proposals).toMatchObject([
    { kind: 'disposal', values: { disposal: 'Decreed on contest' } },
  ]);
  const closed = await press(disposed);
  expect(await kept()).toMatchObject({ status: 'closed' });
  expect((await brought({ ...first, disp_name: 'Decreed on contest' })).proposals).toEqual([]);
  await undo(disposed, closed.undo);
  expect(await kept()).toMatchObject({ status: 'active' });
});
