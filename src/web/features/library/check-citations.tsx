import { useQueryClient } from '@tanstack/react-query';
import { FileCheck } from 'lucide-react';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { useCitationCheck } from '#web/components/checks/use-citation-check.ts';
import { documentQuery } from './queries.ts';

type Props = { id: string; metadata: Pick<HitMetadata, 'title' | 'type'>; className: string };

/** The longest name of a check. */
const NAME = 300;

/** Checks what a judgment cites, and opens the report. */
export function CheckCitations({ id, metadata, className }: Props) {
  const client = useQueryClient();
  const { busy, label, start } = useCitationCheck(async () => {
    const { paragraphs } = await client.fetchQuery(documentQuery(id));
    const text = paragraphs.map((paragraph) => paragraph.text).join('\n\n');
    return { text, name: metadata.title.slice(0, NAME) };
  });
  if (metadata.type !== 'judgment') return null;
  return (
    <button type="button" className={className} aria-busy={busy} onClick={start}>
      <FileCheck aria-hidden />
      {label}
    </button>
  );
}
