import { defineMessages } from '#shared/messages/message.ts';

/** Access to a case, as lists and its page show it. */
export const messages = defineMessages('caseAccess', {
  sharedBy:
    'Shared by {name} · {role, select, editor {can edit} commenter {can comment} viewer {can view} other {clerk}}',
  sharedByUnnamed:
    'Shared · {role, select, editor {can edit} commenter {can comment} viewer {can view} other {clerk}}',
  whose: 'Whose cases',
  everyCase: 'All cases',
  myCases: 'My cases',
  sharedWithMe: 'Shared with me',
  share: 'Share',
  people: 'People',
  noAccess: 'You no longer have access to this case',
  noAccessHint: 'The owner ended your access or deleted the case. What you added stays in the case.',
  toCases: 'Go to cases',
  activity: 'Activity',
});
