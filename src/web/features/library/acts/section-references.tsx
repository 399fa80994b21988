import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import { type ReactNode, useState } from 'react';
import { shownNumber } from '#law/acts/reading/orders.ts';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { sectionQuery } from './queries.ts';
import type { DefinedWord } from './split-text.ts';

/** Limit: characters of a section that its card shows. */
const SHOWN = 700;

function Card({ act, number }: { act: string; number: string }) {
  const { data } = useQuery(sectionQuery(act, number));
  if (!data) return null;
  return (
    <div className="flex max-w-[min(22rem,80vw)] flex-col gap-2 p-3 text-14">
      <Link to="/home/acts/$act/$section" params={{ act, section: number }} className="text-link font-medium">
        {shownNumber(data.number)} {data.title}
      </Link>
      <p className="max-h-64 overflow-y-auto font-serif whitespace-pre-line">{data.text.slice(0, SHOWN)}</p>
    </div>
  );
}

/** A reference to another section: hovering, tapping or a key opens the section in a card. */
export function SectionReference({
  act,
  number,
  children,
}: {
  act: string;
  number: string;
  children: ReactNode;
}) {
  const [open, setOpen] = useState(false);
  return (
    <Popover
      label={number}
      open={open}
      onOpenChange={setOpen}
      trigger={
        <button
          type="button"
          className="text-link"
          onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setOpen(true)}
        >
          {children}
        </button>
      }
    >
      <Card act={act} number={number} />
    </Popover>
  );
}

/** A word that the act defines, underlined; its card has the definition. */
export function Term({ act, term, children }: { act: string; term: DefinedWord; children: ReactNode }) {
  return (
    <Popover
      label={term.term}
      trigger={
        <button type="button" className="underline decoration-dotted underline-offset-4">
          {children}
        </button>
      }
    >
      <div className="flex max-w-[min(22rem,80vw)] flex-col gap-2 p-3 text-14">
        <p className="max-h-64 overflow-y-auto font-serif">{term.text}</p>
        <Link
          to="/home/acts/$act/$section"
          params={{ act, section: term.number }}
          hash={term.path}
          className="text-link"
        >
          {term.number}
        </Link>
      </div>
    </Popover>
  );
}
