import { createHash } from 'node:crypto';

/** What the first seal of a platform follows. */
export const NO_SEAL = '0'.repeat(64);

/**
 * All that was written with a row of `movement`, as text: the movement, its postings, and the terms of the lots that it
 * made. What is left of a lot is not in it: it is the sum of the lot's postings. Columns are named one by one, so that a
 * later column changes no hash; what was agreed follows where there is any, so that movements without it keep theirs.
 */
export const SEALED_ROW = `
  jsonb_build_array(
    jsonb_build_array(movement.platform_id, movement.id, movement.user_id, movement.type, movement.cause,
      movement.idempotency_key, movement.event_id, movement.reverses_id, movement.created_at_ms),
    (
      select jsonb_agg(jsonb_build_array(posting.line_no, posting.account, posting.user_id, posting.lot_id, posting.kind,
        posting.amount) order by posting.line_no)
      from posting where posting.platform_id = movement.platform_id and posting.movement_id = movement.id
    ),
    (
      select jsonb_agg(jsonb_build_array(lot.id, lot.user_id, lot.kind, lot.source, lot.amount, lot.acquired_at_ms,
        lot.expires_at_ms, lot.lot_no, lot.origin_lot_id) order by lot.lot_no)
      from lot where lot.platform_id = movement.platform_id and lot.movement_id = movement.id
    )
  )::text || coalesce(movement.agreed::text, '')`;

/** The hash of a seal: over the seal before it, and what it seals. */
export function sealHash(previousHash: string, content: string): string {
  return createHash('sha256').update(previousHash).update('\n').update(content).digest('hex');
}
