import { zodResolver } from '@hookform/resolvers/zod';
import { useQueryClient } from '@tanstack/react-query';
import { useForm } from 'react-hook-form';
import { PRACTICE_LANGUAGES } from '#shared/contracts/practice-languages.ts';
import { AI_PREFERENCE_DEFAULTS, dataMayLeave, NO_PRACTICE } from '#shared/contracts/profiles.ts';
import { messages } from '#shared/messages/en/accounts/profiles.ts';
import { messages as common } from '#shared/messages/en/common/common.ts';
import { formatList } from '#shared/messages/formats.ts';
import { LANGUAGES } from '#shared/messages/languages.ts';
import { t } from '#shared/messages/translate.ts';
import { useConcurrentEdit } from '#web/components/editing/use-concurrent-edit.ts';
import { toastFailure } from '#web/data/toast-failure.ts';
import { chooseLanguage } from '#web/i18n/language.ts';
import { toastSuccess } from '#web/ui/feedback/toast-store.ts';
import { remindLabel } from './notifications-tab.tsx';
import { personaName } from './profile-tabs.tsx';
import {
  type ProfileForm,
  profileForm,
  profileQuery,
  readProfile,
  type StoredProfile,
  saveProfile,
} from './queries.ts';

const EMPTY: ProfileForm = {
  full_name: '',
  phone_number: '',
  location: '',
  persona: null,
  language: null,
  mail_reminders: true,
  ai_preferences: AI_PREFERENCE_DEFAULTS,
  practice: { ...NO_PRACTICE, courts: '', languages: [] },
};

const labels = () => ({
  full_name: t(messages.fullName),
  phone_number: t(messages.phoneNumber),
  location: t(messages.location),
  persona: t(messages.userPersona),
  language: t(messages.language),
  mail_reminders: t(messages.mailReminders),
  research_assistance: t(messages.researchAssistance),
  case_summaries: t(messages.caseSummaries),
  document_analysis: t(messages.documentAnalysis),
  data_may_leave: t(messages.dataMayLeave),
  custom_prompt: t(messages.customPrompt),
  enrolment_number: t(messages.enrolmentNumber),
  letterhead: t(messages.letterhead),
  signature_block: t(messages.signatureBlock),
  courts: t(messages.courts),
  languages: t(messages.practiceLanguages),
  remind_days: t(messages.remindDays),
});

const onOrOff = (value: boolean) => (value ? t(messages.on) : t(messages.off));

function shownFields({
  form: { ai_preferences: ai, mail_reminders, persona, language, practice, ...rest },
}: StoredProfile) {
  return {
    ...rest,
    ...practice,
    remind_days: remindLabel(practice.remind_days),
    languages: formatList(practice.languages.map((code) => PRACTICE_LANGUAGES[code].name)),
    persona: personaName(persona),
    language: language === null ? t(messages.languageOfBrowser) : LANGUAGES[language].name,
    mail_reminders: onOrOff(mail_reminders),
    research_assistance: onOrOff(ai.research_assistance),
    case_summaries: onOrOff(ai.case_summaries),
    document_analysis: onOrOff(ai.document_analysis),
    data_may_leave: onOrOff(dataMayLeave(ai)),
    custom_prompt: ai.custom_prompt,
  };
}

/** The form of the profile; it is filled again whenever `profile` is read again. */
export function useEditProfile(userId: string, profile: StoredProfile | undefined) {
  const client = useQueryClient();
  const form = useForm<ProfileForm>({
    resolver: zodResolver(profileForm),
    defaultValues: EMPTY,
    ...(profile ? { values: profile.form } : {}),
  });
  const edit = useConcurrentEdit<StoredProfile, ProfileForm, StoredProfile>({
    row: profile,
    read: () => readProfile(userId),
    update: ({ updated_at }, change) => saveProfile(userId, change, updated_at),
    create: (change) => saveProfile(userId, change),
    labels,
    shownFields,
    onSaved: (saved) => {
      client.setQueryData(profileQuery(userId).queryKey, saved);
      toastSuccess(t(common.success), t(messages.updated));
      void chooseLanguage(saved.form.language);
    },
    onFailed: (failure) => toastFailure(t(messages.updateFailed), failure),
  });
  return { ...edit, form };
}
