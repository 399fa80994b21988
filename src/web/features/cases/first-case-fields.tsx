import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { useFormContext } from 'react-hook-form';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField } from '#web/ui/forms/input.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { CaseFields, usePartiesFromTitle } from './case-fields.tsx';

const FIELDS = [
  ...(['case_title', 'petitioner', 'respondent', 'court', 'case_number', 'cnr'] as const),
  ...(['stage', 'opposing_counsel'] as const),
] as const;
type FirstCaseInput = { [field in (typeof FIELDS)[number]]?: string | null };

function Fields() {
  const { register, formState } = useFormContext<FirstCaseInput>();
  const nameParties = usePartiesFromTitle();
  const title = register('case_title', { onBlur: (event) => nameParties(event.target.value) });
  return (
    <div className="grid gap-4 pt-3 md:grid-cols-2">
      <div className="md:col-span-2">
        <InputField
          label={t(messages.caseTitle)}
          optional
          hint={t(messages.firstCaseTitleHint)}
          error={formState.errors.case_title?.message}
          {...title}
          autoComplete="off"
        />
      </div>
      <CaseFields />
    </div>
  );
}

/** The fields of a new client's first case; collapsed, because they are optional. */
export function FirstCaseFields() {
  const { formState } = useFormContext<FirstCaseInput>();
  const [unfolded, setUnfolded] = useState(false);
  const open = unfolded || FIELDS.some((field) => formState.errors[field]);
  return (
    <div className="mt-4 border-t border-line pt-2">
      <button
        type="button"
        aria-expanded={open}
        data-fold
        onClick={() => setUnfolded(!open)}
        className="-mx-2 flex min-h-11 items-center gap-2 rounded-control px-2 text-left text-ui font-medium hover:bg-wash md:min-h-9"
      >
        <ChevronRight
          aria-hidden
          className={cx('size-4 shrink-0 text-ink-soft transition-transform', open && 'rotate-90')}
        />
        {t(messages.firstCase)}
        {open ? null : <span className="font-normal text-ink-soft">{t(messages.firstCaseFields)}</span>}
      </button>
      {open ? <Fields /> : null}
    </div>
  );
}
