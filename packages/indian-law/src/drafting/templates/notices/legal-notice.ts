import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const legalNotice: Template = {
  id: 'legal_notice',
  group: 'notices',
  kind: 'notice',
  name: ['Legal notice', 'विधिक नोटिस', 'வழக்கறிஞர் அறிவிப்பு'],
  sources: sourcesOf(`
${CPC}|section 80|A suit against the Government or a public officer for an official act needs a notice of its own, for which there is a template of its own.
`),
  facts: factsOf(`
noticee|line||Name of the person who gets the notice|नोटिस पाने वाले का नाम|அறிவிப்பைப் பெறுபவரின் பெயர்
noticeeAddress|line||Address of the person who gets the notice|नोटिस पाने वाले का पता|அறிவிப்பைப் பெறுபவரின் முகவரி
subject|line||Subject of the notice|नोटिस का विषय|அறிவிப்பின் பொருள்
demand|text||What is demanded|क्या माँगा जा रहा है|என்ன கோரப்படுகிறது
daysToComply|number||Days to comply|अनुपालन की अवधि (दिन)|இணங்குவதற்கான நாட்கள்
consequence|text||What the client will do otherwise|अन्यथा मुवक्किल क्या करेगा|இல்லையெனில் கட்சிக்காரர் என்ன செய்வார்
`),
  text: `
> Date: {noticeDate}
By registered post acknowledgment due
To
{noticee}
{noticeeAddress}
# LEGAL NOTICE
Subject: {subject}
Under instructions from and on behalf of my client, {client}, of {clientAddress}, I serve this notice on you:
+ {facts}
+ My client therefore demands: {demand}.
+ You are called upon to comply within {daysToComply} days of the receipt of this notice.
+ If you do not, my client will take the following steps at your risk and cost: {consequence}.
+ A copy of this notice is kept in my office for further action.
@sign {advocate}, Advocate for {client}
> {advocateAddress}
`,
};
