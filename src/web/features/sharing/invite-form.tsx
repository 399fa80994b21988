import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { invited, inviteToCase, inviteToChambers } from '#shared/contracts/sharing/invitations.ts';
import { messages } from '#shared/messages/en/practice/sharing-screens.ts';
import { t } from '#shared/messages/translate.ts';
import { api, sentence } from '#web/data/api.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { FormError } from '#web/ui/forms/form-error.tsx';
import { InputField } from '#web/ui/forms/input.tsx';
import { SelectField } from '#web/ui/forms/select.tsx';
import { Button } from '#web/ui/primitives/button.tsx';
import type { InvitedTo } from './queries.ts';

/** An address as it is typed: of an email when it has an @, else of a phone. */
export const typedAddress = (typed: string): { email: string } | { phone: string } =>
  typed.includes('@') ? { email: typed.trim() } : { phone: typed.trim() };

/** The refusal of a typed address: that of its kind, where the words say which kind it is. */
export const addressProblem = (typed: string, refusal: string | undefined): string | undefined =>
  refusal === undefined || /[@\d]/u.test(typed) ? refusal : t(messages.addressMissing);

/** Checks what was typed into an invitation. */
const checkInvitation = (to: InvitedTo, form: { typed: string; role: string }) => {
  const body = { ...to, ...typedAddress(form.typed), role: form.role };
  return 'case_id' in to ? inviteToCase.safeParse(body) : inviteToChambers.safeParse(body);
};
type InvitationBody = NonNullable<ReturnType<typeof checkInvitation>['data']>;

/** Sends an invitation. Errors: `ApiError`. */
const sendInvitation = (body: InvitationBody) =>
  api.post(`/rest/v1/rpc/${'case_id' in body ? 'invite_to_case' : 'invite_to_chambers'}`, body, invited);

type FieldsProps<Role extends string> = {
  typed: string;
  setTyped: (typed: string) => void;
  problem: string | undefined;
  role: Role;
  setRole: (role: Role) => void;
  roles: readonly Role[];
};

/** The address that is invited, and its role. */
export function InvitedFields<Role extends string>(props: FieldsProps<Role>) {
  const { typed, setTyped, problem, role, setRole, roles } = props;
  return (
    <div className="grid gap-3 md:grid-cols-[1fr_10rem]">
      <InputField
        label={t(messages.address)}
        required
        hint={t(messages.addressHint)}
        error={problem}
        value={typed}
        autoComplete="off"
        autoCapitalize="none"
        onChange={({ target }) => setTyped(target.value)}
      />
      <SelectField<Role>
        label={t(messages.roleLabel)}
        value={role}
        onValueChange={setRole}
        options={roles.map((value) => ({ value, label: t(messages.role, { role: value }) }))}
      />
    </div>
  );
}

type Props<Role extends string> = { to: InvitedTo; roles: readonly Role[]; first: Role };

/** Invites an address in one of the roles; the typed address stays when it is refused. */
export function InviteForm<Role extends string>({ to, roles, first }: Props<Role>) {
  const client = useQueryClient();
  const [typed, setTyped] = useState('');
  const [role, setRole] = useState<Role>(first);
  const [problem, setProblem] = useState<string>();
  const send = useMutation({
    mutationFn: (body: InvitationBody) => sendInvitation(body),
    onSuccess: () => {
      const address = typed.trim();
      toastSuccess(
        t(messages.invited),
        t('case_id' in to ? messages.invitedDetail : messages.invitedChambersDetail, {
          address,
        }),
      );
      setTyped('');
      setRole(first);
    },
    onSettled: () => client.invalidateQueries({ queryKey: ['invitations'] }),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    send.reset();
    const checked = checkInvitation(to, { typed, role });
    setProblem(addressProblem(typed, checked.error?.issues[0]?.message));
    if (checked.success) send.mutate(checked.data);
  };
  return (
    <form noValidate onSubmit={submit} className="flex flex-col gap-3">
      {send.error ? <FormError title={t(messages.notInvited)} message={sentence(send.error)} /> : null}
      <InvitedFields {...{ typed, setTyped, problem, role, setRole, roles }} />
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-2">
        <p className="min-w-0 flex-1 basis-60 text-13 text-ink-soft">{t(messages.roleHint, { role })}</p>
        <Button
          type="submit"
          variant={'case_id' in to ? 'primary' : 'secondary'}
          busy={send.isPending && t(messages.inviting)}
        >
          {t(messages.invite)}
        </Button>
      </div>
    </form>
  );
}
