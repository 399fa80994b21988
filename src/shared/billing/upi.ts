/**
 * The address that a UPI app opens, with payee, amount and note filled in (NPCI, UPI Linking Specifications: `pa`, `pn`,
 * `am` in rupees with two decimals, `cu`, `tn`). The payer confirms it; Munshi moves no money.
 */
export function upiAddress(given: { id: string; name: string; paise: number; note: string }): string {
  const { id, name, paise, note } = given;
  const rupees = `${Math.floor(paise / 100)}.${String(paise % 100).padStart(2, '0')}`;
  const parts = { pa: id, pn: name, am: rupees, cu: 'INR', tn: note.slice(0, 80) };
  const query = Object.entries(parts)
    .filter(([, value]) => value !== '')
    // UPI apps read `%20`, not `+`.
    .map(([key, value]) => `${key}=${encodeURIComponent(value).replaceAll('%40', '@')}`);
  return `upi://pay?${query.join('&')}`;
}
