import type { messages as english } from '#shared/messages/en/practice/day-board.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('dayBoard', {
  said: '{outcome, select, heard {விசாரிக்கப்பட்டது} part_heard {பகுதி விசாரணை} reserved {உத்தரவுக்காக ஒதுக்கப்பட்டது} disposed {முடிக்கப்பட்டது} other {{by, select, us {எங்கள் வேண்டுகோளில் ஒத்திவைக்கப்பட்டது} other_side {எதிர்த்தரப்பின் வேண்டுகோளில் ஒத்திவைக்கப்பட்டது} court {நீதிமன்றத்தால் ஒத்திவைக்கப்பட்டது} other {ஒத்திவைக்கப்பட்டது}}}}',
  saidOrder: 'உத்தரவு: {order}',
  saidAttended: 'ஆஜரானவர்: {names}',
  noHearing: 'இந்த விசாரணை இல்லை, அல்லது அதை நீங்கள் மாற்ற முடியாது.',
});
