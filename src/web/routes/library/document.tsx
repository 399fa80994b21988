import { useParams, useSearch } from '@tanstack/react-router';
import { ReaderPage } from '#web/features/library/reader/reader-page.tsx';

export function LibraryDocument() {
  const { id } = useParams({ from: '/home/library/$id' });
  const { q = '', at, number, note } = useSearch({ from: '/home/library/$id' });
  const paragraph = at !== undefined && /^\d{1,6}$/.test(at) ? Number(at) : undefined;
  return <ReaderPage key={id} id={id} q={q} at={paragraph} number={number} note={note} />;
}
