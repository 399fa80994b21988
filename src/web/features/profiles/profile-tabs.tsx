import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { personas } from '#shared/contracts/profiles.ts';
import { messages as common } from '#shared/messages/en/common.ts';
import { messages } from '#shared/messages/en/profiles.ts';
import { t } from '#shared/messages/translate.ts';
import { PhoneInput } from '#web/components/codes/phone-input.tsx';
import { Field, Input, Textarea } from '#web/ui/forms/input.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import type { ProfileForm } from './queries.ts';

export function PersonalInfo({ email }: { email: string }) {
  const { register, control: fields, formState } = useFormContext<ProfileForm>();
  const { errors } = formState;
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <Field label={t(messages.fullName)} error={errors.full_name?.message}>
        {(control) => <Input {...control} {...register('full_name')} autoComplete="name" />}
      </Field>
      <Field label={t(common.email)} hint={t(messages.theAddressWithWhichYou)}>
        {(control) => <Input {...control} value={email} readOnly className="bg-wash!" />}
      </Field>
      <Field label={t(messages.phoneNumber)} optional error={errors.phone_number?.message}>
        {(control) => (
          <Controller
            control={fields}
            name="phone_number"
            render={({ field: { onChange, ...field } }) => (
              <PhoneInput {...control} {...field} onValueChange={onChange} />
            )}
          />
        )}
      </Field>
      <Field
        label={t(messages.location)}
        optional
        hint={t(messages.cityState)}
        error={errors.location?.message}
      >
        {(control) => <Input {...control} {...register('location')} autoComplete="address-level2" />}
      </Field>
    </div>
  );
}

const PERSONA_LINES: Record<(typeof personas)[number], string> = {
  'Solo Practitioner': t(messages.youConductYourOwnMatters),
  'Law Firm': t(messages.youWorkWithPartnersAnd),
  'Legal Researcher': t(messages.youReadAndCompareThe),
  'Corporate Counsel': t(messages.youAdviseOneCompany),
  Judiciary: t(messages.youDecideOrAssistOne),
  'Public Interest': t(messages.youActForACause),
};

export function UserPersona() {
  const { control } = useFormContext<ProfileForm>();
  const id = useId();
  return (
    <Controller
      control={control}
      name="persona"
      render={({ field }) => (
        <fieldset>
          <legend className="mb-3 text-ui text-ink-soft">{t(messages.whichOfTheseDescribesYour)}</legend>
          <RadioGroup.Root
            aria-label={t(messages.userPersona)}
            value={field.value ?? ''}
            onValueChange={field.onChange}
            className="grid gap-2 md:grid-cols-2"
          >
            {personas.map((persona, index) => (
              <div
                key={persona}
                className="flex items-start gap-3 rounded-control border border-line px-3 py-2 has-data-[state=checked]:border-accent has-data-[state=checked]:bg-accent-wash"
              >
                <RadioGroup.Item
                  id={`${id}-${index}`}
                  value={persona}
                  aria-describedby={`${id}-${index}-line`}
                  className="mt-1 grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-surface data-[state=checked]:border-accent"
                >
                  <RadioGroup.Indicator className="size-2.5 rounded-full bg-accent" />
                </RadioGroup.Item>
                <div className="flex-1">
                  <label htmlFor={`${id}-${index}`} className="block py-1 text-ui font-medium">
                    {persona}
                  </label>
                  <p id={`${id}-${index}-line`} className="text-13 text-ink-soft">
                    {PERSONA_LINES[persona]}
                  </p>
                </div>
              </div>
            ))}
          </RadioGroup.Root>
        </fieldset>
      )}
    />
  );
}

const SWITCHES = [
  {
    name: 'ai_preferences.research_assistance',
    label: t(messages.researchAssistance),
    description: t(messages.helpWithFindingAuthoritiesAnd),
  },
  {
    name: 'ai_preferences.case_summaries',
    label: t(messages.caseSummaries),
    description: t(messages.summariesOfYourCasesMade),
  },
  {
    name: 'ai_preferences.document_analysis',
    label: t(messages.documentAnalysis),
    description: t(messages.keyFactsAndInsightsDrawn),
  },
] as const;

export function AiPreferences() {
  const { control, register, formState } = useFormContext<ProfileForm>();
  return (
    <div className="flex flex-col gap-4">
      {SWITCHES.map(({ name, label, description }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              label={label}
              description={description}
            />
          )}
        />
      ))}
      <Field
        label={t(messages.customPrompt)}
        optional
        hint={t(messages.whatTheAssistantShouldAlways)}
        error={formState.errors.ai_preferences?.custom_prompt?.message}
      >
        {(control) => <Textarea {...control} {...register('ai_preferences.custom_prompt')} rows={5} />}
      </Field>
    </div>
  );
}
