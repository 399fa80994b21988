import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { shownNumber } from '#law/acts/reading/orders.ts';
import { compareTexts } from '#law/drafting/document/compare.ts';
import type { PrintedSection } from '#shared/contracts/research/act-copies.ts';
import type { ActSectionBody } from '#shared/contracts/research/acts.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import { ChangedWords } from '#web/components/drafting/changed-words.tsx';
import { Unfolding } from '#web/ui/primitives/unfolding.tsx';
import { shortDate } from '#web/ui/time/dates.ts';
import { ActSearch } from './act-search.tsx';
import { sectionQuery } from './queries.ts';

/** Numbering and paragraphs differ between codes: words alone are compared. */
const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

/** One text with the words of another that it has no more, and its own in colour. */
const Difference = ({ before, text }: { before: string; text: string }) => (
  <p className="font-serif text-16 whitespace-pre-line">
    <ChangedWords parts={compareTexts(inOneLine(before), inOneLine(text)).flatMap(({ parts }) => parts)} />
  </p>
);

function Compared({ text, act, section }: { text: string; act: string; section: string }) {
  const { data } = useQuery(sectionQuery(act, section));
  if (!data) return null;
  if (data.summary) return <p className="py-2 text-ui text-ink-soft">{t(messages.compareSummary)}</p>;
  return (
    <div className="py-2">
      <p className="mb-2 text-13 text-ink-soft">{t(messages.onlyHere)}</p>
      <Difference before={data.text} text={text} />
    </div>
  );
}

/** Any other section, found as in *Acts*. */
function AnotherSection({ text }: { text: string }) {
  const [other, setOther] = useState<{ act: string; section: string; name: string }>();
  return (
    <>
      <ActSearch
        onChoose={({ act, number }) =>
          setOther({ act: act.key, section: number, name: `${shownNumber(number)} ${act.short}` })
        }
      />
      {other ? (
        <section aria-label={t(messages.comparedWith, { section: other.name })}>
          <h3 className="text-ui font-semibold">{t(messages.comparedWith, { section: other.name })}</h3>
          <Compared text={text} act={other.act} section={other.section} />
        </section>
      ) : null}
    </>
  );
}

/** The section beside its counterpart in the other code, or beside any other section, word by word. */
export function CompareSections({ section }: { section: ActSectionBody }) {
  const [open, setOpen] = useState<string>();
  if (!section.printed) return null;
  const counterparts = section.counterparts.map((other) => ({
    key: `${other.act} ${other.section}`,
    label: t(messages.compare, { act: other.act, section: other.section }),
    content: (
      <Compared
        text={section.text}
        act={other.act}
        section={other.section.split('(', 1)[0] ?? other.section}
      />
    ),
  }));
  const another = {
    key: 'another',
    label: t(messages.compareAnother),
    content: <AnotherSection text={section.text} />,
  };
  return [...counterparts, another].map(({ key, label, content }) => (
    <Unfolding
      key={key}
      label={label}
      className="border-b border-line print:hidden"
      onOpen={() => setOpen(key)}
    >
      {open === key ? content : null}
    </Unfolding>
  ));
}

type Version = PrintedSection['versions'][number];

function OneVersion({ version, text }: { version: Version; text: string }) {
  return (
    <div className="flex flex-col gap-2 py-2">
      <p className="text-13 text-ink-soft">{version.by.join(' ')}</p>
      {version.whole ? null : <p className="text-13 text-ink-soft">{t(messages.versionGaps)}</p>}
      {version.text === '' ? (
        <p className="text-ui">{t(messages.versionAbsent)}</p>
      ) : (
        <>
          <p className="text-13 text-ink-soft">{t(messages.versionWords)}</p>
          <Difference before={version.text} text={text} />
        </>
      )}
    </div>
  );
}

/** The words of the section before each dated amendment, beside those of today. */
export function EarlierVersions({ printed, text }: { printed: PrintedSection; text: string }) {
  const [open, setOpen] = useState<string>();
  if (printed.versions.length === 0) return null;
  return (
    <section className="print:hidden">
      <h2 className="text-16 font-semibold">{t(messages.versions)}</h2>
      <p className="mb-2 text-13 text-ink-soft">{t(messages.versionsNote)}</p>
      {printed.versions.map((version) => (
        <Unfolding
          key={version.until}
          label={
            version.from === undefined
              ? t(messages.versionBefore, { day: shortDate(version.until) })
              : t(messages.versionBetween, { day: shortDate(version.until), from: shortDate(version.from) })
          }
          onOpen={() => setOpen(version.until)}
        >
          {open === version.until ? <OneVersion version={version} text={text} /> : null}
        </Unfolding>
      ))}
    </section>
  );
}

/** The words that changed between two texts, in their place. */
export function ChangedText({ before, now }: { before: string; now: string }) {
  return <ChangedWords parts={compareTexts(before, now).flatMap(({ parts }) => parts)} />;
}
