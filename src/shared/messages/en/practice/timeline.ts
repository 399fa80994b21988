import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('timeline', {
  // Types of events
  hearing: 'Hearing',
  deadline: 'Deadline',
  meeting: 'Meeting',
  document: 'Document',
  note: 'Note',
  other: 'Other',

  // Places and times in a line
  dateAndTime: '{date}, {time}',
  titleAndPlace: '{title}, {place}',
  allDay: 'All day',

  // The timeline of a case
  loadingTimeline: 'Loading the timeline',
  timelineNotLoaded: 'Error loading the timeline',
  noEventsYet: 'No events yet',
  noEventsYetHint: 'Hearings, deadlines and past events appear here, newest first.',
  addNote: 'Add note',
  addEvent: 'Add event',
  typeOfEvent: 'Type of event',
  allTypes: 'All types',
  noEventsOfType: 'No events of this type',
  showAll: 'Show all',
  upcoming: 'Upcoming',
  past: 'Past',
  reminderOnTheDay: 'Reminder on the day',
  reminderBefore: 'Reminder {days, plural, one {# day} other {# days}} before',
  fileAndPage: '{file}, page {page, number}',
  editTitled: 'Edit {title}',
  deleteTitled: 'Delete {title}',
  nextToday: 'Today, <when></when>',
  nextTomorrow: 'Tomorrow, <when></when>',
  nextOnWeekday: '{weekday}, <when></when>',
  noNextDate: 'No next date',
  addDate: 'Add date',
  overdueDate: 'Overdue: {title}, {date}',
  overdueDates: '{count, plural, one {# overdue date} other {# overdue dates}}',

  // Events that are done
  done: 'Done',
  markDone: 'Mark {title} as done',
  reopen: 'Open {title} again',
  markedDone: 'Marked as done',
  reopened: 'Open again',
  undo: 'Undo',
  undoDone: 'Press F8, then Undo, to change {title} back',

  // Taking dates along
  exportDates: 'Export',
  listOfDatesDocx: 'List of dates (Word)',
  listOfDatesPdf: 'List of dates (PDF)',
  listOfDatesFile: 'List of dates.{extension}',
  listOfDatesHint:
    '{file} contains every event, including notes and meetings. Read it through before you share it.',
  preparing: 'Preparing...',

  // The form of an event
  editEvent: 'Edit event',
  type: 'Type',
  title: 'Title',
  titleRequired: 'Title is required',
  date: 'Date',
  dateWithoutZone: 'Add the time zone to this time, such as +05:30',
  yearOutOfRange: 'Enter a year from {first} to {last}',
  time: 'Time',
  timeInvalid: 'Enter a time such as 10:30',
  indianTime: 'Indian time',
  place: 'Place',
  nextDateOfCase: 'Next date',
  nextDatePast: 'Enter today or a later day',
  kindOfDate: 'Hearing or deadline',
  purpose: 'Purpose',
  purposeHint: 'Arguments, written statement',
  placeHint: 'Court hall, item',
  emailReminder: 'Email reminder',
  emailReminderHint: 'Sent in the morning, Indian time, to {email}',
  emailReminderOff: 'No reminder is mailed while reminders are off in your profile, under Notifications.',
  emailReminderNoAddress: 'Your account has no email address. Add one in your profile to receive reminders.',
  noReminder: 'No reminder',
  onTheDay: 'On the day',
  daysBefore: '{days, plural, one {# day before} other {# days before}}',
  notSaved: 'Not saved',
  eventAdded: 'Event added',
  eventChanged: 'Event changed',
  eventChangedElsewhere:
    'This event was changed in another window since you opened it. Your changes are still here; look at the others before you save.',
  eventDeletedWhileEditing: 'This event was deleted in another window',
  eventDeletedTextKept: 'What you typed is still here: add it as a new event, copy it, or cancel.',

  // An event that is deleted
  deleteConfirm: 'Delete this event?',
  deleteWarning: 'This removes {title} from the timeline and cannot be undone.',
  deleting: 'Deleting...',
  eventDeleted: 'Event deleted',
  eventNotDeleted: 'Failed to delete event',

  // The calendar feed
  calendar: 'Calendar',
  feedTitle: 'Your dates in a calendar',
  feedIntro:
    'A private address where your calendar program reads the hearings, deadlines and meetings of all your cases. Anyone who has the address can read them, so keep it to yourself.',
  address: 'Address',
  addressHint:
    'This address is shown only once. In your calendar, choose “subscribe” or “from URL”, and paste it.',
  copyAddress: 'Copy the address',
  calendarAddress: 'The address of your calendar',
  loadingFeed: 'Loading…',
  noFeed: 'You have no address yet.',
  feedUnread:
    'This address was created on {date}. No calendar has read it yet. A new address disables this one.',
  feedRead:
    'This address was created on {date}. A calendar last read it {when}. A new address disables this one.',
  createAddress: 'Create an address',
  createNewAddress: 'Create a new address',
  creating: 'Creating...',
  revokeAddress: 'Revoke the address',
  revoking: 'Revoking...',
  notDone: 'Not done',

  // Today’s board
  board: 'Today’s board',
  loadingBoard: 'Loading your board',
  datesNotLoaded: 'Your dates could not be loaded',
  boardEmpty: 'Nothing on your board yet',
  boardEmptyHint:
    'The hearings and deadlines of your cases appear here, with new files. Start with your first case.',
  createFirstCase: 'Create Your First Case',
  today: 'Today',
  nothingToday: 'Nothing listed today.',
  overdue: 'Overdue',
  nextTwoWeeks: 'The next two weeks',
  nothingAhead:
    'Nothing listed. Dates that you add to the timeline of a case appear here when they are near.',
  titleAndWhere: '{title}<where>, {place}</where>',
  showAllCount: 'Show all {count, number}',
  newFiles: 'New files',
  filesNotLoaded: 'The newest files could not be loaded.',
  noFilesYet: 'No files yet. Files uploaded to your cases appear here.',
  fileAddedWhen: '<when></when>, {title}',
});
