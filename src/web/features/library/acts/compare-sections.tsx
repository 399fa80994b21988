import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { compareTexts } from '#law/drafting/document/compare.ts';
import type { ActSectionBody } from '#shared/contracts/research/acts.ts';
import { messages } from '#shared/messages/en/library/act-copies.ts';
import { t } from '#shared/messages/translate.ts';
import { ChangedWords } from '#web/components/drafting/changed-words.tsx';
import { sectionQuery } from './queries.ts';

/** Numbering and paragraphs differ between codes: words alone are compared. */
const inOneLine = (text: string): string => text.replace(/\s+/gu, ' ').trim();

function Compared({ text, act, section }: { text: string; act: string; section: string }) {
  const { data } = useQuery(sectionQuery(act, section));
  if (!data || data.summary) return null;
  return (
    <div className="py-2">
      <p className="mb-2 text-13 text-ink-soft">{t(messages.onlyHere)}</p>
      <p className="font-serif text-16 whitespace-pre-line">
        <ChangedWords
          parts={compareTexts(inOneLine(data.text), inOneLine(text)).flatMap(({ parts }) => parts)}
        />
      </p>
    </div>
  );
}

/** The section beside its counterpart in the other code, word by word. */
export function CompareSections({ section }: { section: ActSectionBody }) {
  const [open, setOpen] = useState<string>();
  if (!section.printed) return null;
  return section.counterparts.map((other) => {
    const number = other.section.split('(', 1)[0] ?? other.section;
    const key = `${other.act} ${other.section}`;
    return (
      <details
        key={key}
        className="border-b border-line print:hidden"
        onToggle={({ currentTarget }) => currentTarget.open && setOpen(key)}
      >
        <summary className="flex min-h-(--row) cursor-pointer items-center text-ui">
          {t(messages.compare, { act: other.act, section: other.section })}
        </summary>
        {open === key ? <Compared text={section.text} act={other.act} section={number} /> : null}
      </details>
    );
  });
}
