import { defineMessages } from '#shared/messages/message.ts';

export const messages = defineMessages('clients', {
  // The list of clients
  clientsIntro: 'The people and firms you act for, newest first.',
  newClient: 'New Client',
  viewClient: 'View Client',
  clientHeading: 'Client',
  clientNumberLabel: 'Client #',
  contact: 'Contact',
  area: 'Area',
  allStatus: 'All Status',
  searchClients: 'Search clients...',
  loadingClients: 'Loading your clients...',
  clientsNotLoaded: 'Failed to load clients',
  signInToViewClients: 'Please sign in to view your clients',
  signInToCreateClient: 'You must be signed in to create a client',
  noClientsYet: 'No clients yet',
  noClientsYetHint: 'The people and firms you act for appear here, each with its cases.',
  createFirstClient: 'Create Your First Client',

  // A new client
  addNewClient: 'Add New Client',
  newClientIntro: 'This also creates the client’s first case.',
  createClient: 'Create Client',
  creating: 'Creating...',
  clientCreated: 'Client created',
  clientAdded: 'Client added successfully',
  clientCreatedDetail: 'Your new client and initial case have been created successfully.',
  clientNotCreated: 'Error creating client',

  // The fields of a client
  clientName: 'Client Name',
  nameRequired: 'Client name is required',
  clientNumber: 'Client number',
  numberRequired: 'Client number is required for non-exploration clients',
  contactPerson: 'Contact person',
  businessArea: 'Business area',
  address: 'Address',
  validationError: 'Validation error',

  // Names in a form that already appear in the user's practice
  conflictsFound:
    'Check for a conflict of interest: {count, plural, one {a name is} other {names are}} already in your practice',
  conflict:
    '{name} ({why}): {place, select, client {your client} contact {contact person of your client} caseClient {client in} petitioner {petitioner in} respondent {respondent in} other {named in}} <link>{title}</link>',
  sameName: 'the same name',
  sameNameInAnotherForm: 'the same name, written in another form',
  sameNameWithInitials: 'the same name, with initials',
  nameWithMoreWords: 'one name has more words',
  anotherSpelling: '“{found}” is another spelling of “{asked}”',
  singularOrPlural: '“{asked}” and “{found}” differ in number',
  perhapsMisspelt: '“{found}” may be a misspelling of “{asked}”',
  moreConflicts: 'and {count, number} more',

  // A client
  loadingClient: 'Loading the client',
  clientNotLoaded: 'Failed to load client details',
  clientNotFound: 'Client not found',
  clientIdRequired: 'Client ID is required',
  edit: 'Edit',
  exportClient: 'Export',
  clientInformation: 'Client information',
  clientSince: 'Client since',
  contactDetails: 'Contact details',
  associatedCases: 'Associated Cases',
  noCases: 'This client has no cases.',
  caseFiles: '{count, plural, one {# file} other {# files}} · Created <when></when>',
  numberedCaseFiles:
    'Case # {number} · {count, plural, one {# file} other {# files}} · Created <when></when>',

  // The form that edits a client
  editClient: 'Edit Client',
  clientUpdated: 'Client updated',
  clientUpdatedDetail: 'Your client information has been updated successfully.',
  clientNotUpdated: 'Error updating client',
  clientChangedElsewhere:
    'This client was changed in another window since you opened it. Your changes are still here; look at the others before you save.',

  // A client that is deleted
  deleteConfirm: 'Delete {name}?',
  deleting: 'Deleting...',
  clientDeletedDone: 'Client deleted successfully',
  clientNotDeleted: 'Failed to delete client',

  // A client that was deleted in another window
  clientDeleted: 'Client deleted',
  clientDeletedDetail: 'This client was deleted in another window.',
  clientDeletedWhileEditing: 'This client was deleted in another window',
  clientDeletedTextKept:
    'Its cases and files were deleted too. What you typed is still here: save it as a new client, copy it, or discard it.',
  saveAsNewClient: 'Save as a new client',
  savedAsNewClient: 'What you typed was saved as a new client.',
  discard: 'Discard',
});
