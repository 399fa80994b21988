import type { messages as english } from '#shared/messages/en/practice/records.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('records', {
  created: 'बनाया गया',
  createdWhen: 'बनाया गया <when></when>',
  openRecord: '{action}: {title}',

  view: 'रूप',
  gridView: 'ग्रिड में',
  listView: 'सूची में',
  reset: 'रीसेट करें',
  filters: 'फ़िल्टर',
  filtersChosen: 'फ़िल्टर ({count, number})',
  caseCount: '{total, plural, one {# मामला} other {# मामले}}',
  caseCountOfTotal: '{total, plural, one {# मामले} other {# मामलों}} में से {shown, number}',
  archivedCount: 'अभिलेखागार में {total, plural, one {# मामला} other {# मामले}}',
  archivedCountOfTotal: 'अभिलेखागार के {total, plural, one {# मामले} other {# मामलों}} में से {shown, number}',
  clientCount: '{total, plural, one {# मुवक्किल} other {# मुवक्किल}}',
  clientCountOfTotal: '{total, plural, one {# मुवक्किल} other {# मुवक्किलों}} में से {shown, number}',

  noCasesMatch: 'आपकी खोज से कोई मामला मेल नहीं खाता',
  showAllCases: 'सभी मामले दिखाएँ',
  noArchivedCasesMatch: 'आपकी खोज से अभिलेखागार का कोई मामला मेल नहीं खाता',
  showAllArchived: 'अभिलेखागार के सभी मामले दिखाएँ',
  noClientsMatch: 'आपकी खोज से कोई मुवक्किल मेल नहीं खाता',
  showAllClients: 'सभी मुवक्किल दिखाएँ',
});
