import { defineMessages } from '#shared/messages/message.ts';

/** The contact form and the request for a call. */
export const messages = defineMessages('contact', {
  // Rules of the forms
  nameTooShort: 'Name must be at least 2 characters',
  nameTooLong: 'Name must be at most {max, number} characters',
  emailInvalid: 'Please enter a valid email address',
  messageTooShort: 'Message must be at least 10 characters',
  messageTooLong: 'Message must be at most {max, number} characters',
  topicMissing: 'Please choose what the call is about',
  slotMissing: 'Please choose a time',
  slotTaken: 'This time is no longer offered. Please choose another one.',
  tooMany:
    'You have written {count, number} times within an hour. Please try again in {minutes, plural, one {# minute} other {# minutes}}, or write an email to {email}.',

  // Mail to the operators
  messageSubject: 'Message from {name} through the contact form',
  callSubject: 'Call requested by {name} for {time}',
  from: 'From: {name} <{email}>',
  topic: 'About: {topic}',
  time: 'Time asked for: {time} (Indian time)',
  answer: 'Answer this email to write to {name}. Munshi has confirmed nothing to them yet.',
  kept: 'It is kept for a year under the number {id}.',
});
