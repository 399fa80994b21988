import { expect, test } from 'vitest';
import { readFolder } from './folder.ts';

function file(path: string, size = 3): File {
  const made = new File(['x'.repeat(size)], path.split('/').at(-1) ?? '');
  Object.defineProperty(made, 'webkitRelativePath', { value: path });
  return made;
}

test('a folder gives its name, its files in order, and the names of those that stay out', () => {
  const read = readFolder(
    [
      'Kaveri/10 order.pdf',
      'Kaveri/2 notice.pdf',
      'Kaveri/.DS_Store',
      'Kaveri/a/Thumbs.db',
      'Kaveri/~$x.docx',
    ]
      .map((path) => file(path))
      .concat(file('Kaveri/tool.exe'), file('Kaveri/empty.pdf', 0)),
  );
  expect(read.name).toBe('Kaveri');
  expect(read.files.map(({ name }) => name)).toEqual(['2 notice.pdf', '10 order.pdf']);
  expect(read.skipped).toEqual(['empty.pdf', 'tool.exe']);
  expect(read.beyond).toBe(0);
});

test('a large folder is cut, and files without a path have no name', () => {
  const many = Array.from({ length: 203 }, (_, index) => file(`${index}.pdf`));
  const read = readFolder(many);
  expect(read.name).toBe('');
  expect(read.files).toHaveLength(200);
  expect(read.beyond).toBe(3);
  expect(readFolder([file(`${'😀'.repeat(400)}/1.pdf`)]).name).toBe('😀'.repeat(300));
});
