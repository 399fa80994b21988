import fc from 'fast-check';
import { expect, test } from 'vitest';
import { findCitations } from './citations.ts';
import { withLatinCitations } from './native-script.ts';

test.each([
  ['ए.आई.आर. 2019 एस.सी. 4321', 'air|2019|||sc|4321'],
  ['ए आई आर 2019 एस सी 4321', 'air|2019|||sc|4321'],
  ['एआईआर 2019 सुप्रीम कोर्ट 4321', 'air|2019|||sc|4321'],
  ['ए.आई.आर. १९७३ उच्चतम न्यायालय १४६१', 'air|1973|||sc|1461'],
  ['ए.आई.आर. 1985 इलाहाबाद 12', 'air|1985|||all|12'],
  ['(२०१९) ९ SCC ८७६', 'scc|2019||9||876'],
  ['(2019) 9 एस.सी.सी. 876', 'scc|2019||9||876'],
  ['2019 (9) एससीसी 876', 'scc|2019||9||876'],
  ['2019 एस.सी.सी. ऑनलाइन एस.सी. 876', 'scc online|2019|||sc|876'],
  ['AIR ২০১৯ SC ৪৩২১', 'air|2019|||sc|4321'],
  ['(௨௦௧௯) ௯ SCC ௮௭௬', 'scc|2019||9||876'],
  ['ஏ.ஐ.ஆர். 2019 எஸ்.சி. 4321', 'air|2019|||sc|4321'],
  ['२०२४ INSC ७३५', '2024:insc:735'],
])('%s', (printed, key) => {
  const text = `माननीय न्यायालय ने ${printed} में कहा`;
  const [found] = findCitations(text);
  expect(found?.key).toBe(key);
  expect(text.slice(found?.start, found?.end)).toBe(found?.raw);
});

test('every offset stays, and a text without Indian scripts is the same', () => {
  fc.assert(
    fc.property(
      fc.array(fc.constantFrom('ए', '.', 'आई', ' ', 'एस', 'सी', '२', '௧', 'सुप्रीम कोर्ट', 'न्याय', 'a', '\n')),
      (parts) => {
        const text = parts.join('');
        expect(withLatinCitations(text)).toHaveLength(text.length);
      },
    ),
  );
  expect(withLatinCitations('(2017) 10 SCC 1')).toBe('(2017) 10 SCC 1');
});
