import type { Tampering } from './tampering.ts';
import { forgedCharge } from './tampering-money.ts';

const told = (action: string, loggedAtMs: number, subject = 'demo') => `
  insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
  values (${loggedAtMs}, 'r', 'owner', '${action}', '${subject}', 'demo')`;
const ENDED = `update app_user set merged_into_id = 'reader', sns_provider = 'apple_guest', sns_id = 'merged other', email = null`;
const OTHER = `where id = 'other' and platform_id = 'bom-us'`;

/** What somebody says of a demo that was never there, and of accounts that joined no other. */
export const DEMO: readonly Tampering[] = [
  [
    'coins of an event, as if it had gone with the demo, by a removal of another subject',
    () => [told('demo.remove', 4e12, 'series'), forgedCharge('EVENT', 'event/none')],
    /there is no event\/none that gave it/,
  ],
  [
    'coins of an event from before the demo was brought',
    () => [told('demo.seed', 6), told('demo.remove', 4e12), forgedCharge('EVENT', 'event/none')],
    /there is no event\/none that gave it/,
  ],
  [
    'coins of a coupon from before the demo was brought',
    () => [told('demo.seed', 6), told('demo.remove', 4e12), forgedCharge('COUPON', 'coupon/demo-welcome5')],
    /there is no coupon\/demo-welcome5 that gave it/,
  ],
  [
    'a demo that was brought long ago',
    () => told('demo.seed', 1),
    /\(demo.seed\) is not of the time at which it stands/,
  ],
  [
    'a reader from before the demo who is marked as its own',
    () => [told('demo.seed', 4e12), `update app_user set is_demo = true ${OTHER}`],
    /reader other of bom-us is marked as the demo’s, and was there before it/,
  ],
  [
    'an account that ended before it began',
    () => `${ENDED}, withdrawn_at_ms = 1 ${OTHER}`,
    /reader other of bom-us joined reader, and has not ended so/,
  ],
  [
    'a guest that had a password',
    () => [
      `${ENDED}, withdrawn_at_ms = 4e12 ${OTHER}`,
      `insert into user_password (platform_id, user_id, hash, changed_at_ms) values ('bom-us', 'other', '$argon2id$x', 1)`,
    ],
    /reader other of bom-us joined reader, and has a password/,
  ],
];
