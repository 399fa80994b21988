import type { messages as english } from '#shared/messages/en/practice/clients.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('clients', {
  // The list of clients
  clientsIntro: 'உங்கள் கட்சிக்காரர்களான நபர்களும் நிறுவனங்களும்; புதியவர்கள் முதலில்.',
  newClient: 'புதிய கட்சிக்காரர்',
  viewClient: 'கட்சிக்காரரைக் காண்க',
  clientHeading: 'கட்சிக்காரர்',
  clientNumberLabel: 'கட்சிக்காரர் எண்',
  contact: 'தொடர்பு',
  area: 'துறை',
  allStatus: 'எல்லா நிலைகளும்',
  searchClients: 'கட்சிக்காரரைத் தேடுங்கள்...',
  loadingClients: 'கட்சிக்காரர் பட்டியல் ஏற்றப்படுகிறது...',
  clientsNotLoaded: 'கட்சிக்காரர் பட்டியலை ஏற்ற முடியவில்லை',
  signInToViewClients: 'உங்கள் கட்சிக்காரர்களைக் காண உள்நுழையவும்',
  signInToCreateClient: 'கட்சிக்காரரைச் சேர்க்க உள்நுழைய வேண்டும்',
  noClientsYet: 'இன்னும் கட்சிக்காரர்கள் இல்லை',
  noClientsYetHint: 'உங்கள் கட்சிக்காரர்களும் (நபர்கள், நிறுவனங்கள்) அவர்களுடைய வழக்குகளும் இங்கே இருக்கும்.',
  createFirstClient: 'உங்கள் முதல் கட்சிக்காரரைச் சேர்க்கவும்',

  // A new client
  addNewClient: 'புதிய கட்சிக்காரரைச் சேர்',
  newClientIntro: 'இதனுடன் கட்சிக்காரரின் முதல் வழக்கும் சேர்க்கப்படும்.',
  createClient: 'கட்சிக்காரரைச் சேர்',
  creating: 'சேர்க்கப்படுகிறது...',
  clientCreated: 'கட்சிக்காரர் சேர்க்கப்பட்டார்',
  clientAdded: 'கட்சிக்காரர் சேர்க்கப்பட்டார்',
  clientCreatedDetail: 'புதிய கட்சிக்காரரின் விவரங்களும் அவருடைய முதல் வழக்கும் சேர்க்கப்பட்டன.',
  clientNotCreated: 'கட்சிக்காரரைச் சேர்க்க முடியவில்லை',

  // The fields of a client
  clientName: 'கட்சிக்காரரின் பெயர்',
  nameRequired: 'கட்சிக்காரரின் பெயர் தேவை',
  clientNumber: 'கட்சிக்காரர் எண்',
  numberRequired: 'ஆலோசனை நிலையில் இல்லாத கட்சிக்காரர்களுக்கு எண் தேவை',
  contactPerson: 'தொடர்புக்குரியவர்',
  businessArea: 'தொழில் துறை',
  address: 'முகவரி',
  validationError: 'உள்ளிட்டதில் பிழை',

  // Names in a form that already appear in the user's practice
  conflictsFound:
    'நலன் முரண்பாடு உள்ளதா எனப் பார்க்கவும்: {count, plural, one {ஒரு பெயர்} other {சில பெயர்கள்}} ஏற்கெனவே உங்கள் அலுவலகப் பதிவுகளில் {count, plural, one {உள்ளது} other {உள்ளன}}',
  conflict:
    '{name} ({why}): {place, select, client {உங்கள் கட்சிக்காரர்} contact {உங்கள் கட்சிக்காரரின் தொடர்பு நபர்} caseClient {இந்த வழக்கின் கட்சிக்காரர்:} petitioner {இந்த வழக்கின் மனுதாரர்:} respondent {இந்த வழக்கின் எதிர்மனுதாரர்:} other {இதில் பெயர் உள்ளது:}} <link>{title}</link>',
  sameName: 'அதே பெயர்',
  sameNameInAnotherForm: 'வேறு வடிவில் எழுதிய அதே பெயர்',
  sameNameWithInitials: 'முதலெழுத்துகளுடன் அதே பெயர்',
  nameWithMoreWords: 'ஒரு பெயரில் கூடுதல் சொற்கள் உள்ளன',
  anotherSpelling: '“{found}” என்பது “{asked}” என்பதன் வேறொரு எழுத்துவடிவம்',
  singularOrPlural: '“{asked}”, “{found}” இரண்டும் ஒருமை பன்மையில் வேறுபடுகின்றன',
  perhapsMisspelt: '“{found}” என்பது “{asked}” என்பதன் எழுத்துப்பிழையாக இருக்கலாம்',
  moreConflicts: 'மேலும் {count, number}',

  // A client
  loadingClient: 'கட்சிக்காரர் விவரங்கள் ஏற்றப்படுகின்றன',
  clientNotLoaded: 'கட்சிக்காரரின் விவரங்களை ஏற்ற முடியவில்லை',
  clientNotFound: 'கட்சிக்காரர் கிடைக்கவில்லை',
  clientIdRequired: 'கட்சிக்காரரின் ID தேவை',
  edit: 'திருத்து',
  exportClient: 'ஏற்றுமதி செய்',
  clientInformation: 'கட்சிக்காரர் விவரங்கள்',
  clientSince: 'கட்சிக்காரரான நாள்',
  contactDetails: 'தொடர்பு விவரங்கள்',
  associatedCases: 'தொடர்புடைய வழக்குகள்',
  noCases: 'இந்தக் கட்சிக்காரருக்கு வழக்குகள் இல்லை.',
  caseFiles: '{count, plural, one {# கோப்பு} other {# கோப்புகள்}} · உருவாக்கியது: <when></when>',
  numberedCaseFiles:
    'வழக்கு எண் {number} · {count, plural, one {# கோப்பு} other {# கோப்புகள்}} · உருவாக்கியது: <when></when>',

  // The form that edits a client
  editClient: 'கட்சிக்காரரைத் திருத்து',
  clientUpdated: 'கட்சிக்காரர் விவரங்கள் மாற்றப்பட்டன',
  clientUpdatedDetail: 'உங்கள் கட்சிக்காரரின் விவரங்கள் சேமிக்கப்பட்டன.',
  clientNotUpdated: 'கட்சிக்காரர் விவரங்களை மாற்ற முடியவில்லை',
  clientChangedElsewhere:
    'நீங்கள் திறந்த பிறகு இந்தக் கட்சிக்காரரின் விவரங்கள் வேறொரு சாளரத்தில் மாற்றப்பட்டன. உங்கள் மாற்றங்கள் இன்னும் இங்கே உள்ளன; சேமிக்கும் முன் மற்ற மாற்றங்களைப் பார்க்கவும்.',

  // A client that is deleted
  deleteConfirm: '“{name}” என்பவரின் விவரங்களை நீக்கவா?',
  deleting: 'நீக்கப்படுகிறது...',
  clientDeletedDone: 'கட்சிக்காரர் விவரங்கள் நீக்கப்பட்டன',
  clientNotDeleted: 'கட்சிக்காரர் விவரங்களை நீக்க முடியவில்லை',

  // A client that was deleted in another window
  clientDeleted: 'கட்சிக்காரர் விவரங்கள் நீக்கப்பட்டன',
  clientDeletedDetail: 'இந்தக் கட்சிக்காரரின் விவரங்கள் வேறொரு சாளரத்தில் நீக்கப்பட்டன.',
  clientDeletedWhileEditing: 'இந்தக் கட்சிக்காரரின் விவரங்கள் வேறொரு சாளரத்தில் நீக்கப்பட்டன',
  clientDeletedTextKept:
    'அவருடைய வழக்குகளும் கோப்புகளும் நீக்கப்பட்டன. நீங்கள் தட்டச்சு செய்தது இன்னும் இங்கே உள்ளது: அதைப் புதிய கட்சிக்காரராகச் சேமிக்கவும், நகலெடுக்கவும், அல்லது கைவிடவும்.',
  saveAsNewClient: 'புதிய கட்சிக்காரர் பதிவாகச் சேமி',
  savedAsNewClient: 'நீங்கள் தட்டச்சு செய்தது புதிய கட்சிக்காரராகச் சேமிக்கப்பட்டது.',
  discard: 'கைவிடு',
});
