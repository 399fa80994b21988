import { toastProblem } from '../ui/feedback/toast-store.ts';
import { sentence } from './api.ts';

/** Says that an action failed, and why. */
export function toastFailure(title: string, error: unknown): void {
  toastProblem(title, sentence(error));
}
