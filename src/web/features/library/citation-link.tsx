import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Skeleton } from '#web/ui/feedback/skeleton.tsx';
import { Tooltip } from '#web/ui/overlays/tooltip.tsx';
import { useWithCase } from './cases/remembered-case.tsx';
import { SampleBadge, SummaryBadge } from './document-badges.tsx';
import { documentQuery } from './queries.ts';
import { ByLine } from './search/results/by-line.tsx';

type CitedLink = LibraryDocumentBody['links'][number];

function CardBody({ id, link }: { id: string; link: CitedLink }) {
  const { data, isPending } = useQuery(documentQuery(id));
  const title = link.title ?? data?.metadata.title ?? '';
  return (
    <div className="flex flex-col gap-1 p-2">
      <p lang={languageOfText(title)} className="font-serif text-16 leading-snug font-semibold">
        {title}
      </p>
      {data ? <ByLine metadata={data.metadata} /> : null}
      {isPending ? <Skeleton className="h-5 w-3/4" /> : null}
      {link.sample ? (
        <p className="mt-1">
          <SampleBadge />
        </p>
      ) : null}
      {data?.metadata.summary ? (
        <p className="mt-1">
          <SummaryBadge />
        </p>
      ) : null}
    </div>
  );
}

function HeldCitation({ id, link, children }: { id: string; link: CitedLink; children: ReactNode }) {
  const withCase = useWithCase();
  return (
    <Tooltip look="card" content={<CardBody id={id} link={link} />}>
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

/** A citation in running text: a link with a hover card if the library has the judgment, otherwise plain text. */
export function CitationLink({ link, children }: { link: CitedLink; children: ReactNode }) {
  if (link.document_id)
    return (
      <HeldCitation id={link.document_id} link={link}>
        {children}
      </HeldCitation>
    );
  return <span title={t(messages.notInLibrary)}>{children}</span>;
}
