import { createHash } from 'node:crypto';
import type { WebhookSource } from '@longstrip/core';
import { grant } from '@longstrip/core';
import { type Database, decideInTransaction, type Executor, type Transaction } from '@longstrip/database';
import { webhookEvent } from '@longstrip/database/schema';
import { and, asc, eq, isNull, lt } from 'drizzle-orm';
import { type Context, Hono } from 'hono';
import type { Logger } from 'pino';
import type { Proofs } from '../shared/proofs.ts';
import { eventFacts } from './event-facts.ts';
import { readBytes } from './json-body.ts';

/** The received request, before anything of it is parsed. */
interface WebhookRequest {
  readonly raw: Buffer;
  readonly headers: Headers;
  readonly query: Readonly<Record<string, string>>;
  readonly nowMs: number;
  /** For services whose requests prove nothing by themselves: to look up what they are about. */
  readonly executor: Executor;
}

/** The content of a request, once its signature has proved its sender. */
interface WebhookEvent {
  /** The sender’s own id: the same event always has the same one. */
  readonly eventId: string;
  readonly payload: unknown;
}

export interface WebhookAnswer {
  readonly status: 200 | 400 | 401 | 403 | 404 | 503;
  readonly text: string;
}

/** The result of an event: a code for operators, and the answer if it is not the usual one. */
export interface WebhookOutcome {
  readonly outcome: string;
  readonly answer?: WebhookAnswer;
}

/** How one outside service sends us events. */
export interface Webhook {
  readonly source: WebhookSource;
  readonly method: 'GET' | 'POST';
  readonly path: string;
  /**
   * Checks the signature over the bytes, then reads them. It returns an answer if the request is refused; then nothing of it is
   * stored.
   */
  readonly read: (request: WebhookRequest) => Promise<WebhookEvent | WebhookAnswer>;
  /** Asks outside services for what must be known before the transaction. */
  readonly prepare: (payload: unknown, eventId: string) => Promise<unknown>;
  /** The effect, in the transaction that marks the event as worked on. It may run several times. */
  readonly work: (transaction: Transaction, prepared: unknown, event: WebhookEvent) => Promise<WebhookOutcome>;
  readonly accepted: WebhookAnswer;
  /** The answer if the same event comes again with other contents. */
  readonly changed: WebhookAnswer;
}

interface WebhookSpec<Prepared> extends Omit<Webhook, 'prepare' | 'work' | 'accepted' | 'changed'> {
  prepare: (payload: unknown, eventId: string) => Promise<Prepared>;
  work: (transaction: Transaction, prepared: Prepared, event: WebhookEvent) => Promise<WebhookOutcome>;
  accepted?: WebhookAnswer;
  changed?: WebhookAnswer;
}

const ACCEPTED: WebhookAnswer = { status: 200, text: 'ok' };
const CHANGED: WebhookAnswer = { status: 400, text: 'another event has this id' };
const REFUSED_SIZE: WebhookAnswer = { status: 400, text: 'the body is too large, too slow or incomplete' };
const BODY_LIMITS = { bytes: 256 * 1024, ms: 5_000 };

/**
 * Declares a webhook: an address that an outside service calls (D16). It needs no `x-balcony-id`: the event says which platform
 * it is about. First the signature is checked over the raw bytes, then the event is stored under its own id, then it is processed
 * from the store; only then the answer follows. A job retries what cannot be processed now.
 */
export function defineWebhook<Prepared>({
  accepted = ACCEPTED,
  changed = CHANGED,
  ...spec
}: WebhookSpec<Prepared>): Webhook {
  return {
    ...spec,
    accepted,
    changed,
    work: (transaction, prepared, event) => spec.work(transaction, prepared as Prepared, event),
  };
}

export interface WebhookParts {
  readonly database: Database;
  readonly proofs: Proofs;
  readonly logger: Logger;
  readonly nowMs: () => number;
}

/** Serves webhooks on the api’s own origin. */
export function webhookRoute(parts: WebhookParts, webhooks: readonly Webhook[]): Hono {
  const app = new Hono();
  for (const webhook of webhooks) app.on(webhook.method, webhook.path, (c) => receive(c, parts, webhook));
  return app;
}

async function receive(c: Context, parts: WebhookParts, webhook: Webhook): Promise<Response> {
  const say = ({ status, text }: WebhookAnswer) => c.text(text, status, { 'cache-control': 'no-store' });
  const bytes = await readBytes(c.req.raw, BODY_LIMITS);
  if (typeof bytes === 'string') return say(REFUSED_SIZE);
  const nowMs = parts.nowMs();
  const request = {
    ...{ raw: Buffer.from(bytes), headers: c.req.raw.headers, query: c.req.query(), nowMs },
    executor: parts.database.orm,
  };
  const event = await webhook.read(request);
  if ('status' in event) return say(event);
  const stored = await store(parts, webhook, event);
  if (stored === 'changed') return say(webhook.changed);
  const outcome = stored === 'worked' ? null : await tryWork(parts, webhook, event);
  return say(outcome?.answer ?? webhook.accepted);
}

/** Stores an event under its id, once. */
async function store(
  { database, proofs, nowMs }: WebhookParts,
  { source }: Webhook,
  { eventId, payload }: WebhookEvent,
): Promise<'new' | 'waiting' | 'worked' | 'changed'> {
  const bodyHash = createHash('sha256').update(JSON.stringify(payload)).digest('hex');
  const received = { source, eventId, bodyHash, payload, receivedAtMs: nowMs() };
  const added = await database.orm
    .insert(webhookEvent)
    .values({ ...received, proof: proofs.of('event', eventFacts({ ...received, workedAtMs: null, outcome: null })) })
    .onConflictDoNothing()
    .returning({ eventId: webhookEvent.eventId });
  if (added.length > 0) return 'new';
  const [known] = await database.orm.select().from(webhookEvent).where(isEvent(source, eventId));
  if (known === undefined || known.bodyHash !== bodyHash) return 'changed';
  return known.workedAtMs === null ? 'waiting' : 'worked';
}

async function tryWork(parts: WebhookParts, webhook: Webhook, event: WebhookEvent): Promise<WebhookOutcome | null> {
  try {
    return await processEvent(parts, webhook, event);
  } catch (error) {
    const { eventId } = event;
    parts.logger.error({ event: 'webhook-waits', source: webhook.source, eventId, err: error });
    return null;
  }
}

/**
 * Applies an event once: its row is locked, and marked in the same transaction.
 *
 * @throws if the row is not as `store` wrote it: then no such event was received
 */
async function processEvent(
  { database, proofs, nowMs }: WebhookParts,
  webhook: Webhook,
  event: WebhookEvent,
): Promise<WebhookOutcome | null> {
  const { source } = webhook;
  const prepared = await webhook.prepare(event.payload, event.eventId);
  const decided = await decideInTransaction<WebhookOutcome | null, never>(database, async (transaction) => {
    const [row] = await transaction
      .select()
      .from(webhookEvent)
      .where(isEvent(source, event.eventId))
      .for('no key update');
    if (row === undefined || row.workedAtMs !== null) return grant(null);
    const received = { ...row, payload: event.payload };
    if (!proofs.hold('event', { facts: eventFacts(received), proof: row.proof }, nowMs()))
      throw new Error('the event is not as it was received');
    const { outcome, ...done } = await webhook.work(transaction, prepared, event);
    const worked = { workedAtMs: nowMs(), outcome };
    await transaction
      .update(webhookEvent)
      .set({ ...worked, proof: proofs.of('event', eventFacts({ ...received, ...worked })) })
      .where(isEvent(source, event.eventId));
    return grant({ outcome, ...done });
  });
  return decided.ok ? decided.value : null;
}

/** A stored event that was not processed is retried once it is this old, in each run of the job. */
const WAIT_MS = 10_000;
const MOST_AT_ONCE = 100;

/** Processes the events that are left, the oldest first. */
export async function retryUnprocessedEvents(
  parts: WebhookParts,
  webhooks: readonly Webhook[],
  signal: AbortSignal,
): Promise<void> {
  const rows = await parts.database.orm
    .select()
    .from(webhookEvent)
    .where(and(isNull(webhookEvent.workedAtMs), lt(webhookEvent.receivedAtMs, parts.nowMs() - WAIT_MS)))
    .orderBy(asc(webhookEvent.receivedAtMs))
    .limit(MOST_AT_ONCE);
  for (const { source, eventId, payload } of rows) {
    if (signal.aborted) return;
    const webhook = webhooks.find((each) => each.source === source);
    if (webhook !== undefined) await tryWork(parts, webhook, { eventId, payload });
  }
}

function isEvent(source: WebhookSource, eventId: string) {
  return and(eq(webhookEvent.source, source), eq(webhookEvent.eventId, eventId));
}
