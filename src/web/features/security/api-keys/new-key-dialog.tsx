import { useQueryClient } from '@tanstack/react-query';
import { Copy } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import type { AuthUser } from '#shared/contracts/accounts.ts';
import { API_KEYS, type ApiKeyScope, apiKeyScopes } from '#shared/contracts/api-keys.ts';
import { messages } from '#shared/messages/en/accounts/api-keys.ts';
import { t } from '#shared/messages/translate.ts';
import { sentence } from '#web/data/api.ts';
import { copyText } from '#web/ui/feedback/copy-text.ts';
import { Checkbox } from '#web/ui/forms/checkbox.tsx';
import { Field, Input, InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Dialog } from '#web/ui/overlays/dialog.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import { Reauthenticate } from '../reauthenticate.tsx';
import { useReauthentication } from '../use-reauthentication.ts';
import { apiKeysQuery, makeApiKey } from './queries.ts';

/** Months after which a key ends; 0 for never. */
const LIVES = ['1', '3', '12', '0'] as const;
type Life = (typeof LIVES)[number];

/** The moment that is so many months from now; null for a key without an end. */
function endAfter(life: Life): string | null {
  if (life === '0') return null;
  const end = new Date();
  end.setMonth(end.getMonth() + Number(life));
  return end.toISOString();
}

/** The name of a scope, as the messages select it. */
export const scopeName = (scope: ApiKeyScope): string =>
  t(messages.scope, { scope: scope.replace(':', '_') });

/** The key, shown this once. */
function MadeKey({ value, onClose }: { value: string; onClose: () => void }) {
  return (
    <Dialog
      open
      width="md"
      onOpenChange={(open) => (open ? undefined : onClose())}
      title={t(messages.madeTitle)}
      description={t(messages.madeLead)}
      footer={
        <Button variant="primary" onClick={onClose}>
          {t(messages.done)}
        </Button>
      }
    >
      <Field label={t(messages.key)}>
        {(control) => (
          <div className="flex gap-2">
            <Input {...control} readOnly value={value} className="font-mono" />
            <Button onClick={() => void copyText(value, t(messages.key))}>
              <Copy aria-hidden />
              {t(messages.copy)}
            </Button>
          </div>
        )}
      </Field>
    </Dialog>
  );
}

function useNewKey() {
  const client = useQueryClient();
  const { ask, asking } = useReauthentication();
  const [name, setName] = useState('');
  const [scopes, setScopes] = useState<ReadonlySet<ApiKeyScope>>(new Set(['library:read']));
  const [life, setLife] = useState<Life>('3');
  const [sent, setSent] = useState(false);
  const [state, setState] = useState<{ busy?: boolean; problem?: string; key?: string }>({});
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    setSent(true);
    if (name.trim() === '' || scopes.size === 0) return;
    setState({ busy: true });
    const body = { name, scopes: [...scopes], expires_at: endAfter(life) };
    try {
      const made = await ask((proof) => makeApiKey({ ...body, ...proof }));
      setState(made ? { key: made.key } : {});
      await client.invalidateQueries({ queryKey: apiKeysQuery.queryKey });
    } catch (error) {
      setState({ problem: sentence(error) });
    }
  };
  const choose = (scope: ApiKeyScope, wanted: boolean) => {
    const next = new Set(scopes);
    if (wanted) next.add(scope);
    else next.delete(scope);
    setScopes(next);
  };
  return { name, setName, scopes, choose, life, setLife, sent, state, submit, asking };
}

/** Asks for the name, scopes and end of a key, makes it, and shows it once. */
export function NewKeyDialog({ user, onClose }: { user: AuthUser; onClose: () => void }) {
  const { name, setName, scopes, choose, life, setLife, sent, state, submit, asking } = useNewKey();
  if (state.key) return <MadeKey value={state.key} onClose={onClose} />;
  const nameError = sent && name.trim() === '' ? { error: t(messages.nameMissing) } : {};
  return (
    <>
      <FormDialog
        title={t(messages.makeTitle)}
        description={t(messages.makeLead)}
        form={{ submit, busy: state.busy && t(messages.making) }}
        action={t(messages.make)}
        onClose={onClose}
      >
        <InputField
          label={t(messages.name)}
          required
          {...nameError}
          value={name}
          maxLength={API_KEYS.nameLength}
          placeholder={t(messages.namePlaceholder)}
          autoComplete="off"
          onChange={(event) => setName(event.target.value)}
        />
        <fieldset>
          <legend className="text-ui font-medium">{t(messages.scopes)}</legend>
          <div className="-mx-2">
            {apiKeyScopes.map((scope) => (
              <Checkbox
                key={scope}
                label={scopeName(scope)}
                checked={scopes.has(scope)}
                onCheckedChange={(wanted) => choose(scope, wanted)}
              />
            ))}
          </div>
          {sent && scopes.size === 0 ? (
            <p role="alert" className="text-13 text-bad">
              {t(messages.scopesMissing)}
            </p>
          ) : null}
        </fieldset>
        <SelectField
          label={t(messages.ends)}
          value={life}
          onValueChange={setLife}
          options={LIVES.map((value) => ({
            value,
            label: t(messages.endsIn, { months: Number(value) }),
          }))}
        />
        {state.problem ? (
          <p role="alert" className="text-13 text-bad">
            {state.problem}
          </p>
        ) : null}
      </FormDialog>
      {asking ? <Reauthenticate user={user} asking={asking} /> : null}
    </>
  );
}
