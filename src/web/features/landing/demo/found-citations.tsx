import { CircleAlert, CircleCheck } from 'lucide-react';
import {
  citationDiffers,
  citationStatus,
  identitySentences,
  paragraphSentence,
  paragraphsOf,
  quotationSentence,
  quotationsOf,
} from '#shared/checks/finding-sentences.ts';
import type { CheckedCitation } from '#shared/contracts/checks/checks.ts';
import type { CitationCheck } from '#shared/contracts/site/demo.ts';
import { messages } from '#shared/messages/en/site/demo.ts';
import { t } from '#shared/messages/translate.ts';
import { languageOfText } from '#web/i18n/text-language.ts';
import { CreateAccount } from './create-account.tsx';

function Finding({ one }: { one: CheckedCitation }) {
  const facts = [
    ...identitySentences(one),
    ...paragraphsOf(one).map(paragraphSentence),
    ...quotationsOf(one).map(quotationSentence),
  ];
  const Icon = citationDiffers(one) ? CircleAlert : CircleCheck;
  return (
    <li className="py-3">
      <p lang={languageOfText(one.text)} className="font-serif text-16 wrap-anywhere">
        {one.text}
      </p>
      <p className="mt-1 flex items-center gap-2 text-ui font-medium">
        <Icon aria-hidden className="size-4 shrink-0" />
        {citationStatus(one)}
      </p>
      <ul className="list-disc pl-6 text-ui text-ink-soft">
        {facts.map((fact) => (
          <li key={fact}>{fact}</li>
        ))}
      </ul>
    </li>
  );
}

/** The result for each citation in the library, and a note of what was not checked. */
export function FoundCitations({ citations, not_checked, library }: CitationCheck) {
  return (
    <>
      <p className="text-13 text-ink-soft">
        {citations.length === 0
          ? t(messages.noCitations)
          : t(messages.checked, { count: citations.length, judgments: library.judgments })}
      </p>
      <ol className="divide-y divide-line">
        {citations.map((one) => (
          <Finding key={one.start} one={one} />
        ))}
      </ol>
      {not_checked.length === 0 ? null : (
        <>
          <h4 className="mt-2 text-14 font-semibold">{t(messages.notChecked)}</h4>
          <ul className="list-disc pl-6 text-13 text-ink-soft">
            {not_checked.map(({ code, sentence, examples }) => (
              <li key={code} className="[overflow-wrap:anywhere]">
                {sentence}
                {examples.length > 0 ? <span className="block">{examples.join(' · ')}</span> : null}
              </li>
            ))}
          </ul>
        </>
      )}
      <CreateAccount />
    </>
  );
}
