import { Link } from '@tanstack/react-router';
import type { LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages as citator } from '#shared/messages/en/library/citator.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { useWithCase } from '../cases/remembered-case.tsx';
import {
  CaseInformation,
  Citations,
  Counterparts,
  Entities,
  Parties,
  Provisions,
  Section,
  Source,
} from '../document-details.tsx';
import { judgmentDate } from '../format.ts';
import { ReaderContents } from './reader-contents.tsx';

function CitedBy({ documents }: { documents: LibraryDocumentBody['cited_by'] }) {
  const withCase = useWithCase();
  if (documents.length === 0) return null;
  return (
    <Section title={t(messages.citedBy)}>
      <ul className="flex flex-col gap-1.5 text-ui">
        {documents.map(({ id, title, dated, sample }) => (
          <li key={id}>
            <Link to="/home/library/$id" params={{ id }} search={withCase({})} className="text-link">
              {title}
            </Link>{' '}
            <span className="text-13 text-ink-faint">
              {[dated ? judgmentDate(dated) : '', sample ? t(messages.sample) : '']
                .filter(Boolean)
                .join(' · ')}
            </span>
          </li>
        ))}
      </ul>
    </Section>
  );
}

/** The contents and the metadata of a document, beside its text; `onGo` is called when a place was chosen. */
export function ReaderInfo({ body, onGo }: { body: LibraryDocumentBody; onGo?: () => void }) {
  const { metadata } = body;
  return (
    <div className="flex flex-col gap-4 [&>section:first-of-type]:border-t-0 [&>section:first-of-type]:pt-0">
      <h2 className="sr-only">{t(messages.aboutDocument)}</h2>
      <ReaderContents body={body} onGo={onGo} />
      <CaseInformation metadata={metadata} />
      <Counterparts counterparts={metadata.counterparts} />
      {metadata.type === 'judgment' ? <Parties metadata={metadata} /> : null}
      <Citations id={body.id} metadata={metadata} />
      <CitedBy documents={body.cited_by} />
      {metadata.type === 'judgment' ? (
        <Link
          to="/home/library/$id/citations"
          params={{ id: body.id }}
          className="text-link self-start text-ui"
        >
          {t(citator.open)}
        </Link>
      ) : null}
      <Provisions metadata={metadata} />
      <Entities ner={metadata.ner} />
      <Source metadata={metadata} />
    </div>
  );
}
