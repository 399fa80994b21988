import { BUSINESS } from '#shared/business.ts';
import { messages } from '#shared/messages/en/site/landing.ts';
import { formatClock } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { MEASURED } from '#shared/site/measured.ts';
import { Section } from './section.tsx';

const figures = () => [
  {
    figure: BUSINESS.figures.success,
    label: t(messages.successRate),
    note: t(messages.successNote, MEASURED.checks),
  },
  {
    figure: BUSINESS.figures.support,
    label: t(messages.aiSupport),
    note: t(messages.supportNote, {
      from: formatClock(BUSINESS.hours.from),
      to: formatClock(BUSINESS.hours.to),
    }),
  },
  {
    figure: BUSINESS.figures.documents,
    label: t(messages.documentsProcessed),
    note: t(messages.documentsNote, { documents: MEASURED.search.documents }),
  },
];

/** The three figures; a footnote says what each of them measures. */
export function Figures() {
  const shown = figures();
  return (
    <Section id="figures" title={t(messages.figures)}>
      <dl className="grid gap-6 border-y border-line py-6 md:grid-cols-3">
        {shown.map(({ figure, label }, index) => (
          <div key={label} className="flex flex-col-reverse">
            <dt className="text-ui text-ink-soft">
              {label}
              <sup>
                <a
                  href={`#note-${index + 1}`}
                  aria-label={t(messages.footnote, { number: index + 1 })}
                  className="text-link relative px-1 before:absolute before:-inset-3 before:content-['']"
                >
                  {index + 1}
                </a>
              </sup>
            </dt>
            <dd className="font-serif text-36 font-semibold tabular-nums">{figure}</dd>
          </div>
        ))}
      </dl>
      <ol className="mt-4 list-decimal pl-5 text-13 text-ink-soft">
        {shown.map(({ label, note }, index) => (
          <li key={label} id={`note-${index + 1}`} className="mt-1 max-w-[90ch] scroll-mt-20">
            {note}
          </li>
        ))}
      </ol>
    </Section>
  );
}
