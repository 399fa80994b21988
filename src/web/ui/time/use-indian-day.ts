import { useEffect, useState } from 'react';
import { indianDay } from '#shared/indian-day.ts';

const MINUTE = 60_000;

/**
 * Today in India, `yyyy-mm-dd`; it changes at midnight in an open window, and at once when a hidden window is shown
 * again.
 */
export function useIndianDay(): string {
  const [day, setDay] = useState(() => indianDay(new Date()));
  useEffect(() => {
    const look = () => setDay(indianDay(new Date()));
    const timer = setInterval(look, MINUTE);
    document.addEventListener('visibilitychange', look);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', look);
    };
  }, []);
  return day;
}
