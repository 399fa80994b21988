import type { ComponentProps, ComponentType, ReactNode } from 'react';
import { useId } from 'react';
import { messages } from '#shared/messages/en/common/common.ts';
import { t } from '#shared/messages/translate.ts';
import { cx } from '../primitives/class-names.ts';

export const CONTROL =
  'w-full text-ellipsis rounded-control border border-edge bg-surface px-3 text-ui text-ink transition-colors hover:border-ink-soft focus-visible:outline-offset-0 focus-visible:border-accent aria-invalid:border-bad disabled:bg-wash disabled:text-ink-soft disabled:cursor-not-allowed';

export function Input({ className, ...rest }: ComponentProps<'input'>) {
  return <input {...rest} className={cx(CONTROL, 'h-11 md:h-9', className)} />;
}

export function Textarea({ className, ...rest }: ComponentProps<'textarea'>) {
  return <textarea {...rest} className={cx(CONTROL, 'min-h-24 py-2', className)} />;
}

export type FieldControl = {
  id: string;
  'aria-describedby'?: string;
  'aria-invalid'?: true;
  'aria-required'?: true;
};

export type FieldProps = {
  label: string;
  /** Shown next to the label when the field is optional. */
  optional?: boolean | undefined;
  required?: boolean | undefined;
  hint?: ReactNode;
  error?: string | undefined;
  /** Gets the attributes that connect the control to its label, hint and error. */
  children: (control: FieldControl) => ReactNode;
};

/** A label, a control, its hint and its error, connected for screen readers. */
export function Field({ label, optional, required, hint, error, children }: FieldProps) {
  const id = useId();
  const described = [hint ? `${id}-hint` : '', error ? `${id}-error` : ''].filter(Boolean).join(' ');
  return (
    <div className="flex flex-col gap-1">
      <label htmlFor={id} className="text-ui font-medium text-ink">
        {label}
        {optional ? <span className="font-normal text-ink-soft"> {t(messages.optional)}</span> : null}
      </label>
      {children({
        id,
        ...(described ? { 'aria-describedby': described } : {}),
        ...(error ? { 'aria-invalid': true as const } : {}),
        ...(required ? { 'aria-required': true as const } : {}),
      })}
      {hint ? (
        <p id={`${id}-hint`} className="text-13 text-ink-soft">
          {hint}
        </p>
      ) : null}
      {error ? (
        <p id={`${id}-error`} role="alert" className="text-13 text-bad">
          {error}
        </p>
      ) : null}
    </div>
  );
}

/** The properties of a control together with those of its field. */
export type InField<Control> = Omit<FieldProps, 'children'> & Omit<Control, keyof FieldProps>;

/** Puts a control into a field. */
export function inField<Control extends object>(Inner: ComponentType<Control>) {
  return ({ label, optional, required, hint, error, ...control }: InField<Control>) => (
    <Field {...{ label, optional, required, hint, error }}>
      {(field) => <Inner {...(Object.assign(field, control) as unknown as Control)} />}
    </Field>
  );
}

/** A field with one line of text. */
export const InputField = inField(Input);

/** A field with several lines of text. */
export const TextareaField = inField(Textarea);
