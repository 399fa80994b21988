import { useCallback, useEffect, useRef, useState } from 'react';
import type { z } from 'zod';
import {
  challengeAnswer,
  type EnrolledFactor,
  type enrolBody,
  enrolledFactor,
  verifiedFactorAnswer,
} from '#shared/contracts/factors.ts';
import { api } from '#web/data/api.ts';
import { hasCode, removeFactor, removeUnfinished } from '../queries.ts';

type Begin = z.input<typeof enrolBody>;

async function abandon(id: string): Promise<void> {
  try {
    await removeFactor(id);
  } catch (error) {
    // The next attempt removes it.
    console.warn('An unfinished second factor was not removed', error);
  }
}

const challenge = (id: string) => api.post(`/auth/v1/factors/${id}/challenge`, {}, challengeAnswer);

/** Adds a factor. If the user leaves the page or the dialog before confirming it, it is removed. */
export function useEnrolment() {
  const [factor, setFactor] = useState<EnrolledFactor>();
  const unfinished = useRef<string>(undefined);
  const challenged = useRef<string>(undefined);
  const left = useRef(false);

  useEffect(() => {
    left.current = false;
    const leave = () => {
      left.current = true;
      if (unfinished.current) void abandon(unfinished.current);
      unfinished.current = undefined;
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, []);

  /** Requests a challenge; for a phone this sends the code. Errors: `ApiError`. */
  const send = useCallback(async (id: string) => {
    challenged.current = (await challenge(id)).id;
  }, []);

  /** Errors: `ApiError`; then nothing is enrolled. */
  const begin = useCallback(
    async (body: Begin) => {
      await removeUnfinished();
      const made = await api.post('/auth/v1/factors', body, enrolledFactor);
      if (left.current) return abandon(made.id);
      unfinished.current = made.id;
      try {
        await send(made.id);
      } catch (error) {
        unfinished.current = undefined;
        await abandon(made.id);
        throw error;
      }
      setFactor(made);
    },
    [send],
  );

  /** Errors: `ApiError`; the factor stays unconfirmed, and the user can try another code. */
  const confirm = useCallback(
    async ({ id, type }: EnrolledFactor, code: string) => {
      const verify = () =>
        api.post(
          `/auth/v1/factors/${id}/verify`,
          { challenge_id: challenged.current, code },
          verifiedFactorAnswer,
        );
      // A dialog that closes now must not remove the factor that is being confirmed.
      unfinished.current = undefined;
      try {
        await verify().catch(async (error: unknown) => {
          // An app needs no new code for a new challenge, and scanning may have taken longer than a challenge lives.
          if (type !== 'totp' || !hasCode(error, 'mfa_challenge_expired')) throw error;
          await send(id);
          return verify();
        });
      } catch (error) {
        if (left.current) await abandon(id);
        else unfinished.current = id;
        throw error;
      }
    },
    [send],
  );

  return { factor, begin, send, confirm };
}
