import { expect, test } from 'vitest';
import { listActivity } from './activity.ts';

const opened = '2026-11-10T06:00:00+00:00';
const file = (file_name: string, uploaded_at: string) => ({
  file_name,
  file_path: `case_files/1/${file_name}`,
  document_title: null,
  uploaded_at,
});

test('a new case has one activity', () => {
  const row = { created_at: opened, updated_at: '2026-11-10T06:00:01+00:00' };
  expect(listActivity(row, [], [])).toEqual([{ what: 'Case opened', at: opened }]);
});

test('newest events come first; files of one day are grouped', () => {
  const row = { created_at: opened, updated_at: '2026-11-12T06:00:00+00:00' };
  const files = [
    file('c.pdf', '2026-11-20T07:00:00+00:00'),
    file('b.pdf', '2026-11-20T06:00:00+00:00'),
    file('a.pdf', '2026-11-11T06:00:00+00:00'),
  ];
  const activity = listActivity(row, files, []);
  expect(activity.map(({ what }) => what)).toEqual([
    '2 files added',
    'Details changed',
    'a.pdf added',
    'Case opened',
  ]);
  expect(activity[0]?.at).toBe('2026-11-20T07:00:00+00:00');
});

test('a library document has its title until it is renamed', () => {
  const row = { created_at: opened, updated_at: opened };
  const added = { file_path: 's.md', document_title: 'A v. B', uploaded_at: '2026-11-11T06:00:00+00:00' };
  const first = (file_name: string) => listActivity(row, [{ ...added, file_name }], [])[0]?.what;
  expect([first('s.md'), first('Our case.md')]).toEqual(['A v. B added', 'Our case.md added']);
});

test('no more than five', () => {
  const days = Array.from({ length: 9 }, (_, day) => file('x.pdf', `2026-11-1${day}T06:00:00+00:00`));
  expect(listActivity({ created_at: opened, updated_at: opened }, days, [])).toHaveLength(5);
});

test('dates written into the timeline are activity of the day they were written', () => {
  const at = (day: number) => `2026-11-${day}T06:00:00+00:00`;
  const events = [
    { title: 'Arguments', created_at: at(20) },
    { title: 'Reply due', created_at: at(20) },
    { title: 'Notice issued', created_at: at(12) },
  ];
  const activity = listActivity({ created_at: opened, updated_at: opened }, [file('a.pdf', at(15))], events);
  expect(activity.map(({ what }) => what)).toEqual([
    '2 dates added to the timeline',
    'a.pdf added',
    'Notice issued added to the timeline',
    'Case opened',
  ]);
});
