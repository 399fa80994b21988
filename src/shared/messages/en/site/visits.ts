import { defineMessages } from '#shared/messages/message.ts';

/** The public pages beside the landing page: legal pages, the request for a call, the calculator. */
export const messages = defineMessages('visits', {
  lastUpdated: 'Last updated {date}',

  // The request for a call
  bookTitle: 'Book a call',
  bookLead: 'Choose what the call is about and a time. It takes half an hour. We confirm it by email.',
  topic: 'What the call is about',
  day: 'Day',
  time: 'Time',
  chooseDay: 'Choose a day',
  chooseTime: 'Choose a time',
  indianTime: 'Indian time (IST)',
  note: 'What you would like to see',
  request: 'Request the call',
  requesting: 'Sending...',
  requested: 'Your request has arrived',
  requestedText: 'We will write to {email} to confirm {time}, Indian time.',
  requestFailed: 'Your request was not sent',
  another: 'Request another call',

  // The calculator
  roiTitle: 'ROI Calculator',
  roiLead:
    'What the time that you save would be worth. All figures are yours: we cannot know how much time you will save, so put in your own estimate and try it.',
  hours: 'Hours of research and checking a week',
  share: 'Part of them that you expect to save, in per cent',
  fee: 'What an hour of your time earns, in rupees',
  price: 'Price of the plan a month, in rupees',
  outOfRange: 'Enter a number from {min, number} to {max, number}.',
  working: 'The calculation',
  stepHours: 'Hours a month',
  stepHoursWork: '{hours} hours a week × 52 weeks ÷ 12 months',
  stepSaved: 'Hours saved a month',
  stepSavedWork: '{monthly} hours × {share} %',
  stepValue: 'Worth of these hours',
  stepValueWork: '{saved} hours × {fee}',
  stepNet: 'What remains after the plan',
  stepNetWork: '{value} − {price}',
  stepReturn: 'Return on each rupee of the plan',
  stepReturnWork: '{value} ÷ {price}',
  noReturn: 'The plan costs nothing, so there is no ratio.',
  hoursCount: '{hours} hours',
  breakEven: 'The plan pays for itself from {hours} saved hours a month.',
});
