import type { Texts } from '../translation.ts';
import { messages as accountErrors } from './accounts/account-errors.ts';
import { messages as accounts } from './accounts/accounts.ts';
import { messages as agreement } from './accounts/agreement.ts';
import { messages as apiKeys } from './accounts/api-keys.ts';
import { messages as billing } from './accounts/billing.ts';
import { messages as consents } from './accounts/consents.ts';
import { messages as deviceClock } from './accounts/device-clock.ts';
import { messages as erasure } from './accounts/erasure.ts';
import { messages as mailLinks } from './accounts/mail-links.ts';
import { messages as oauth } from './accounts/oauth.ts';
import { messages as oidc } from './accounts/oidc.ts';
import { messages as profiles } from './accounts/profiles.ts';
import { messages as security } from './accounts/security.ts';
import { messages as webhookScreens } from './accounts/webhook-screens.ts';
import { messages as webhooks } from './accounts/webhooks.ts';
import { messages as bar } from './common/bar.ts';
import { messages as common } from './common/common.ts';
import { messages as contract } from './common/contract.ts';
import { messages as dataApi } from './common/data-api.ts';
import { messages as emails } from './common/emails.ts';
import { messages as errors } from './common/errors.ts';
import { messages as fileReading } from './common/file-reading.ts';
import { messages as foot } from './common/foot.ts';
import { messages as notFound } from './common/not-found.ts';
import { messages as offline } from './common/offline.ts';
import { messages as reference } from './common/reference.ts';
import { messages as requests } from './common/requests.ts';
import { messages as shell } from './common/shell.ts';
import { messages as site } from './common/site.ts';
import { messages as tour } from './common/tour.ts';
import { messages as withoutScript } from './common/without-script.ts';
import { messages as draftAnnexures } from './drafting/annexures.ts';
import { messages as draftAssistant } from './drafting/assistant.ts';
import { messages as clauses } from './drafting/clauses.ts';
import { messages as draftComments } from './drafting/comments.ts';
import { messages as draftEditor } from './drafting/editor.ts';
import { messages as draftExports } from './drafting/exports.ts';
import { messages as draftFiling } from './drafting/filing.ts';
import { messages as officeTemplates } from './drafting/office-templates.ts';
import { messages as draftPanel } from './drafting/panel.ts';
import { messages as draftScreens } from './drafting/screens.ts';
import { messages as draftTemplates } from './drafting/templates.ts';
import { messages as actCopies } from './library/act-copies.ts';
import { messages as acts } from './library/acts.ts';
import { messages as addFiles } from './library/add-files.ts';
import { messages as addToCase } from './library/add-to-case.ts';
import { messages as caseSummary } from './library/case-summary.ts';
import { messages as chat } from './library/chat.ts';
import { messages as checks } from './library/checks.ts';
import { messages as citationsMenu } from './library/citations-menu.ts';
import { messages as citator } from './library/citator.ts';
import { messages as cite } from './library/cite.ts';
import { messages as insights } from './library/insights.ts';
import { messages as library } from './library/library.ts';
import { messages as notes } from './library/notes.ts';
import { messages as offences } from './library/offences.ts';
import { messages as parts } from './library/parts.ts';
import { messages as reader } from './library/reader.ts';
import { messages as realJudgments } from './library/real-judgments.ts';
import { messages as savedSearches } from './library/saved-searches.ts';
import { messages as search } from './library/search.ts';
import { messages as webSearch } from './library/web-search.ts';
import { messages as backup } from './operations/backup.ts';
import { messages as commands } from './operations/commands.ts';
import { messages as doctor } from './operations/doctor.ts';
import { messages as libraryStatus } from './operations/library-status.ts';
import { messages as models } from './operations/models.ts';
import { messages as openData } from './operations/open-data.ts';
import { messages as serverStatus } from './operations/server-status.ts';
import { messages as startup } from './operations/startup.ts';
import { messages as archives } from './practice/archives.ts';
import { messages as assistant } from './practice/assistant.ts';
import { messages as bin } from './practice/bin.ts';
import { messages as caseAccess } from './practice/case-access.ts';
import { messages as cases } from './practice/cases.ts';
import { messages as clientPages } from './practice/client-pages.ts';
import { messages as clients } from './practice/clients.ts';
import { messages as courtImport } from './practice/court-import.ts';
import { messages as dayBoard } from './practice/day-board.ts';
import { messages as deadlines } from './practice/deadlines.ts';
import { messages as draftChecks } from './practice/draft-checks.ts';
import { messages as drafts } from './practice/drafts.ts';
import { messages as exports } from './practice/export.ts';
import { messages as feeScreens } from './practice/fee-screens.ts';
import { messages as fees } from './practice/fees.ts';
import { messages as filePages } from './practice/file-pages.ts';
import { messages as files } from './practice/files.ts';
import { messages as limitation } from './practice/limitation.ts';
import { messages as limitationTitles } from './practice/limitation-titles.ts';
import { messages as records } from './practice/records.ts';
import { messages as sharing } from './practice/sharing.ts';
import { messages as sharingScreens } from './practice/sharing-screens.ts';
import { messages as timeline } from './practice/timeline.ts';
import { messages as uploads } from './practice/uploads.ts';
import { messages as breaches } from './site/breaches.ts';
import { messages as contact } from './site/contact.ts';
import { messages as dataNotice } from './site/data-notice.ts';
import { messages as demo } from './site/demo.ts';
import { messages as descriptions } from './site/descriptions.ts';
import { messages as help } from './site/help.ts';
import { messages as landing } from './site/landing.ts';
import { messages as privacy } from './site/privacy.ts';
import { messages as refund } from './site/refund.ts';
import { messages as terms } from './site/terms.ts';
import { messages as visits } from './site/visits.ts';

/** The texts of Tamil. */
export const texts: Texts = {
  ...accountErrors,
  ...accounts,
  ...billing,
  ...agreement,
  ...consents,
  ...deviceClock,
  ...erasure,
  ...mailLinks,
  ...profiles,
  ...apiKeys,
  ...oauth,
  ...oidc,
  ...security,
  ...bar,
  ...common,
  ...dataApi,
  ...emails,
  ...errors,
  ...fileReading,
  ...contract,
  ...foot,
  ...notFound,
  ...offline,
  ...reference,
  ...requests,
  ...shell,
  ...site,
  ...tour,
  ...withoutScript,
  ...draftAnnexures,
  ...draftAssistant,
  ...clauses,
  ...officeTemplates,
  ...draftComments,
  ...draftEditor,
  ...draftExports,
  ...draftFiling,
  ...draftPanel,
  ...draftScreens,
  ...draftTemplates,
  ...acts,
  ...addFiles,
  ...addToCase,
  ...caseSummary,
  ...chat,
  ...checks,
  ...citator,
  ...citationsMenu,
  ...cite,
  ...insights,
  ...library,
  ...actCopies,
  ...offences,
  ...parts,
  ...reader,
  ...notes,
  ...realJudgments,
  ...savedSearches,
  ...search,
  ...webSearch,
  ...backup,
  ...commands,
  ...doctor,
  ...libraryStatus,
  ...models,
  ...openData,
  ...serverStatus,
  ...startup,
  ...assistant,
  ...bin,
  ...exports,
  ...caseAccess,
  ...cases,
  ...clients,
  ...draftChecks,
  ...drafts,
  ...filePages,
  ...archives,
  ...files,
  ...records,
  ...sharingScreens,
  ...sharing,
  ...deadlines,
  ...limitation,
  ...limitationTitles,
  ...timeline,
  ...uploads,
  ...breaches,
  ...clientPages,
  ...courtImport,
  ...fees,
  ...dayBoard,
  ...webhooks,
  ...webhookScreens,
  ...feeScreens,
  ...contact,
  ...dataNotice,
  ...demo,
  ...descriptions,
  ...help,
  ...landing,
  ...privacy,
  ...refund,
  ...terms,
  ...visits,
};
