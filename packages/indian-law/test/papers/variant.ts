/** Names, days and wordings of one of three sets of papers. All are invented. */
export interface Variant {
  at: 0 | 1 | 2;
  man: string;
  woman: string;
  other: string;
  city: string;
  state: string;
  company: string;
  rival: string;
  advocate: string;
  bank: string;
  rate: string;
}

const SETS: readonly Omit<Variant, 'at'>[] = [
  {
    man: 'Harish Nambudiri',
    woman: 'Lakshmi Venkatesan',
    other: 'Prakash Bhandari',
    city: 'Coimbatore',
    state: 'Tamil Nadu',
    company: 'Noyyal Yarns Private Limited',
    rival: 'Sunbeam Traders',
    advocate: 'K. Meenakshi',
    bank: 'Canara Bank, Gandhipuram Branch',
    rate: '12',
  },
  {
    man: 'Devender Chauhan',
    woman: 'Rukhsana Begum',
    other: 'Tejinder Walia',
    city: 'Lucknow',
    state: 'Uttar Pradesh',
    company: 'Gomti Agro Foods Limited',
    rival: 'Awadh Cold Stores',
    advocate: 'Rashid Qureshi',
    bank: 'Punjab National Bank, Hazratganj Branch',
    rate: '18',
  },
  {
    man: 'Sagar Kulkarni',
    woman: 'Anjali Deshpande',
    other: 'Mahesh Gowda',
    city: 'Pune',
    state: 'Maharashtra',
    company: 'Mutha Engineering LLP',
    rival: 'Deccan Castings',
    advocate: 'Vaishali Joshi',
    bank: 'Bank of Maharashtra, Kothrud Branch',
    rate: '9',
  },
];
export const VARIANTS: readonly Variant[] = SETS.map((set, at) => ({ ...set, at: at as Variant['at'] }));

/** One of the three wordings of a sentence. */
export const said = ({ at }: Variant, ...wordings: [string, string, string]): string => wordings[at];

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);
/** A day as the set of papers prints it: 05.03.2026, 5 March 2026, 05/03/2026. */
export function day({ at }: Variant, iso: string): string {
  const [year = '', month = '', date = ''] = iso.split('-');
  if (at === 1) return `${Number(date)} ${MONTHS[Number(month) - 1] ?? ''} ${year}`;
  return [date, month, year].join(at === 0 ? '.' : '/');
}
