import { type StatuteQuotation, statuteSentences } from '#shared/checks/statute-sentences.ts';
import { messages } from '#shared/messages/en/library/checks.ts';
import { t } from '#shared/messages/translate.ts';
import { Changes, JudgmentLink } from './citation-finding.tsx';

/** Words that a document quotes from a section, beside those of the section. */
export function StatuteFinding({ quotation }: { quotation: StatuteQuotation }) {
  const { status, document_id: id, index, found, text } = quotation;
  return (
    <li className="text-ink">
      {statuteSentences(quotation).join(' ')}{' '}
      {id === undefined ? null : (
        <JudgmentLink id={id} at={index} {...(index === undefined ? {} : { words: found ?? text })}>
          {t(messages.openSection)}
        </JudgmentLink>
      )}
      {status === 'altered' ? <Changes quotation={quotation} source={t(messages.inSection)} /> : null}
    </li>
  );
}
