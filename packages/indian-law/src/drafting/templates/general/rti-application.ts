import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const rtiApplication: Template = {
  id: 'rti_application',
  group: 'general',
  kind: 'other',
  name: [
    'Application for information, RTI Act',
    'सूचना का आवेदन, आरटीआई अधिनियम',
    'தகவல் கோரும் மனு, தகவல் உரிமைச் சட்டம்',
  ],
  sources: sourcesOf(`
Right to Information Act, 2005|section 6|A request in writing or by electronic means, with the fee, states the particulars of the information; no reason need be given.
Right to Information Act, 2005|section 7|The officer answers within thirty days, and within forty-eight hours where life or liberty is concerned; persons below the poverty line pay no fee.
`),
  facts: factsOf(`
authorityName|line||Public authority|लोक प्राधिकरण|பொது அதிகார அமைப்பு
noticeeAddress|line||Address of the public authority|लोक प्राधिकरण का पता|பொது அதிகார அமைப்பின் முகவரி
period|line||Period to which the information relates|अवधि, जिससे सूचना संबंधित है|தகவல் தொடர்புடைய காலம்
information|text||Information sought, each item on a line of its own|माँगी गई सूचना, हर मद अलग पंक्ति में|கோரும் தகவல், ஒவ்வொன்றும் தனி வரியில்
informationForm|choice||Form of the information|सूचना का रूप|தகவலின் வடிவம்|certified copies; inspection of records; electronic form
fee|line||How the fee is paid, or that none is due|फ़ीस कैसे दी गई, या यह कि देय नहीं है|கட்டணம் செலுத்திய விதம், அல்லது தேவையில்லை என்பது
`),
  text: `
> Date: {paperDate}
To
The Public Information Officer
{authorityName}
{noticeeAddress}
# APPLICATION FOR INFORMATION UNDER SECTION 6(1) OF THE RIGHT TO INFORMATION ACT, 2005
+ Name of the applicant: {client}. The applicant is a citizen of India.
+ Address for the answer: {clientAddress}
+ Period to which the information relates: {period}
+ Information that is sought:
++ {information}
+ The information is wanted as: {informationForm}
+ Fee: {fee}
Place: {place}
@sign {client}
`,
};
