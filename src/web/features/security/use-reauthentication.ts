import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { proofBody } from '#shared/contracts/factors.ts';
import { accountChanged, type Change, changeAccount, hasCode } from './queries.ts';

export type Proof = z.input<typeof proofBody>;

/** The error codes of a wrong proof; all other errors concern the change itself. */
const WRONG_PROOF = ['reauthentication_needed', 'over_request_rate_limit'];

type Waiting = {
  again: (proof: Proof) => Promise<void>;
  giveUp: () => void;
};

/**
 * Makes a sensitive change. When the server asks for reauthentication, `asking` opens a dialog (`Reauthenticate`), and
 * the same change is sent again with the proof.
 */
export function useReauthentication() {
  const [waiting, setWaiting] = useState<Waiting>();

  /** The result of `call`, or null when the user cancelled. Errors: `ApiError`, about the change. */
  const ask = async <T>(call: (proof: Proof) => Promise<T>): Promise<T | null> => {
    try {
      return await call({});
    } catch (error) {
      if (!hasCode(error, 'reauthentication_needed')) throw error;
    }
    return new Promise<T | null>((resolve, reject) => {
      const again = async (proof: Proof) => {
        try {
          resolve(await call(proof));
        } catch (error) {
          if (hasCode(error, ...WRONG_PROOF)) throw error;
          reject(error);
        }
        setWaiting(undefined);
      };
      const giveUp = () => {
        setWaiting(undefined);
        resolve(null);
      };
      setWaiting({ again, giveUp });
    });
  };

  const asking = waiting && {
    /** Errors: `ApiError`, about the proof. */
    prove: waiting.again,
    cancel: waiting.giveUp,
  };
  return { ask, asking };
}
export type ReauthenticationRequest = NonNullable<ReturnType<typeof useReauthentication>['asking']>;

/** Changes password, email or phone; false when the user cancelled. Errors: `ApiError`, about the change. */
export function useAccountChange() {
  const client = useQueryClient();
  const { ask, asking } = useReauthentication();
  const change = async (body: Change): Promise<boolean> => {
    const made = await ask((proof) => changeAccount({ ...body, ...proof }));
    if (made) await accountChanged(client);
    return made !== null;
  };
  return { change, asking };
}
