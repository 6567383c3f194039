import type { webhookEvent } from '@longstrip/database/schema';

/** What the proof of an event is of: what the service sent, when, and what came of it. */
export function eventFacts(event: Omit<typeof webhookEvent.$inferSelect, 'proof'>): unknown[] {
  const { source, eventId, bodyHash, payload, receivedAtMs, workedAtMs, outcome } = event;
  return [source, eventId, bodyHash, payload, receivedAtMs, workedAtMs, outcome];
}
