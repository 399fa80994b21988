import { Controller, useFormContext } from 'react-hook-form';
import type { PracticeStatus } from '#shared/contracts/clients.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { Field } from '#web/ui/forms/input.tsx';
import { Select } from '#web/ui/forms/select.tsx';
import { statusOptions } from './status-badge.tsx';

/** The status field of a client or a case; its name in the form is `status`. */
export function StatusField() {
  const { control, formState } = useFormContext<{ status: PracticeStatus }>();
  return (
    <Field label={t(common.status)} error={formState.errors.status?.message}>
      {(field) => (
        <Controller
          control={control}
          name="status"
          render={({ field: { value, onChange } }) => (
            <Select {...field} value={value} onValueChange={onChange} options={statusOptions()} />
          )}
        />
      )}
    </Field>
  );
}
