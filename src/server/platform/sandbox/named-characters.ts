/** Names of the characters from U+00A1 to U+00FF in HTML, in their order. */
const LATIN = `iexcl cent pound curren yen brvbar sect uml copy ordf laquo not shy reg macr deg plusmn sup2 sup3 acute micro para
  middot cedil sup1 ordm raquo frac14 frac12 frac34 iquest Agrave Aacute Acirc Atilde Auml Aring AElig Ccedil Egrave
  Eacute Ecirc Euml Igrave Iacute Icirc Iuml ETH Ntilde Ograve Oacute Ocirc Otilde Ouml times Oslash Ugrave Uacute Ucirc
  Uuml Yacute THORN szlig agrave aacute acirc atilde auml aring aelig ccedil egrave eacute ecirc euml igrave iacute
  icirc iuml eth ntilde ograve oacute ocirc otilde ouml divide oslash ugrave uacute ucirc uuml yacute thorn yuml`;
/** Names of other characters in HTML, each before its character. */
const OTHERS = `Alpha Α Beta Β Chi Χ Dagger ‡ Delta Δ Epsilon Ε Eta Η Gamma Γ Iota Ι Kappa Κ Lambda Λ Mu Μ Nu Ν OElig Œ Omega Ω
  Omicron Ο Phi Φ Pi Π Prime ″ Psi Ψ Rho Ρ Scaron Š Sigma Σ Tau Τ Theta Θ Upsilon Υ Xi Ξ Yuml Ÿ Zeta Ζ alefsym ℵ alpha α
  and ∧ ang ∠ asymp ≈ bdquo „ beta β bull • cap ∩ chi χ circ ˆ clubs ♣ cong ≅ crarr ↵ cup ∪ dArr ⇓ dagger † darr ↓ delta
  δ diams ♦ empty ∅ epsilon ε equiv ≡ eta η euro € exist ∃ fnof ƒ forall ∀ frasl ⁄ gamma γ ge ≥ hArr ⇔ harr ↔ hearts ♥
  hellip … image ℑ infin ∞ int ∫ iota ι isin ∈ kappa κ lArr ⇐ lambda λ lang 〈 larr ← lceil ⌈ ldquo “ le ≤ lfloor ⌊
  lowast ∗ loz ◊ lsaquo ‹ lsquo ‘ mdash — minus − mu μ nabla ∇ ndash – ne ≠ ni ∋ notin ∉ nsub ⊄ nu ν oelig œ oline ‾
  omega ω omicron ο oplus ⊕ or ∨ otimes ⊗ part ∂ permil ‰ perp ⊥ phi φ pi π piv ϖ prime ′ prod ∏ prop ∝ psi ψ rArr ⇒
  radic √ rang 〉 rarr → rceil ⌉ rdquo ” real ℜ rfloor ⌋ rho ρ rsaquo › rsquo ’ sbquo ‚ scaron š sdot ⋅ sigma σ sigmaf ς
  sim ∼ spades ♠ sub ⊂ sube ⊆ sum ∑ sup ⊃ supe ⊇ tau τ there4 ∴ theta θ thetasym ϑ tilde ˜ trade ™ uArr ⇑ uarr ↑ upsih ϒ
  upsilon υ weierp ℘ xi ξ zeta ζ`;
const BLANKS: readonly (readonly [string, string])[] = [
  ['nbsp', ' '],
  ['ensp', ' '],
  ['emsp', ' '],
  ['thinsp', ' '],
  ['zwnj', '\u200c'],
  ['zwj', '\u200d'],
  ['lrm', ''],
  ['rlm', ''],
  ['shy', ''],
];

/** The characters that XML and HTML 4 have names for; names tell capitals from small letters. */
export const NAMED_CHARACTERS: ReadonlyMap<string, string> = new Map([
  ['amp', '&'],
  ['lt', '<'],
  ['gt', '>'],
  ['quot', '"'],
  ['apos', "'"],
  ...LATIN.split(/\s+/u).map((name, at) => [name, String.fromCodePoint(161 + at)] as const),
  ...pairsOf(OTHERS.split(/\s+/u)),
  ...BLANKS,
]);

function pairsOf(cells: readonly string[]): [string, string][] {
  const pairs: [string, string][] = [];
  for (let at = 0; at + 1 < cells.length; at += 2) pairs.push([cells[at] ?? '', cells[at + 1] ?? '']);
  return pairs;
}
