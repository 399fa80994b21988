import { defineMessages } from '#shared/messages/message.ts';

/** The warning on a page when the clock of the device is wrong. */
export const messages = defineMessages('device-clock', {
  clockWrong:
    'The clock of this device is {hours, plural, =0 {some minutes} one {about # hour} other {about # hours}} {way, select, fast {fast} other {slow}}. “Today” and overdue dates may be wrong here. Set the clock, then load the page again.',
});
