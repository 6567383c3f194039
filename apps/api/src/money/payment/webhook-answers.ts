import type { WebhookAnswer, WebhookOutcome } from '../../http/webhook.ts';
import type { Settled } from './settle-order.ts';

export const BAD_SIGNATURE: WebhookAnswer = { status: 400, text: 'the signature is wrong' };
export const UNREADABLE: WebhookAnswer = { status: 400, text: 'the event cannot be read' };

/** What came of news, as a word for operators. */
export function outcomeOf(settled: Settled): WebhookOutcome {
  return { outcome: settled.kind === 'settled' ? `${settled.state}/${settled.effect}` : settled.kind };
}
