import { useQuery } from '@tanstack/react-query';
import { Printer } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { PrintedSection } from '#shared/contracts/research/act-copies.ts';
import type { ActSectionBody } from '#shared/contracts/research/acts.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import { Button } from '#web/ui/primitives/button.tsx';
import { PaperAct } from './paper-act.tsx';
import { fullTextQuery, schedulesQuery } from './queries.ts';

/** Loads an act or a chapter, puts it on paper, and leaves the page as it was. */
function Printing({ act, part, onEnd }: { act: string; part: number | undefined; onEnd: () => void }) {
  const { data: text, isError } = useQuery(fullTextQuery(act, part));
  const whole = part === undefined;
  const { data: tables, isError: withoutTables } = useQuery({ ...schedulesQuery(act), enabled: whole });
  const failed = isError || (whole && withoutTables);
  const ready = text !== undefined && (!whole || tables !== undefined);
  useEffect(() => {
    if (failed) onEnd();
    if (!ready) return;
    window.addEventListener('afterprint', onEnd, { once: true });
    window.print();
    return () => window.removeEventListener('afterprint', onEnd);
  }, [ready, failed, onEnd]);
  return ready ? <PaperAct act={text} schedules={whole ? (tables?.schedules ?? []) : []} /> : null;
}

/** Prints an act; with `part`, one chapter of it. */
export function PrintAct({ act, part, label }: { act: string; part?: number; label: string }) {
  const [printing, setPrinting] = useState(false);
  const [end] = useState(() => () => setPrinting(false));
  return (
    <>
      <Button
        aria-label={label}
        variant={part === undefined ? 'secondary' : 'quiet'}
        disabled={printing}
        onClick={() => setPrinting(true)}
      >
        <Printer aria-hidden />
        {part === undefined ? t(messages.print) : null}
      </Button>
      {printing ? <Printing act={act} part={part} onEnd={end} /> : null}
    </>
  );
}

/** Prints a section; the paper of it is always there, so that the browser's own print gives it too. */
export function PrintSection({
  section: { act, number, title },
  printed: { pieces, notes, states, chapter, source, as_on },
}: {
  section: ActSectionBody;
  printed: PrintedSection;
}) {
  const paper = {
    title: act.title,
    source,
    ...(as_on === undefined ? {} : { as_on }),
    preamble: [],
    parts: [{ title: chapter, sections: [{ number, title, pieces, notes, states }] }],
  };
  return (
    <>
      <Button aria-label={t(messages.printSection)} onClick={() => window.print()}>
        <Printer aria-hidden />
        {t(messages.print)}
      </Button>
      <PaperAct act={paper} />
    </>
  );
}
