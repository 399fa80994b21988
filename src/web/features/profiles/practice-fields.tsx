import { ChevronDown } from 'lucide-react';
import { Controller, useFormContext } from 'react-hook-form';
import {
  PRACTICE_LANGUAGES,
  type PracticeLanguageCode,
  practiceLanguageCodes,
} from '#shared/contracts/practice-languages.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { formatList, languageName } from '#shared/messages/formats.ts';
import { t } from '#shared/messages/translate.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { Popover } from '#web/ui/overlays/popover.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { ProfileForm } from './queries.ts';

/** The name in the reader's language, where it is another word; in English where the browser does not know it. */
function nameForReader(code: PracticeLanguageCode): string | undefined {
  const { name, english } = PRACTICE_LANGUAGES[code];
  const known = languageName(code) ?? english;
  return known === name ? undefined : known;
}

type Props = { chosen: readonly PracticeLanguageCode[]; onChange: (chosen: PracticeLanguageCode[]) => void };

function Choices({ chosen, onChange }: Props) {
  const toggle = (code: PracticeLanguageCode, on: boolean) =>
    onChange(practiceLanguageCodes.filter((other) => (other === code ? on : chosen.includes(other))));
  return (
    <fieldset className="max-h-72 overflow-y-auto">
      <legend className="sr-only">{t(messages.practiceLanguages)}</legend>
      {practiceLanguageCodes.map((code) => (
        <Checkbox
          key={code}
          label={<span lang={code}>{PRACTICE_LANGUAGES[code].name}</span>}
          aside={nameForReader(code)}
          checked={chosen.includes(code)}
          onCheckedChange={(on) => toggle(code, on)}
        />
      ))}
    </fieldset>
  );
}

/** The languages in which the user practises. */
function PracticeLanguages() {
  const { control } = useFormContext<ProfileForm>();
  const label = t(messages.practiceLanguages);
  const shown = (chosen: readonly PracticeLanguageCode[]) =>
    chosen.length === 0
      ? t(messages.chooseLanguages)
      : formatList(chosen.map((code) => PRACTICE_LANGUAGES[code].name));
  return (
    <Controller
      control={control}
      name="practice.languages"
      render={({ field: { value, onChange } }) => (
        <Field label={label} optional hint={t(messages.practiceLanguagesHint)}>
          {(attributes) => (
            <Popover
              label={label}
              className="min-w-72"
              trigger={
                <Button
                  {...attributes}
                  aria-label={`${label}: ${shown(value)}`}
                  className="w-full justify-between! font-normal!"
                >
                  <span className="truncate">{shown(value)}</span>
                  <ChevronDown aria-hidden />
                </Button>
              }
            >
              <Choices chosen={value} onChange={onChange} />
            </Popover>
          )}
        </Field>
      )}
    />
  );
}

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
