import { latestSession } from '../auth-events.ts';
import { READ_DATABASE } from '../forget.ts';
import { forgetOpened, openDatabase } from './device-databases.ts';

/** A row as this device has it: nothing of its text can be read without the key. */
export interface SealedRow {
  /** Hash of the row's own key. */
  key: string;
  iv: Uint8Array<ArrayBuffer>;
  sealed: ArrayBuffer;
}

const KEYS = 'keys';
const OWN = 'own';
const IV_BYTES = 12;

/** The key of this page's session, and the database in which it was stored. */
let held: { of: string; within: Promise<IDBDatabase>; key: Promise<CryptoKey | undefined> } | undefined;

const bytesOf = (base64url: string) =>
  Uint8Array.from(atob(base64url.replaceAll('-', '+').replaceAll('_', '/')), (one) => one.charCodeAt(0));

/** The key of a session, which no code of a page can read out again. Browsers without encryption (plain http) have none. */
const keyFrom = async (deviceKey: string): Promise<CryptoKey | undefined> =>
  globalThis.crypto?.subtle?.importKey('raw', bytesOf(deviceKey), 'AES-GCM', false, ['encrypt', 'decrypt']);

/** Runs one request over the stored key. */
async function inKeys<T>(
  mode: IDBTransactionMode,
  ask: (store: IDBObjectStore) => IDBRequest<T>,
): Promise<T> {
  const transaction = (await openDatabase(READ_DATABASE)).transaction(KEYS, mode);
  return new Promise((resolve, reject) => {
    const request = ask(transaction.objectStore(KEYS));
    transaction.oncomplete = () => resolve(request.result);
    transaction.onabort = () => reject(transaction.error);
  });
}

async function keepKey(of: string): Promise<CryptoKey | undefined> {
  const key = await keyFrom(of);
  try {
    if (key) await inKeys('readwrite', (store) => store.put({ key: OWN, secret: key }));
  } catch (error) {
    // This page encrypts all the same; the next row stores the key again.
    held = undefined;
    forgetOpened(READ_DATABASE);
    console.warn('This device has no key yet', error);
  }
  return key;
}

async function persistedKey(): Promise<CryptoKey | undefined> {
  const found: { secret?: CryptoKey } | undefined = await inKeys('readonly', (store) => store.get(OWN));
  return found?.secret;
}

/**
 * The key that the session brings; undefined without a session. A page that opens without a connection, and does not know its
 * session yet, finds the key on this device, where it is until the session ends.
 */
export function deviceKey(): Promise<CryptoKey | undefined> {
  const session = latestSession();
  if (session === undefined) return persistedKey();
  const of = session?.device_key;
  if (!of) return Promise.resolve(undefined);
  // A database that was removed meanwhile has the key no more.
  const within = openDatabase(READ_DATABASE);
  within.catch(() => undefined);
  if (held?.of !== of || held.within !== within) held = { of, within, key: keepKey(of) };
  return held.key;
}

/** The name under which a row is stored. */
export async function storedName(key: string): Promise<string> {
  const hash = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(key));
  return Array.from(new Uint8Array(hash), (byte) => byte.toString(16).padStart(2, '0')).join('');
}

export async function seal(key: CryptoKey, row: { key: string }): Promise<SealedRow> {
  const iv = crypto.getRandomValues(new Uint8Array(IV_BYTES));
  const text = new TextEncoder().encode(JSON.stringify(row));
  const [name, sealed] = await Promise.all([
    storedName(row.key),
    crypto.subtle.encrypt({ name: 'AES-GCM', iv }, key, text),
  ]);
  return { key: name, iv, sealed };
}

/** The row; undefined for one of another account, or that was changed. */
export async function unseal<Row>(key: CryptoKey, { iv, sealed }: SealedRow): Promise<Row | undefined> {
  try {
    const text = await crypto.subtle.decrypt({ name: 'AES-GCM', iv }, key, sealed);
    return JSON.parse(new TextDecoder().decode(text)) as Row;
  } catch {
    // Another account wrote it: its key is not here.
    return undefined;
  }
}
