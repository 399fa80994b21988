import { useFormContext } from 'react-hook-form';
import { Field, Input } from '#web/ui/input.tsx';

type Matter = {
  court?: string | null;
  cnr?: string | null;
  petitioner?: string | null;
  respondent?: string | null;
};

/** Where a case is pending, under which number of the eCourts, and between whom. */
export function MatterFields() {
  const { register, formState } = useFormContext<Matter>();
  const { errors } = formState;
  return (
    <>
      <Field label="Court" optional error={errors.court?.message}>
        {(field) => <Input {...field} {...register('court')} autoComplete="off" />}
      </Field>
      <Field label="CNR" optional error={errors.cnr?.message} hint="16 characters, as on the eCourts slip">
        {(field) => <Input {...field} {...register('cnr')} autoComplete="off" spellCheck={false} />}
      </Field>
      <Field label="Petitioner" optional error={errors.petitioner?.message}>
        {(field) => <Input {...field} {...register('petitioner')} autoComplete="off" />}
      </Field>
      <Field label="Respondent" optional error={errors.respondent?.message}>
        {(field) => <Input {...field} {...register('respondent')} autoComplete="off" />}
      </Field>
    </>
  );
}
