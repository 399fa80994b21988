import { Link, useCanGoBack, useRouter } from '@tanstack/react-router';
import { ArrowLeft, Copy, Landmark, ListX, Printer } from 'lucide-react';
import type { ReactNode } from 'react';
import { announcedForm } from '#law/citations/announced-forms.ts';
import type { HitMetadata, LibraryDocumentBody } from '#shared/contracts/library.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages as parts } from '#shared/messages/en/library/parts.ts';
import { messages } from '#shared/messages/en/library/reader.ts';
import { t } from '#shared/messages/translate.ts';
import { CitationsMenu } from '#web/components/citations-menu.tsx';
import { languageOfText } from '#web/i18n/text-language.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { DropdownItem, DropdownMenu } from '#web/ui/overlays/dropdown-menu.tsx';
import { buttonClass } from '#web/ui/primitives/button.tsx';
import { AddToCase } from '../cases/add-to-case.tsx';
import { useWithCase } from '../cases/remembered-case.tsx';
import { CheckCitations } from '../check-citations.tsx';
import { JudgmentStanding } from '../citator/standing-line.tsx';
import { counterpartSentence } from '../counterparts.ts';
import { SampleBadge, SummaryBadge } from '../document-badges.tsx';
import { benchStrength, courtLine, judgmentDate, mainCitation, shownTitle } from '../format.ts';
import { formsOf, pinpoint } from '../pinpoint.ts';
import { addTrigger, OriginalActions, QUIET_ACTION, SimilarLink } from '../search/results/card-actions.tsx';
import { missingSentence, printedLines, unreadSentence } from './left-out.tsx';

/** Prints the document; the style sheet of the reader leaves everything else of the page out. */
function print(highlights: boolean): void {
  const { dataset } = document.documentElement;
  if (highlights) dataset.printed = 'highlights';
  // Some browsers return at once, and ask for the printer afterwards.
  window.addEventListener('afterprint', () => delete dataset.printed, { once: true });
  window.print();
}

/** Prints the judgment. Where words are highlighted, it asks whether these highlights are printed too. */
function PrintButton({ highlighted }: { highlighted: boolean }) {
  const look = (onClick?: () => void) => (
    <button type="button" className={QUIET_ACTION} onClick={onClick}>
      <Printer aria-hidden />
      {t(messages.print)}
    </button>
  );
  if (!highlighted) return look(() => print(false));
  return (
    <DropdownMenu trigger={look()} align="start">
      <DropdownItem onSelect={() => print(false)}>{t(messages.printPlain)}</DropdownItem>
      <DropdownItem onSelect={() => print(true)}>{t(messages.printHighlighted)}</DropdownItem>
    </DropdownMenu>
  );
}

const FORM_LABELS = {
  neutral: messages.formNeutral,
  both: messages.formBoth,
  reports: messages.formReports,
  number: messages.formNumber,
} as const;

/** Names a form; that of a circular with the day of the circular, so that one can look it up. */
function formLabel(form: ReturnType<typeof formsOf>[number], { neutral_citation }: HitMetadata): string {
  if (form !== 'circular') return t(FORM_LABELS[form]);
  const { circular = '' } = announcedForm(neutral_citation ?? '') ?? {};
  return t(messages.formCircular, { date: judgmentDate(circular) });
}

/**
 * Copies the citation in a form that courts use: by the number of the court itself (also as its circular prints it), by all
 * law reports, or by case number and day. A judgment that can be cited in one form only has no menu.
 */
function CopyForCourt({ metadata }: Pick<LibraryDocumentBody, 'metadata'>) {
  const forms = formsOf(metadata);
  if (forms.length < 2) return null;
  return (
    <DropdownMenu
      align="start"
      trigger={
        <button type="button" className={QUIET_ACTION}>
          <Landmark aria-hidden />
          {t(messages.copyForCourt)}
        </button>
      }
    >
      {forms.map((form) => (
        <DropdownItem key={form} onSelect={() => void copyText(pinpoint(metadata, { form }))}>
          <span className="flex max-w-[40ch] min-w-0 flex-col py-1">
            <span className="text-13 text-ink-soft">{formLabel(form, metadata)}</span>
            <span className="whitespace-normal [overflow-wrap:anywhere]">{pinpoint(metadata, { form })}</span>
          </span>
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}

type HeadProps = {
  body: LibraryDocumentBody;
  /** Words of the text are highlighted: found ones, or those of notes. */
  highlighted: boolean;
  onLeftOut: () => void;
};

/** Back to the page before, or to the search; `short`: an arrow alone. */
export function BackLink({ q, short = false }: { q: string; short?: boolean }) {
  const router = useRouter();
  const canGoBack = useCanGoBack();
  const withCase = useWithCase();
  return (
    <Link
      to="/home/search"
      search={withCase(q ? { q } : {})}
      onClick={(event) => {
        if (!canGoBack || event.metaKey || event.ctrlKey) return;
        event.preventDefault();
        router.history.back();
      }}
      className={short ? `${buttonClass('quiet', 'icon')} -ml-3 md:hidden` : `${buttonClass('quiet')} -ml-3`}
    >
      <ArrowLeft aria-hidden />
      <span className={short ? 'sr-only' : undefined}>{canGoBack ? t(messages.back) : t(common.search)}</span>
    </Link>
  );
}

/** Actions on the document. A narrow window has it behind a button of the bar. */
export function ReaderActions({ body, highlighted, onLeftOut }: HeadProps) {
  const { id, metadata } = body;
  const leftOut = printedLines(body.left_out);
  return (
    <div className="-mx-2.5 flex flex-wrap font-sans" data-print="none">
      <button type="button" className={QUIET_ACTION} onClick={() => void copyText(pinpoint(metadata))}>
        <Copy aria-hidden />
        {t(messages.copyCitation)}
      </button>
      <CopyForCourt metadata={metadata} />
      <CitationsMenu ids={[id]} className={QUIET_ACTION} align="start" />
      <AddToCase id={id} metadata={metadata} trigger={addTrigger()} />
      <SimilarLink id={id} className={QUIET_ACTION} />
      <CheckCitations id={id} metadata={metadata} className={QUIET_ACTION} />
      <OriginalActions id={id} metadata={metadata} className={QUIET_ACTION} />
      <PrintButton highlighted={highlighted} />
      {leftOut.length === 0 ? null : (
        <button type="button" className={QUIET_ACTION} onClick={onLeftOut}>
          <ListX aria-hidden />
          {t(parts.showLeftOut, { count: leftOut.length })}
        </button>
      )}
    </div>
  );
}

function Warning({ badge, children }: { badge?: ReactNode; children: ReactNode }) {
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 rounded-panel bg-caution-wash px-3 py-2 font-sans text-ui text-caution">
      {badge}
      {children}
    </p>
  );
}

/** Warnings above the text that a document is a sample or a summary. */
export const SampleWarning = () => <Warning badge={<SampleBadge />}>{t(messages.sampleWarning)}</Warning>;
export const SummaryWarning = () => <Warning badge={<SummaryBadge />}>{t(messages.summaryWarning)}</Warning>;

/** The head of a judgment: court, cause title, citation, date, bench. It is printed too. */
export function ReaderHead({ body, highlighted, onLeftOut }: HeadProps) {
  const { metadata } = body;
  const title = shownTitle(metadata);
  const court = [courtLine(metadata), benchStrength(metadata)].filter(Boolean).join(' · ');
  const warnings = [missingSentence(body.left_out), unreadSentence(body.left_out)];
  const lines = [
    metadata.named_by_others === undefined ? '' : t(parts.namedByOthers),
    counterpartSentence(metadata.counterparts),
    [mainCitation(metadata), metadata.case_number].filter((part) => part && part !== title).join(' · '),
    metadata.dated ? judgmentDate(metadata.dated) : '',
    metadata.judge_name,
  ].filter(Boolean);
  return (
    <div className="flex flex-col gap-4 pb-6">
      <div className="font-serif">
        {court ? <p className="text-16 text-ink-soft">{court}</p> : null}
        <h1 lang={languageOfText(title)} className="mt-1 text-28 leading-tight font-semibold text-balance">
          {title}
        </h1>
        {lines.map((line) => (
          <p key={line} className="mt-1 text-16 text-ink-soft">
            {line}
          </p>
        ))}
      </div>
      {metadata.type === 'judgment' ? <JudgmentStanding id={body.id} /> : null}
      {metadata.sample ? <SampleWarning /> : null}
      {metadata.summary ? <SummaryWarning /> : null}
      {warnings.map((warning) => (warning === undefined ? null : <Warning key={warning}>{warning}</Warning>))}
      <div className="max-md:hidden">
        <ReaderActions body={body} highlighted={highlighted} onLeftOut={onLeftOut} />
      </div>
    </div>
  );
}
