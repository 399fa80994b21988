import { useEffect } from 'react';
import type { FieldValues, Path, UseFormReturn } from 'react-hook-form';

/** Moves the focus to this field when its form appears. */
export function useAutoFocus<T extends FieldValues>({ setFocus }: UseFormReturn<T>, field: Path<T>) {
  useEffect(() => setFocus(field), [setFocus, field]);
}
