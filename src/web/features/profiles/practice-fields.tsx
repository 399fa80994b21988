import { useFormContext } from 'react-hook-form';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { t } from '#shared/messages/translate.ts';
import { InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { PracticeLanguages } from './practice-languages.tsx';
import type { ProfileForm } from './queries.ts';

const AREAS = [
  { name: 'signature_block', label: messages.signatureBlock, hint: messages.signatureHint },
  { name: 'letterhead', label: messages.letterhead, hint: messages.letterheadHint },
  { name: 'courts', label: messages.courts, hint: messages.courtsHint },
] as const;

/** Fields of the practice that exports and forms use. */
export function PracticeFields() {
  const { register, formState } = useFormContext<ProfileForm>();
  const errors = formState.errors.practice;
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-soft">{t(messages.practiceLead)}</p>
      <InputField
        label={t(messages.enrolmentNumber)}
        optional
        hint={t(messages.enrolmentHint)}
        error={errors?.enrolment_number?.message}
        {...register('practice.enrolment_number')}
        autoComplete="off"
        spellCheck={false}
      />
      {AREAS.map(({ name, label, hint }) => (
        <TextareaField
          key={name}
          label={t(label)}
          optional
          hint={t(hint)}
          error={errors?.[name]?.message}
          {...register(`practice.${name}`)}
          rows={4}
        />
      ))}
      <PracticeLanguages />
    </div>
  );
}
