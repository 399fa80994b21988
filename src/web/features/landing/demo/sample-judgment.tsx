import { useEffect, useRef, useState } from 'react';
import { plainDay } from '#shared/checks/plain-day.ts';
import { type SampleJudgment as Judgment, sampleJudgment } from '#shared/contracts/site/demo.ts';
import { messages } from '#shared/messages/en/site/demo.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { withKeys } from '#web/ui/lists/with-keys.ts';
import { Button } from '#web/ui/primitives/button.tsx';

function Text({ paragraphs }: Pick<Judgment, 'paragraphs'>) {
  return (
    <div className="mx-auto max-w-[66ch] font-serif text-16 leading-7 md:text-18 md:leading-[1.875rem]">
      {withKeys(paragraphs, ({ text }) => text).map(({ key, item: { number, text, heading } }) =>
        heading ? (
          <h4 key={key} lang={languageOfText(text)} className="mt-4 mb-2 font-semibold">
            {text}
          </h4>
        ) : (
          <p key={key} lang={languageOfText(text)} className="mb-4 wrap-anywhere">
            {number === undefined ? null : (
              <span className="mr-2 font-sans text-13 text-ink-soft tabular-nums">{number}</span>
            )}
            {text}
          </p>
        ),
      )}
    </div>
  );
}

/** A whole judgment of the sample library, for a visitor without an account. */
export function SampleJudgment({ id, onClose }: { id: string; onClose: () => void }) {
  const [judgment, setJudgment] = useState<Judgment>();
  const [why, setWhy] = useState<string>();
  const title = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    const controller = new AbortController();
    const { signal } = controller;
    api
      .get(`/functions/v1/sample-judgments/${encodeURIComponent(id)}`, sampleJudgment, { signal })
      .then((found) => {
        setJudgment(found);
        setWhy(undefined);
      })
      .catch((error: unknown) => (signal.aborted ? undefined : setWhy(sentence(error))));
    return () => controller.abort();
  }, [id]);
  useEffect(() => {
    if (judgment) title.current?.focus();
  }, [judgment]);
  const facts = judgment && [
    judgment.court_name,
    judgment.dated && plainDay(judgment.dated),
    judgment.citation,
    t(messages.sample),
  ];
  return (
    <section
      aria-label={judgment?.title ?? t(messages.readSample)}
      className="mt-6 rounded-panel border border-line bg-surface p-4 md:p-6"
    >
      {judgment ? (
        <>
          <h3
            ref={title}
            tabIndex={-1}
            lang={languageOfText(judgment.title)}
            className="scroll-mt-20 font-serif text-22 font-semibold"
          >
            {judgment.title}
          </h3>
          <p className="mt-1 mb-4 text-13 text-ink-soft">{facts?.filter(Boolean).join(' · ')}</p>
          <Text paragraphs={judgment.paragraphs} />
        </>
      ) : (
        <p role="status" className={why ? 'text-ui text-bad' : 'text-ui text-ink-soft'}>
          {why ?? t(messages.openingSample)}
        </p>
      )}
      <Button onClick={onClose} className="mt-4">
        {t(messages.closeSample)}
      </Button>
    </section>
  );
}
