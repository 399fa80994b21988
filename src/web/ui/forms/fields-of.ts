import { type FieldError, type FieldValues, get, type Path, type UseFormReturn } from 'react-hook-form';

/** Returns what connects an input to a field of a form by its name, with the error of that field. */
export const fieldsOf =
  <T extends FieldValues>({ register, formState }: Pick<UseFormReturn<T>, 'register' | 'formState'>) =>
  (name: Path<T>) => {
    const error = get(formState.errors, name) as FieldError | undefined;
    return { ...register(name), error: error?.message };
  };
