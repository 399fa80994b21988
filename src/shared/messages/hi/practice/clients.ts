import type { messages as english } from '#shared/messages/en/practice/clients.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('clients', {
  clientsIntro: 'वे व्यक्ति और फ़र्में जिनकी ओर से आप पेश होते हैं, सबसे नए पहले।',
  newClient: 'नया मुवक्किल',
  viewClient: 'मुवक्किल देखें',
  clientHeading: 'मुवक्किल',
  clientNumberLabel: 'मुवक्किल सं.',
  contact: 'संपर्क',
  area: 'क्षेत्र',
  allStatus: 'सभी स्थितियाँ',
  searchClients: 'मुवक्किल खोजें...',
  loadingClients: 'आपके मुवक्किल लोड हो रहे हैं...',
  clientsNotLoaded: 'मुवक्किल लोड नहीं हो सके',
  signInToViewClients: 'अपने मुवक्किल देखने के लिए कृपया साइन इन करें',
  signInToCreateClient: 'मुवक्किल जोड़ने के लिए साइन इन करना ज़रूरी है',
  noClientsYet: 'अभी कोई मुवक्किल नहीं है',
  noClientsYetHint: 'जिन व्यक्तियों और फ़र्मों की ओर से आप पेश होते हैं वे यहाँ अपने मामलों के साथ दिखेंगे।',
  createFirstClient: 'अपना पहला मुवक्किल जोड़ें',

  addNewClient: 'नया मुवक्किल जोड़ें',
  newClientIntro: 'इससे मुवक्किल का पहला मामला भी बन जाता है।',
  createClient: 'मुवक्किल जोड़ें',
  creating: 'जोड़ा जा रहा है...',
  clientCreated: 'मुवक्किल जोड़ा गया',
  clientAdded: 'मुवक्किल जुड़ गया',
  clientCreatedDetail: 'आपका नया मुवक्किल और उसका पहला मामला बना दिया गया है।',
  clientNotCreated: 'मुवक्किल नहीं जुड़ सका',

  clientName: 'मुवक्किल का नाम',
  nameRequired: 'मुवक्किल का नाम ज़रूरी है',
  clientNumber: 'मुवक्किल संख्या',
  numberRequired: 'जो मुवक्किल “परामर्श” की स्थिति में नहीं है उसके लिए मुवक्किल संख्या ज़रूरी है',
  contactPerson: 'संपर्क व्यक्ति',
  businessArea: 'व्यवसाय का क्षेत्र',
  address: 'पता',
  validationError: 'जाँच में त्रुटि',

  conflictsFound:
    'हितों का टकराव जाँचें: {count, plural, one {एक नाम आपके काम में पहले से है} other {कुछ नाम आपके काम में पहले से हैं}}',
  conflict:
    '{name} ({why}): {place, select, client {आपके मुवक्किल} contact {आपके मुवक्किल के संपर्क व्यक्ति} caseClient {मुवक्किल, मामला} petitioner {याचिकाकर्ता, मामला} respondent {प्रत्यर्थी, मामला} other {नाम, मामला}} <link>{title}</link>',
  sameName: 'वही नाम',
  sameNameInAnotherForm: 'वही नाम, दूसरे रूप में लिखा हुआ',
  sameNameWithInitials: 'वही नाम, आद्याक्षरों के साथ',
  nameWithMoreWords: 'एक नाम में ज़्यादा शब्द हैं',
  anotherSpelling: '“{found}” “{asked}” की दूसरी वर्तनी है',
  singularOrPlural: '“{asked}” और “{found}” में केवल वचन का अंतर है',
  perhapsMisspelt: '“{found}” शायद “{asked}” की गलत वर्तनी है',
  moreConflicts: 'और {count, number}',

  loadingClient: 'मुवक्किल लोड हो रहा है',
  clientNotLoaded: 'मुवक्किल का विवरण लोड नहीं हो सका',
  clientNotFound: 'मुवक्किल नहीं मिला',
  clientIdRequired: 'मुवक्किल की ID ज़रूरी है',
  edit: 'संपादित करें',
  exportClient: 'निर्यात करें',
  clientInformation: 'मुवक्किल की जानकारी',
  clientSince: 'कब से मुवक्किल',
  contactDetails: 'संपर्क विवरण',
  associatedCases: 'संबंधित मामले',
  noCases: 'इस मुवक्किल का कोई मामला नहीं है।',
  caseFiles: '{count, plural, one {# फ़ाइल} other {# फ़ाइलें}} · बनाया गया <when></when>',
  numberedCaseFiles:
    'मामला सं. {number} · {count, plural, one {# फ़ाइल} other {# फ़ाइलें}} · बनाया गया <when></when>',

  editClient: 'मुवक्किल का विवरण संपादित करें',
  clientUpdated: 'मुवक्किल का विवरण सहेजा गया',
  clientUpdatedDetail: 'मुवक्किल की जानकारी सहेज ली गई है।',
  clientNotUpdated: 'मुवक्किल की जानकारी बदली नहीं जा सकी',
  clientChangedElsewhere:
    'आपके खोलने के बाद इस मुवक्किल के विवरण में दूसरी विंडो से बदलाव किए गए। आपके बदलाव यहीं हैं; सहेजने से पहले दूसरे बदलाव देख लें।',

  deleteConfirm: '{name} को हटाएँ?',
  deleting: 'हटाया जा रहा है...',
  clientDeletedDone: 'मुवक्किल हटाया गया',
  clientNotDeleted: 'मुवक्किल नहीं हट सका',

  clientDeleted: 'मुवक्किल हटाया गया',
  clientDeletedDetail: 'यह मुवक्किल दूसरी विंडो में हटा दिया गया।',
  clientDeletedWhileEditing: 'यह मुवक्किल दूसरी विंडो में हटा दिया गया',
  clientDeletedTextKept:
    'इसके मामले और फ़ाइलें भी हट गईं। आपका लिखा हुआ यहीं है: उसे नए मुवक्किल के रूप में सहेजें, कॉपी करें, या छोड़ दें।',
  saveAsNewClient: 'नए मुवक्किल के रूप में सहेजें',
  savedAsNewClient: 'आपका लिखा हुआ नए मुवक्किल के रूप में सहेजा गया।',
  discard: 'छोड़ दें',
});
