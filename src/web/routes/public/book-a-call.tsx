import { useSearch } from '@tanstack/react-router';
import { BookCallPage } from '#web/features/landing/call/book-call-page.tsx';

export function BookCallRoute() {
  return <BookCallPage topic={useSearch({ from: '/public/book-a-call' }).topic} />;
}
