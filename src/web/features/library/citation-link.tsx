import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { useLoadedLater } from '#web/ui/primitives/use-loaded-later.ts';
import { useWithCase } from './cases/remembered-case.tsx';

type CitedLink = LibraryDocumentBody['links'][number];

const loadCitedCard = async () => (await import('./cited-card.tsx')).CitedCard;

/** The card, whose code comes when it is shown. Without a connection it stays empty, and the link works. */
function LaterCard(props: { id: string; link: CitedLink }) {
  const CitedCard = useLoadedLater(loadCitedCard, true);
  return CitedCard ? <CitedCard {...props} /> : <Skeleton className="h-12 w-64" />;
}

function HeldCitation({ id, link, children }: { id: string; link: CitedLink; children: ReactNode }) {
  const withCase = useWithCase();
  return (
    <Tooltip look="card" content={<LaterCard id={id} link={link} />}>
      <Link
        to="/home/library/$id"
        params={{ id }}
        search={withCase({})}
        preload={false}
        className="text-link"
      >
        {children}
      </Link>
    </Tooltip>
  );
}

/**
 * A citation in running text: a link with a hover card if the library has the judgment, to the search for it if several
 * judgments share it, otherwise plain text.
 */
export function CitationLink({ link, children }: { link: CitedLink; children: ReactNode }) {
  if (link.document_id)
    return (
      <HeldCitation id={link.document_id} link={link}>
        {children}
      </HeldCitation>
    );
  if (link.shared !== undefined)
    return (
      <Link
        to="/home/search"
        search={{ q: link.citation }}
        preload={false}
        title={t(messages.sharedCitation, { count: link.shared })}
        className="text-link"
      >
        {children}
      </Link>
    );
  return <span title={t(messages.notInLibrary)}>{children}</span>;
}
