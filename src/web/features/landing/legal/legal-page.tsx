import type { ReactNode } from 'react';
import { messages } from '#shared/messages/en/site/visits.ts';
import { formatUsDate } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { PageTitle } from '#web/ui/primitives/page.tsx';

/** `text`: a paragraph, or several as an element. */
export type LegalSection = { title: string; text: ReactNode };

type Props = {
  title: string;
  lead: string;
  /** The day of the last change, `yyyy-mm-dd`. */
  updated: string;
  /** True for numbered sections. */
  numbered?: boolean;
  sections: readonly LegalSection[];
  /** Links to the other legal pages. */
  more: ReactNode;
};

/** April 15, 2025. */
const legalDate = (day: string): string =>
  formatUsDate(new Date(`${day}T00:00:00Z`), {
    day: 'numeric',
    month: 'long',
    year: 'numeric',
    timeZone: 'UTC',
  });

/** A legal page: read at length, so in the reading face, and printed as a document. */
export function LegalPage({ title, lead, updated, numbered, sections, more }: Props) {
  return (
    <div className="mx-auto w-full max-w-page px-4 md:px-6">
      <PageTitle>{title}</PageTitle>
      <article className="max-w-[66ch] py-8 font-serif text-18 md:py-12">
        <h1 className="text-28 font-semibold">{title}</h1>
        <p className="mt-1 font-sans text-13 text-ink-soft">
          {t(messages.lastUpdated, { date: legalDate(updated) })}
        </p>
        <p className="mt-4">{lead}</p>
        {sections.map((section, index) => (
          <section key={section.title} className="mt-8 break-inside-avoid">
            <h2 className="text-22 font-semibold">
              {numbered ? `${index + 1}. ` : ''}
              {section.title}
            </h2>
            <div className="mt-2 flex flex-col gap-2">{section.text}</div>
          </section>
        ))}
        <p className="mt-8 border-t border-line pt-4 font-sans text-ui">{more}</p>
      </article>
    </div>
  );
}
