import { z } from 'zod';
import { messages as requests } from '#shared/messages/en/common/requests.ts';
import { t } from '#shared/messages/translate.ts';

/** Limits of one socket. */
export const LIMITS = {
  messageBytes: 64 * 1024,
  channelsPerSocket: 100,
  bindingsPerChannel: 30,
  bindingsPerSocket: 300,
  socketsPerUser: 20,
  /** Unauthenticated sockets of one address. */
  strangersPerAddress: 50,
  /** A socket must authenticate within this time. */
  unauthenticatedMs: 15_000,
  /** Messages per second, and the burst size. */
  messagesPerSecond: 20,
  messagesAtOnce: 250,
  /** A socket is closed when its client has this much unread data. */
  unreadBytes: 4 * 1024 * 1024,
  pingMs: 25_000,
} as const;

/** Close codes; clients reconnect by themselves after each but the first. */
export const CLOSE = {
  goingAway: 1001,
  policy: 1008,
  tryAgain: 1013,
  sessionEnded: 4001,
  accessChanged: 4003,
} as const;

export type Version = '1.0.0' | '2.0.0';

export interface Message {
  joinRef: string | null;
  ref: string | null;
  topic: string;
  event: string;
  payload: unknown;
}

const ref = z.string().max(64).nullish();
const topic = z.string().max(300);
const event = z.string().max(100);
const asArray = z.tuple([ref, ref, topic, event, z.unknown()]);
const asObject = z.object({ join_ref: ref, ref, topic, event, payload: z.unknown() });

/** Parses a message: an array in version 2.0.0, an object in 1.0.0. Undefined for anything else. */
export function readMessage(version: Version, text: string): Message | undefined {
  let body: unknown;
  try {
    body = JSON.parse(text);
  } catch {
    return undefined;
  }
  if (version === '1.0.0') {
    const { data } = asObject.safeParse(body);
    return (
      data && {
        joinRef: data.join_ref ?? null,
        ref: data.ref ?? null,
        topic: data.topic,
        event: data.event,
        payload: data.payload,
      }
    );
  }
  const { data } = asArray.safeParse(body);
  return (
    data && {
      joinRef: data[0] ?? null,
      ref: data[1] ?? null,
      topic: data[2],
      event: data[3],
      payload: data[4],
    }
  );
}

/** A message as text; `payload` is already JSON, so that one change is serialised once for all receivers. */
export function writeMessage(
  version: Version,
  { joinRef, ref, topic, event }: Omit<Message, 'payload'>,
  payload: string,
): string {
  const [join, own, where, what] = [joinRef, ref, topic, event].map((part) => JSON.stringify(part));
  return version === '1.0.0'
    ? `{"join_ref":${join},"ref":${own},"topic":${where},"event":${what},"payload":${payload}}`
    : `[${join},${own},${where},${what},${payload}]`;
}

/** A subscription; the answer repeats it with its id, exactly as received. */
export const binding = z.object({
  event: z.enum(['*', 'INSERT', 'UPDATE', 'DELETE']),
  schema: z.literal('public', { error: () => t(requests.schemaNotOffered) }),
  table: z.string({ error: () => t(requests.tableRequired) }).max(100),
  filter: z.string().max(4000).nullish(),
  /** The columns of the rows that are sent; without it all. */
  select: z.array(z.string().max(100)).max(100).nullish(),
});
export type Binding = z.infer<typeof binding>;

export const joinPayload = z.object({
  access_token: z.string().max(8192).nullish(),
  config: z.object({ postgres_changes: z.array(binding).max(LIMITS.bindingsPerChannel).nullish() }).nullish(),
});

export const tokenPayload = z.object({ access_token: z.string().max(8192) });
