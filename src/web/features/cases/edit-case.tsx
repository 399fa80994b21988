import { FormProvider } from 'react-hook-form';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { messages } from '#shared/messages/en/practice/cases.ts';
import { t } from '#shared/messages/translate.ts';
import { EditNotices } from '#web/components/editing/edit-notices.tsx';
import { StatusField } from '#web/components/records/status-field.tsx';
import { useCaseAccess } from '#web/components/sharing/case-access.ts';
import { linesOf } from '#web/ui/feedback/deleted-meanwhile.tsx';
import { fieldsOf } from '#web/ui/forms/fields-of.ts';
import { Field, Input, InputField, TextareaField } from '#web/ui/forms/input.tsx';
import { FormDialog } from '#web/ui/overlays/form-dialog.tsx';
import { cx } from '#web/ui/primitives/class-names.ts';
import { CaseFields } from './case-fields.tsx';
import { labels } from './edit-labels.ts';
import { type EditCase, type EditCaseProps, useEditCase } from './use-edit-case.ts';

type FieldsProps = Pick<EditCase, 'form' | 'numberNeeded'> & { hasClient: boolean };

function EditFields({ form, numberNeeded, hasClient }: FieldsProps) {
  const { register, formState, watch } = form;
  const field = fieldsOf(form);
  const { owns } = useCaseAccess();
  const needed = numberNeeded({ status: watch('status'), client_number: null });
  return (
    <div className="grid gap-4 md:grid-cols-2">
      <div className="md:col-span-2">
        <Field label={t(messages.caseTitle)} required error={formState.errors.title?.message}>
          {(control) => <Input {...control} {...register('title')} required autoComplete="off" />}
        </Field>
      </div>
      <FormProvider {...form}>
        <CaseFields />
        <InputField
          label={t(messages.areaOfPractice)}
          optional
          {...field('practice_area')}
          autoComplete="off"
        />
        <StatusField />
      </FormProvider>
      {owns ? (
        <div className={cx(!hasClient && 'md:col-span-2')}>
          <InputField label={t(messages.clientName)} optional {...field('client_name')} autoComplete="off" />
        </div>
      ) : null}
      {owns && hasClient ? (
        <InputField
          label={t(messages.clientNumber)}
          optional={!needed}
          required={needed}
          hint={t(messages.clientNumberHint)}
          {...field('client_number')}
          autoComplete="off"
        />
      ) : null}
      <div className="md:col-span-2">
        <TextareaField label={t(common.description)} optional {...field('description')} rows={5} />
      </div>
    </div>
  );
}

function submitLabel({ gone, changes }: EditCase): string {
  if (gone) return t(messages.saveAsNewCase);
  return changes ? t(common.saveOverIt) : t(common.saveChanges);
}

/** Edits a case and, with it, its client; it is mounted while it is open. */
export function EditCaseDialog(props: EditCaseProps) {
  const { row, onClose } = props;
  const editing = useEditCase(props);
  const { form, save, gone, submit } = editing;
  const { owns } = useCaseAccess();
  const ofOwner = row.client ? t(messages.sharedFieldsChange) : t(messages.caseWithoutClient);
  const about = owns ? ofOwner : t(messages.clientStaysWithOwner);
  return (
    <FormDialog
      title={t(owns ? messages.editCaseAndClient : messages.editCase)}
      description={about}
      form={{ submit, busy: save.isPending && t(common.saving) }}
      action={submitLabel(editing)}
      cancel={gone ? t(messages.discard) : t(common.cancel)}
      onClose={onClose}
      className=""
    >
      <EditNotices
        edit={editing}
        words={{
          notSaved: gone ? t(messages.caseNotAdded) : t(messages.clientNotUpdated),
          changed: t(messages.caseChangedElsewhere),
        }}
        deleted={{
          title: t(messages.caseDeletedWhileEditing),
          hint: t(messages.caseDeletedTextKept),
          typed: () => linesOf(labels(), form.getValues()),
        }}
      />
      <EditFields form={form} numberNeeded={editing.numberNeeded} hasClient={row.client !== null} />
    </FormDialog>
  );
}
