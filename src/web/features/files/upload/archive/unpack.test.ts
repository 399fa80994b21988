import { DecompressionStream } from 'node:stream/web';
import { beforeEach, expect, test, vi } from 'vitest';
import { zip } from '#test/fixtures/zip.ts';
import { unpackMail, unpackZip } from './unpack.ts';

// Browsers have it; the pages of these tests do not.
beforeEach(() => void vi.stubGlobal('DecompressionStream', DecompressionStream));

const archiveOf = (bytes: Buffer) => new File([new Uint8Array(bytes)], 'bundle.zip');
const PDF = '%PDF-1.7 lease';

test('the files of an archive are offered with their folders in their names', async () => {
  const { files, left } = await unpackZip(
    archiveOf(
      zip({ 'Exhibits/A lease.pdf': PDF, 'आदेश.txt': 'order', '__MACOSX/x.pdf': 'x', 'Exhibits/': '' }),
    ),
  );
  expect(files.map(({ name }) => name)).toEqual(['Exhibits - A lease.pdf', 'आदेश.txt']);
  expect(await files[0]?.text()).toBe(PDF);
  expect(left).toEqual([]);
});

test('an archive in an archive, a program and an empty file stay out, each with its sentence', async () => {
  const { files, left } = await unpackZip(
    archiveOf(zip({ 'inner.zip': 'PK', 'run.exe': 'MZ', 'blank.pdf': '', 'kept.pdf': PDF })),
  );
  expect(files.map(({ name }) => name)).toEqual(['kept.pdf']);
  expect(left).toEqual([
    'inner.zip is an archive inside the archive. Unpack it by itself and add its files.',
    expect.stringMatching(/^run\.exe: /u),
    expect.stringMatching(/^blank\.pdf: /u),
  ]);
});

test('an entry with a password, one that is damaged, and one that is larger than it says stay out', async () => {
  const whole = zip({ 'a.pdf': PDF });
  const directory = whole.lastIndexOf(Buffer.from('504b0102', 'hex'));
  const change = (at: number, value: number) => {
    const bytes = Buffer.from(whole);
    bytes.writeUInt16LE(value, at);
    return archiveOf(bytes);
  };
  expect((await unpackZip(change(directory + 8, 1))).left).toEqual([expect.stringContaining('password')]);
  expect((await unpackZip(change(directory + 24, 3))).left).toEqual(['a.pdf is damaged, so it is left out.']);
});

test('a file that is no archive says so', async () => {
  expect((await unpackZip(new File(['a letter'], 'x.zip'))).left).toEqual([
    'x.zip is damaged or is not a ZIP archive.',
  ]);
});

test('the attachments of an email are offered, the pictures in its words are not', async () => {
  const mail = [
    'From: a@example.in',
    'Content-Type: multipart/mixed; boundary=b',
    '',
    '--b',
    'Content-Type: text/plain',
    '',
    'See the order.',
    '--b',
    'Content-Type: application/pdf; name=order.pdf',
    'Content-Disposition: attachment; filename=order.pdf',
    '',
    PDF,
    '--b',
    'Content-Type: application/octet-stream',
    'Content-Disposition: attachment; filename=run.exe',
    '',
    'MZ',
    '--b--',
    '',
  ].join('\r\n');
  const { files, left } = await unpackMail('m.eml', new TextEncoder().encode(mail).buffer);
  expect(files.map(({ name }) => name)).toEqual(['order.pdf']);
  expect(left).toEqual([expect.stringMatching(/^run\.exe: /u)]);
});

test('an email without attachments says so', async () => {
  const mail = new TextEncoder().encode('From: a@example.in\r\n\r\nHello').buffer;
  expect((await unpackMail('m.eml', mail)).left).toEqual(['This email has no attachments.']);
});
