import type { ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import type { z } from 'zod';
import { matterFields } from '#shared/contracts/cases.ts';
import { type clientForm, clientTexts } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/clients.ts';
import { t } from '#shared/messages/translate.ts';
import { NO_NEXT_EVENT } from '#web/components/records/next-event.ts';
import { StatusField } from '#web/components/records/status-field.tsx';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, Input, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { emptyTexts } from '#web/ui/forms/texts-of.ts';
import type { newClientForm } from './queries.ts';

/** The fields as typed; the schema trims them and turns empty ones into null. */
export type ClientInput = z.input<typeof clientForm>;

/** The same with the fields of the first case and its next date. */
export type NewClientInput = z.input<typeof newClientForm>;

export const NEW_CLIENT: NewClientInput = {
  name: '',
  ...emptyTexts(clientTexts),
  status: 'exploration',
  case_title: '',
  ...emptyTexts(matterFields),
  ...NO_NEXT_EVENT,
};

export const clientLabels = (): Record<keyof ClientInput, string> => ({
  name: t(messages.clientName),
  client_number: t(messages.clientNumber),
  status: t(common.status),
  contact_person: t(messages.contactPerson),
  business_area: t(messages.businessArea),
  description: t(common.description),
  email: t(common.email),
  phone: t(common.phone),
  address: t(messages.address),
});

/** The fields that the New Client and the Edit Client dialog share. `nextDate`: those of the next date of a first case. */
export function ClientFields({ nextDate }: { nextDate?: ReactNode }) {
  const form = useFormContext<ClientInput>();
  const { register, formState, watch } = form;
  const field = fieldsOf(form);
  const exploring = watch('status') === 'exploration';
  const labels = clientLabels();
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <Field label={labels.name} required error={formState.errors.name?.message}>
          {(control) => <Input {...control} {...register('name')} required autoComplete="off" />}
        </Field>
      </div>
      <InputField label={labels.phone} optional {...field('phone')} type="tel" autoComplete="off" />
      <InputField label={labels.email} optional {...field('email')} type="email" autoComplete="off" />
      <StatusField />
      <InputField
        label={labels.client_number}
        optional={exploring}
        required={!exploring}
        {...field('client_number')}
        autoComplete="off"
      />
      <InputField label={labels.contact_person} optional {...field('contact_person')} autoComplete="off" />
      <InputField label={labels.business_area} optional {...field('business_area')} autoComplete="off" />
      <div className="md:col-span-2">
        <TextareaField label={labels.address} optional {...field('address')} rows={2} className="min-h-16" />
      </div>
      {nextDate}
      <div className="md:col-span-2">
        <TextareaField label={labels.description} optional {...field('description')} rows={3} />
      </div>
    </div>
  );
}
