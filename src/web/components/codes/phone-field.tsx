import { type Control, Controller, type FieldPath, type FieldValues } from 'react-hook-form';
import { Field, type FieldProps } from '#web/ui/forms/input.tsx';
import { PhoneInput } from './phone-input.tsx';

type Props<Fields extends FieldValues, Context, Output> = Omit<FieldProps, 'children' | 'error'> & {
  control: Control<Fields, Context, Output>;
  name: FieldPath<Fields>;
  error: string | undefined;
  disabled?: boolean;
};

/** A phone number in a form, with its label. */
export function PhoneField<Fields extends FieldValues, Context, Output>({
  control,
  name,
  error,
  disabled = false,
  ...field
}: Props<Fields, Context, Output>) {
  return (
    <Field {...field} error={error}>
      {(attributes) => (
        <Controller
          control={control}
          name={name}
          render={({ field: { onChange, ...input } }) => (
            <PhoneInput {...attributes} {...input} disabled={disabled} onValueChange={onChange} />
          )}
        />
      )}
    </Field>
  );
}
