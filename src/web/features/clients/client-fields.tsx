import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import type { clientForm } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { NO_NEXT_EVENT } from '#web/components/records/next-event.ts';
import { StatusField } from '#web/components/records/status-field.tsx';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, Input, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import type { newClientForm } from './queries.ts';

/** The fields as typed; the schema trims them and turns empty ones into null. */
export type ClientInput = z.input<typeof clientForm>;

/** The same with the fields of the first case and its next date. */
export type NewClientInput = z.input<typeof newClientForm>;

export const NEW_CLIENT: NewClientInput = {
  name: '',
  client_number: '',
  contact_person: '',
  business_area: '',
  description: '',
  email: '',
  phone: '',
  address: '',
  status: 'exploration',
  case_title: '',
  case_number: '',
  court: '',
  cnr: '',
  petitioner: '',
  respondent: '',
  stage: '',
  opposing_counsel: '',
  ...NO_NEXT_EVENT,
};

/** The fields that the New Client and the Edit Client dialog share. `nextDate`: those of the next date of a first case. */
export function ClientFields({ nextDate }: { nextDate?: ReactNode }) {
  const form = useFormContext<ClientInput>();
  const { register, formState, watch } = form;
  const field = fieldsOf(form);
  const exploring = watch('status') === 'exploration';
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <Field label={t(messages.clientName)} required error={formState.errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} required autoComplete="off" />}
        </Field>
      </div>
      <InputField label={t(common.phone)} optional {...field('phone')} type="tel" autoComplete="off" />
      <InputField label={t(common.email)} optional {...field('email')} type="email" autoComplete="off" />
      <StatusField />
      <InputField
        label={t(messages.clientNumber)}
        optional={exploring}
        required={!exploring}
        {...field('client_number')}
        autoComplete="off"
      />
      <InputField
        label={t(messages.contactPerson)}
        optional
        {...field('contact_person')}
        autoComplete="off"
      />
      <InputField label={t(messages.businessArea)} optional {...field('business_area')} autoComplete="off" />
      <div className="md:col-span-2">
        <TextareaField
          label={t(messages.address)}
          optional
          {...field('address')}
          rows={2}
          className="min-h-16"
        />
      </div>
      {nextDate}
      <div className="md:col-span-2">
        <TextareaField label={t(common.description)} optional {...field('description')} rows={3} />
      </div>
    </div>
  );
}
