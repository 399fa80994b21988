import { useEffect, useState } from 'react';
import { indianDay } from '#shared/indian-time.ts';

const MINUTE = 60_000;

/** Today in India, `yyyy-mm-dd`; it turns at midnight in a window that stays open, and at once in one that is looked at again. */
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
