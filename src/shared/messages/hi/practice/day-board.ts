import type { messages as english } from '#shared/messages/en/practice/day-board.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('dayBoard', {
  said: '{outcome, select, heard {सुना गया} part_heard {आंशिक सुनवाई} reserved {आदेश के लिए सुरक्षित} disposed {निस्तारित} other {{by, select, us {हमारे अनुरोध पर स्थगित} other_side {दूसरे पक्ष के अनुरोध पर स्थगित} court {न्यायालय द्वारा स्थगित} other {स्थगित}}}}',
  saidOrder: 'आदेश: {order}',
  saidAttended: 'उपस्थित: {names}',
  noHearing: 'यह सुनवाई मौजूद नहीं है, या आप इसे बदल नहीं सकते।',
});
