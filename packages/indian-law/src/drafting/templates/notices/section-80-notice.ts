import { factsOf } from '../facts.ts';
import { CPC, sourcesOf, type Template } from '../template.ts';

export const section80Notice: Template = {
  id: 'section_80_notice',
  group: 'notices',
  kind: 'notice',
  name: [
    'Notice to the Government under section 80',
    'धारा 80 के अधीन सरकार को नोटिस',
    'பிரிவு 80-இன் கீழ் அரசுக்கு அறிவிப்பு',
  ],
  sources: sourcesOf(`
${CPC}|section 80(1)|No suit lies against the Government, or against a public officer for an official act, until two months after a written notice was delivered or left at the office: for the Central Government a Secretary (for a railway the General Manager), for a State Government a Secretary or the Collector of the district, for a public officer himself or his office. The notice states the cause of action, the name, description and place of residence of the plaintiff, and the relief; the plaint says that it was delivered.
${CPC}|section 80(2)|With leave of the court a suit for urgent or immediate relief may be instituted without the notice.
`),
  facts: factsOf(`
noticee|line||Secretary, General Manager, Collector or public officer|सचिव, महाप्रबंधक, कलेक्टर या लोक अधिकारी|செயலர், பொது மேலாளர், ஆட்சியர் அல்லது அரசு அலுவலர்
noticeeAddress|line||Address of the person who gets the notice|नोटिस पाने वाले का पता|அறிவிப்பைப் பெறுபவரின் முகவரி
clientDescription|line||Description of the client: parentage, age and occupation|मुवक्किल का विवरण: माता-पिता, आयु और व्यवसाय|கட்சிக்காரரின் விவரம்: பெற்றோர், வயது, தொழில்
`),
  text: `
> Date: {noticeDate}
By registered post acknowledgment due
To
{noticee}
{noticeeAddress}
# NOTICE
Subject: Notice under section 80(1) of the Code of Civil Procedure, 1908
Under instructions from and on behalf of my client I serve this notice on you:
+ Name, description and place of residence of the intended plaintiff: {client}, {clientDescription}, {clientAddress}.
+ Cause of action: {causeOfAction}.
+ {facts}
+ Relief that the client claims: {reliefs}.
+ If the relief is not given within two months of the delivery of this notice, or of its being left at your office, my client will institute a suit for it, at your risk and cost.
+ A copy of this notice is kept in my office for further action.
@sign {advocate}, Advocate for {client}
> {advocateAddress}
`,
};
