import { factsOf } from '../facts.ts';
import { sourcesOf, type Template } from '../template.ts';

export const rtiAppeal: Template = {
  id: 'rti_appeal',
  group: 'general',
  kind: 'other',
  name: ['First appeal, RTI Act', 'प्रथम अपील, आरटीआई अधिनियम', 'முதல் மேல்முறையீடு, தகவல் உரிமைச் சட்டம்'],
  sources: sourcesOf(`
Right to Information Act, 2005|section 19(1)|A person without a decision in time, or aggrieved by it, appeals within thirty days of the end of that period or of the receipt to an officer senior in rank; a later appeal is admitted for sufficient cause.
Right to Information Act, 2005|section 19(6)|The appeal is decided within thirty days, or forty-five with reasons.
`),
  facts: factsOf(`
authorityName|line||Public authority|लोक प्राधिकरण|பொது அதிகார அமைப்பு
noticeeAddress|line||Address of the public authority|लोक प्राधिकरण का पता|பொது அதிகார அமைப்பின் முகவரி
requestDate|date||Day of the application for information|सूचना के आवेदन का दिन|தகவல் மனுவின் நாள்
officer|line||Public Information Officer|लोक सूचना अधिकारी|பொதுத் தகவல் அலுவலர்
decision|line||Decision with its date and the day of its receipt, or that there was none|निर्णय, तारीख और मिलने के दिन सहित, या यह कि कोई नहीं हुआ|முடிவு, தேதியும் கிடைத்த நாளும், அல்லது முடிவு இல்லை என்பது
`),
  text: `
> Date: {paperDate}
To
The First Appellate Authority
{authorityName}
{noticeeAddress}
# FIRST APPEAL UNDER SECTION 19(1) OF THE RIGHT TO INFORMATION ACT, 2005
+ Appellant: {client}, {clientAddress}
+ The application was made on {requestDate} to: {officer}
+ Decision: {decision}
+ Facts: {facts}
+ Grounds:
++ {grounds}
+ The appellant prays that the information be given, free of charge where it is late, and that any other order be made that is just.
Place: {place}
@sign {client}
`,
};
