import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { HitMetadata } from '#shared/contracts/library.ts';
import { messages } from '#shared/messages/en/library/library.ts';
import { t } from '#shared/messages/translate.ts';
import { changeSentences } from '#shared/provision-change.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { Badge } from '#web/ui/primitives/badge.tsx';
import { whichApplies } from './counterparts.ts';
import { courtLine, judgmentDate, textLabel } from './format.ts';
import { InsightsSection } from './insights/insights-section.tsx';
import { keyPointsOf, statutesOf } from './insights/metadata-insights.ts';

const ENTITIES_SHOWN = 12;
const capital = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

export function Section({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="border-t border-line pt-4">
      <h3 className="mb-2 text-14 font-semibold">{title}</h3>
      {children}
    </section>
  );
}

function Rows({ rows }: { rows: readonly (readonly [name: string, words: string | undefined])[] }) {
  return (
    <dl className="flex flex-col gap-1.5 text-ui">
      {rows.map(([name, words]) => (
        <div key={name} className="flex gap-3">
          <dt className="w-26 shrink-0 text-ink-soft">{name}</dt>
          <dd className={words ? 'min-w-0' : 'min-w-0 text-ink-faint'}>{words ?? t(messages.notRecorded)}</dd>
        </div>
      ))}
    </dl>
  );
}

export function CaseInformation({ metadata }: { metadata: HitMetadata }) {
  const rows =
    metadata.type === 'act'
      ? ([
          [t(messages.act), metadata.section_law[0]?.law],
          [t(messages.section), metadata.section_law[0]?.section_number],
        ] as const)
      : ([
          [t(messages.year), metadata.year?.toString()],
          [t(messages.court), courtLine(metadata)],
          [t(messages.caseNumber), metadata.case_numbers?.join('; ') ?? metadata.case_number],
          [t(messages.date), metadata.dated ? judgmentDate(metadata.dated) : undefined],
          [
            t(messages.citation),
            [metadata.neutral_citation, ...metadata.reporter_citations].filter(Boolean).join('; ') ||
              undefined,
          ],
          [t(messages.outcome), metadata.disposal && capital(metadata.disposal)],
        ] as const);
  return (
    <Section title={metadata.type === 'act' ? t(messages.provision) : t(messages.caseInformation)}>
      <Rows rows={rows} />
    </Section>
  );
}

/** The sections of the code before or since 1 July 2024 that correspond to a section, which applies, and who says so. */
export function Counterparts({ counterparts }: Pick<HitMetadata, 'counterparts'>) {
  const [first] = counterparts;
  if (!first) return null;
  return (
    <Section title={t(first.law === 'new' ? messages.newLaw : messages.oldLaw)}>
      <ul className="flex flex-wrap gap-x-4 gap-y-1 text-ui">
        {counterparts.map(({ act, section, document_id, ...change }) => (
          <li key={section}>
            {document_id ? (
              <Link to="/home/library/$id" params={{ id: document_id }} className="text-link">
                {t(messages.counterpart, { section, act })}
              </Link>
            ) : (
              t(messages.counterpart, { section, act })
            )}
            {changeSentences(change).map((sentence) => (
              <p key={sentence} className="text-13 text-ink-soft">
                {sentence}
              </p>
            ))}
          </li>
        ))}
      </ul>
      <p className="mt-1 text-13 text-ink-soft">{whichApplies(counterparts)}</p>
      <p className="mt-1 text-13 text-ink-faint">{t(messages.concordanceSource)}</p>
    </Section>
  );
}

export function Parties({ metadata }: { metadata: HitMetadata }) {
  return (
    <>
      <Section title={t(messages.benchAndParties)}>
        <Rows
          rows={[
            [t(messages.bench), metadata.judge_name],
            [t(messages.petitioner), metadata.petitioner],
            [t(messages.respondent), metadata.respondent],
          ]}
        />
      </Section>
      <Section title={t(messages.legalRepresentation)}>
        <Rows
          rows={[
            [t(messages.forPetitioner), metadata.for_petitioner],
            [t(messages.forRespondent), metadata.for_respondent],
          ]}
        />
      </Section>
    </>
  );
}

/** Points in their own language, or sentences of the interface. */
function Points({ points, ours = false }: { points: readonly string[]; ours?: boolean }) {
  return (
    <ul className="flex list-disc flex-col gap-1 pl-5 text-ui marker:text-ink-faint">
      {points.map((point) => (
        <li key={point} lang={ours ? undefined : languageOfText(point)}>
          {point}
        </li>
      ))}
    </ul>
  );
}

/** The first names, and the number of the others. */
function someOf(names: readonly string[]): string {
  const more = names.length - ENTITIES_SHOWN;
  return more > 0
    ? t(messages.namesAndMore, { names: names.slice(0, ENTITIES_SHOWN).join('; '), more })
    : names.join('; ');
}

export function Entities({ ner }: { ner: HitMetadata['ner'] }) {
  const kinds = Object.entries(ner).filter(([, names]) => names.length > 0);
  if (kinds.length === 0) return null;
  const label = (kind: string) => capital(kind.replace(/_/g, ' ').toLowerCase());
  return (
    <Section title={t(messages.namedEntities)}>
      <Rows rows={kinds.map(([kind, names]) => [label(kind), someOf([...new Set(names)])] as const)} />
    </Section>
  );
}

export function Provisions({ metadata }: { metadata: HitMetadata }) {
  const statutes = statutesOf(metadata);
  if (statutes.length === 0) return null;
  return (
    <Section title={t(messages.legalProvisions)}>
      <Points points={statutes} ours />
    </Section>
  );
}

/** The authorities that a document cites, with links to those in the library. */
export function Citations({ id, metadata }: { id: string; metadata: HitMetadata }) {
  // The list leaves out the judgment's own citations.
  const citations = metadata.citations.filter((cited) => cited.document_id !== id);
  if (citations.length === 0) return null;
  const words = (cited: (typeof citations)[number]) =>
    [cited.case_name, cited.citation].filter(Boolean).join(', ');
  const unique = [...new Map(citations.map((cited) => [words(cited), cited])).values()];
  return (
    <Section title={t(messages.citations)}>
      <ul className="flex flex-col gap-1.5 text-ui">
        {unique.map((cited) => (
          <li key={words(cited)}>
            {cited.document_id ? (
              <Link
                to="/home/library/$id"
                params={{ id: cited.document_id }}
                lang={languageOfText(words(cited))}
                className="text-link"
              >
                {words(cited)}
              </Link>
            ) : (
              <>
                <span lang={languageOfText(words(cited))}>{words(cited)}</span>{' '}
                <span className="text-13 text-ink-faint">{t(messages.notInLibraryNote)}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}

export function Source({ metadata }: { metadata: HitMetadata }) {
  return (
    <Section title={t(messages.source)}>
      <Rows
        rows={[
          [t(messages.source), metadata.source],
          [t(messages.licence), metadata.licence],
          ...(metadata.sample ? ([[t(messages.note), t(messages.sample)]] as const) : []),
          ...(metadata.summary ? ([[t(messages.note), t(messages.summaryNotText)]] as const) : []),
        ]}
      />
    </Section>
  );
}

/** The detail pane's sections, in the specification's order; empty ones are left out. */
export function DocumentDetails({ id, metadata }: { id: string; metadata: HitMetadata }) {
  const keyPoints = keyPointsOf(metadata);
  return (
    <>
      <CaseInformation metadata={metadata} />
      <Counterparts counterparts={metadata.counterparts} />
      {metadata.type === 'judgment' ? <Parties metadata={metadata} /> : null}
      {metadata.case_facts ? (
        <Section title={textLabel(metadata, t(messages.caseFacts))}>
          <p lang={languageOfText(metadata.case_facts)} className="font-serif text-16">
            {metadata.case_facts}
          </p>
        </Section>
      ) : null}
      {keyPoints.length > 0 ? (
        <Section title={t(messages.keyPoints)}>
          <Points points={keyPoints} />
        </Section>
      ) : null}
      {metadata.keywords.length > 0 ? (
        <Section title={t(messages.keywords)}>
          <ul className="flex flex-wrap gap-2">
            {metadata.keywords.map((keyword) => (
              <li key={keyword} lang={languageOfText(keyword)} className="max-w-full">
                <Badge className="h-auto! py-1 whitespace-normal!">{keyword}</Badge>
              </li>
            ))}
          </ul>
        </Section>
      ) : null}
      <Entities ner={metadata.ner} />
      <Provisions metadata={metadata} />
      <Citations id={id} metadata={metadata} />
      <InsightsSection key={id} id={id} metadata={metadata} />
      <Source metadata={metadata} />
    </>
  );
}
