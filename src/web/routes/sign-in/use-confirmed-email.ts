import { useNavigate } from '@tanstack/react-router';
import { useEffect, useState } from 'react';
import { CONFIRMED_EMAIL } from '#shared/pages.ts';

/**
 * The address that the link of an email has just confirmed; empty otherwise. It leaves the URL at once, so that a
 * bookmark does not keep it.
 */
export function useConfirmedEmail(): string {
  const navigate = useNavigate();
  const [email] = useState(
    () => new URLSearchParams(window.location.hash.slice(1)).get(CONFIRMED_EMAIL)?.slice(0, 320) ?? '',
  );
  useEffect(() => {
    if (email) void navigate({ to: '/login', search: true, hash: '', replace: true });
  }, [email, navigate]);
  return email;
}
