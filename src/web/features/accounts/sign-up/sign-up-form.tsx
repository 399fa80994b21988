import { useId } from 'react';
import { type FieldErrors, useForm, useWatch } from 'react-hook-form';
import { messages } from '#shared/messages/en/accounts/accounts.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { formatSentence } from '#shared/messages/sentence.ts';
import { t } from '#shared/messages/translate.ts';
import { passwordProblem } from '#shared/password-rules.ts';
import { PasswordStrength } from '#web/components/codes/password-strength.tsx';
import { PhoneField } from '#web/components/codes/phone-field.tsx';
import { stringifySearch } from '#web/data/url/search-params.ts';
import { toastProblem } from '#web/ui/feedback/toast-store.ts';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, InputField } from '#web/ui/forms/input.tsx';
import { lazyResolver } from '#web/ui/forms/lazy-resolver.ts';
import { PasswordField, PasswordInput } from '#web/ui/forms/password-input.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { useFollow } from '#web/ui/site-link.tsx';
import { Agreement } from '../agreement.tsx';
import type { SignUpForm as Fields } from './sign-up.ts';

const loadSignUp = () => import('./sign-up.ts');
const signUpCheck = lazyResolver(() => loadSignUp().then((checks) => checks.signUpCheck));

const EMPTY: Fields = {
  fullName: '',
  email: '',
  password: '',
  confirmPassword: '',
  phoneNumber: '',
  location: '',
};

/** Shows a mismatch in a toast as well as under its field. */
function toastMismatch(errors: FieldErrors<Fields>) {
  const mismatch = errors.confirmPassword?.message;
  if (mismatch) toastProblem(t(common.error), mismatch);
}

/** The Email tab of the sign-up page. `from`: the path to open after signing in. */
export function SignUpForm({ from }: { from?: string | undefined }) {
  const follow = useFollow();
  const rulesId = useId();
  const form = useForm<Fields>({ resolver: signUpCheck, defaultValues: EMPTY });
  const { errors, isSubmitting } = form.formState;
  const field = fieldsOf(form);
  const password = useWatch({ control: form.control, name: 'password' });

  const submit = form.handleSubmit(async (values) => {
    const refuse = (message: string) => form.setError('password', { message }, { shouldFocus: true });
    const weak = passwordProblem(values.password);
    if (weak) {
      const problem = formatSentence(weak);
      refuse(problem);
      toastProblem(t(messages.weakPasswordTitle), problem);
      return;
    }
    const { signUp } = await loadSignUp();
    const outcome = await signUp(values, from);
    if (outcome === 'refused') return;
    if (typeof outcome === 'object') return refuse(outcome.weak);
    follow(`/login${stringifySearch({ from, notice: outcome === 'verify' ? outcome : undefined })}`);
  }, toastMismatch);

  return (
    <form noValidate method="post" onSubmit={submit} className="flex flex-col gap-4">
      <InputField label={t(messages.fullName)} required {...field('fullName')} autoComplete="name" />
      <InputField
        label={t(common.email)}
        required
        {...field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
      />
      <Field label={t(messages.password)} required error={errors.password?.message}>
        {(control) => (
          <PasswordInput
            {...control}
            {...form.register('password')}
            aria-describedby={[control['aria-describedby'], rulesId].filter(Boolean).join(' ')}
            autoComplete="new-password"
          />
        )}
      </Field>
      <PasswordStrength password={password} id={rulesId} />
      <PasswordField
        label={t(messages.confirmPassword)}
        required
        {...field('confirmPassword')}
        autoComplete="new-password"
      />
      <PhoneField
        control={form.control}
        name="phoneNumber"
        label={t(messages.phoneNumber)}
        optional
        error={errors.phoneNumber?.message}
      />
      <InputField
        label={t(messages.location)}
        optional
        hint={t(messages.locationHint)}
        {...field('location')}
        autoComplete="address-level2"
      />
      <Button type="submit" variant="primary" busy={isSubmitting && t(messages.creatingAccount)}>
        {t(messages.createAccount)}
      </Button>
      <Agreement />
    </form>
  );
}
