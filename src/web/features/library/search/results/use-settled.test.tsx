import { renderHook } from '@testing-library/react';
import { expect, test } from 'vitest';
import { useSettled } from './use-settled.ts';

test('earlier results keep their own words until the new ones are there', () => {
  const { result, rerender } = renderHook(({ term, settled }) => useSettled(term, settled), {
    initialProps: { term: '', settled: true },
  });
  rerender({ term: 'bail', settled: false });
  expect(result.current).toBe('');
  rerender({ term: 'bail', settled: true });
  expect(result.current).toBe('bail');
  rerender({ term: 'bail in murder', settled: false });
  expect(result.current).toBe('bail');
});
