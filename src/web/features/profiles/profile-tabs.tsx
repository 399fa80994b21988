import { RadioGroup } from 'radix-ui';
import { useId } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { personas } from '#shared/contracts/profiles.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { LANGUAGES, languageCodes } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { PhoneField } from '#web/components/codes/phone-field.tsx';
import { DENSITIES, setDensity, useDensity } from '#web/data/look/density.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { RadioOption } from '#web/ui/forms/radio-option.tsx';
import { Select, SelectField } from '#web/ui/forms/select.tsx';
import { Switch } from '#web/ui/forms/switch.tsx';
import type { ProfileForm } from './queries.ts';

/** The choice that is stored as null. */
const BROWSER = 'browser';

const languageOptions = () => [
  { value: BROWSER, label: t(messages.languageOfBrowser) },
  ...languageCodes.map((value) => ({ value, label: LANGUAGES[value].name })),
];

export function PersonalInfo({ email }: { email: string }) {
  const form = useFormContext<ProfileForm>();
  const { control, formState } = form;
  const field = fieldsOf(form);
  return (
    <div className="grid grid-cols-1 gap-4 md:grid-cols-2">
      <InputField label={t(messages.fullName)} {...field('full_name')} autoComplete="name" />
      <InputField
        label={t(common.email)}
        hint={t(messages.emailHint)}
        value={email}
        readOnly
        className="bg-wash!"
      />
      <PhoneField
        control={control}
        name="phone_number"
        label={t(messages.phoneNumber)}
        optional
        error={formState.errors.phone_number?.message}
      />
      <InputField
        label={t(messages.location)}
        optional
        hint={t(messages.locationHint)}
        {...field('location')}
        autoComplete="address-level2"
      />
      <Field label={t(messages.language)} hint={t(messages.languageHint)}>
        {(attributes) => (
          <Controller
            control={control}
            name="language"
            render={({ field }) => (
              <Select
                {...attributes}
                value={field.value ?? BROWSER}
                onValueChange={(value) => field.onChange(value === BROWSER ? null : value)}
                options={languageOptions()}
                className="w-full"
              />
            )}
          />
        )}
      </Field>
      <DensityField />
    </div>
  );
}

/** The density is no part of the profile: like the theme, it is kept in this browser and takes effect at once. */
function DensityField() {
  const density = useDensity();
  return (
    <SelectField
      label={t(messages.rows)}
      hint={t(messages.rowsHint)}
      value={density}
      onValueChange={setDensity}
      options={DENSITIES.map((value) => ({ value, label: t(messages[value]) }))}
      className="w-full"
    />
  );
}

const PERSONAS = {
  'Solo Practitioner': { label: messages.soloPractitioner, hint: messages.soloPractitionerHint },
  'Law Firm': { label: messages.lawFirm, hint: messages.lawFirmHint },
  'Legal Researcher': { label: messages.legalResearcher, hint: messages.legalResearcherHint },
  'Corporate Counsel': { label: messages.corporateCounsel, hint: messages.corporateCounselHint },
  Judiciary: { label: messages.judiciary, hint: messages.judiciaryHint },
  'Public Interest': { label: messages.publicInterest, hint: messages.publicInterestHint },
} as const satisfies Record<(typeof personas)[number], object>;

/** The name of a persona; empty for none. */
export const personaName = (persona: ProfileForm['persona']): string =>
  persona === null ? '' : t(PERSONAS[persona].label);

export function UserPersona() {
  const { control } = useFormContext<ProfileForm>();
  const id = useId();
  return (
    <Controller
      control={control}
      name="persona"
      render={({ field }) => (
        <fieldset>
          <legend className="mb-3 text-ui text-ink-soft">{t(messages.personaQuestion)}</legend>
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
                <RadioOption
                  id={`${id}-${index}`}
                  value={persona}
                  aria-describedby={`${id}-${index}-line`}
                  className="relative mt-1 grid size-5 shrink-0 place-items-center rounded-full border border-edge bg-surface before:absolute before:-inset-3.5 before:content-[''] data-[state=checked]:border-accent"
                >
                  <RadioGroup.Indicator className="size-2.5 rounded-full bg-accent" />
                </RadioOption>
                <div className="flex-1">
                  <label htmlFor={`${id}-${index}`} className="block py-1 text-ui font-medium">
                    {t(PERSONAS[persona].label)}
                  </label>
                  <p id={`${id}-${index}-line`} className="text-13 text-ink-soft">
                    {t(PERSONAS[persona].hint)}
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
    label: messages.researchAssistance,
    description: messages.researchAssistanceHint,
  },
  {
    name: 'ai_preferences.case_summaries',
    label: messages.caseSummaries,
    description: messages.caseSummariesHint,
  },
  {
    name: 'ai_preferences.document_analysis',
    label: messages.documentAnalysis,
    description: messages.documentAnalysisHint,
  },
] as const;

/**
 * Lets questions and passages go to a language model elsewhere, or stops them; off until it is switched on.
 */
function DataSwitch() {
  const { control } = useFormContext<ProfileForm>();
  return (
    <Controller
      control={control}
      name="ai_preferences.data_may_leave"
      render={({ field }) => (
        <Switch
          checked={field.value === true}
          onCheckedChange={field.onChange}
          label={t(messages.dataMayLeave)}
          description={t(messages.dataMayLeaveHint)}
        />
      )}
    />
  );
}

export function AiPreferences() {
  const { control, register, formState } = useFormContext<ProfileForm>();
  return (
    <div className="flex flex-col gap-4">
      <p className="text-ui text-ink-soft">{t(messages.aiPreferencesLead)}</p>
      {SWITCHES.map(({ name, label, description }) => (
        <Controller
          key={name}
          control={control}
          name={name}
          render={({ field }) => (
            <Switch
              checked={field.value}
              onCheckedChange={field.onChange}
              label={t(label)}
              description={t(description)}
            />
          )}
        />
      ))}
      <DataSwitch />
      <TextareaField
        label={t(messages.customPrompt)}
        optional
        hint={t(messages.customPromptHint)}
        error={formState.errors.ai_preferences?.custom_prompt?.message}
        {...register('ai_preferences.custom_prompt')}
        rows={5}
      />
    </div>
  );
}
