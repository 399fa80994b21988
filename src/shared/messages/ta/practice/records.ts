import type { messages as english } from '#shared/messages/en/practice/records.ts';
import { translationOf } from '#shared/messages/translation.ts';

export const messages = translationOf<typeof english>()('records', {
  created: 'உருவாக்கியது',
  createdWhen: 'உருவாக்கியது: <when></when>',
  openRecord: '{action}: {title}',

  // Above a list
  view: 'தோற்றம்',
  gridView: 'கட்டத் தோற்றம்',
  listView: 'பட்டியல் தோற்றம்',
  reset: 'மீட்டமை',
  filters: 'வடிகட்டிகள்',
  filtersChosen: 'வடிகட்டிகள் ({count, number})',
  caseCount: '{total, plural, one {# வழக்கு} other {# வழக்குகள்}}',
  caseCountOfTotal: '{total, plural, one {# வழக்கில்} other {# வழக்குகளில்}} {shown, number}',
  archivedCount: '{total, plural, one {காப்பகத்தில் # வழக்கு} other {காப்பகத்தில் # வழக்குகள்}}',
  archivedCountOfTotal:
    '{total, plural, one {காப்பகத்தில் உள்ள # வழக்கில்} other {காப்பகத்தில் உள்ள # வழக்குகளில்}} {shown, number}',
  clientCount: '{total, plural, one {# கட்சிக்காரர்} other {# கட்சிக்காரர்கள்}}',
  clientCountOfTotal: '{total, plural, one {# கட்சிக்காரரில்} other {# கட்சிக்காரர்களில்}} {shown, number}',

  // A list without matches
  noCasesMatch: 'உங்கள் தேடலுக்குப் பொருந்தும் வழக்குகள் இல்லை',
  showAllCases: 'எல்லா வழக்குகளையும் காட்டு',
  noArchivedCasesMatch: 'உங்கள் தேடலுக்குப் பொருந்தும் வழக்குகள் காப்பகத்தில் இல்லை',
  showAllArchived: 'காப்பகத்தில் உள்ள எல்லா வழக்குகளையும் காட்டு',
  noClientsMatch: 'உங்கள் தேடலுக்குப் பொருந்தும் கட்சிக்காரர்கள் இல்லை',
  showAllClients: 'எல்லாக் கட்சிக்காரர்களையும் காட்டு',
});
