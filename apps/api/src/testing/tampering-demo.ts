import type { Tampering } from './tampering.ts';
import { forgedCharge } from './tampering-money.ts';

const auditRow = (action: string, loggedAtMs: number, subject = 'demo') => `
  insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
  values (${loggedAtMs}, 'r', 'owner', '${action}', '${subject}', 'demo')`;
const ENDED = `update app_user set merged_into_id = 'reader', sns_provider = 'apple_guest', sns_id = 'merged other', email = null`;
const OTHER = `where id = 'other' and platform_id = 'bom-us'`;

/** Forged rows of a demo that was never there, and of accounts that joined no other. */
export const DEMO: readonly Tampering[] = [
  [
    'coins of an event, as if it had gone with the demo, by a removal of another subject',
    () => [auditRow('demo.remove', 4e12, 'series'), forgedCharge('EVENT', 'event/none')],
    /there is no event\/none that gave it/,
  ],
  [
    'coins of an event from before the demo was brought',
    () => [auditRow('demo.seed', 6), auditRow('demo.remove', 4e12), forgedCharge('EVENT', 'event/none')],
    /there is no event\/none that gave it/,
  ],
  [
    'coins of a coupon from before the demo was brought',
    () => [auditRow('demo.seed', 6), auditRow('demo.remove', 4e12), forgedCharge('COUPON', 'coupon/demo-welcome5')],
    /there is no coupon\/demo-welcome5 that gave it/,
  ],
  [
    'a demo that was brought long ago',
    () => auditRow('demo.seed', 1),
    /\(demo.seed\) is not of the time at which it stands/,
  ],
  [
    'a reader from before the demo who is marked as its own',
    () => [auditRow('demo.seed', 4e12), `update app_user set is_demo = true ${OTHER}`],
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
  [
    'a pack that is marked as the demo’s',
    () => `insert into coin_product (platform_id, id, title, price_minor_units, currency, coins, is_demo, created_at_ms, updated_at_ms)
      values ('bom-us', 'ghost', 'Coins', 1, 'USD', 9999, true, 1, 1)`,
    /pack ghost of bom-us: no operator made it/,
  ],
  [
    'a reader who is marked as the demo’s',
    () => `update app_user set is_demo = true where id = 'reader' and platform_id = 'bom-us'`,
    /reader reader of bom-us is marked as the demo’s, which is not there/,
  ],
  [
    'an account that joined another, and was no guest',
    () => `update app_user set merged_into_id = 'other' where id = 'reader' and platform_id = 'bom-us'`,
    /reader reader of bom-us joined other, and was no guest/,
  ],
  [
    'a guest that joined another with coins left',
    () => `update app_user set merged_into_id = 'other', sns_provider = 'apple_guest', sns_id = 'merged reader', withdrawn_at_ms = 1, email = null
      where id = 'reader' and platform_id = 'bom-us'`,
    /reader reader of bom-us joined other, and still holds \d+/,
  ],
  [
    'a removal of the demo that was not there',
    () => `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
      values (4000000000000, 'r', 'owner', 'demo.remove', 'demo', 'demo')`,
    /audit row \d+ says that the demo was removed, which was not there/,
  ],
  [
    'coins of a coupon of the demo, which was brought and removed by hand',
    () => [
      `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
       values (1, 'seed', 'owner', 'demo.seed', 'demo', 'demo'), (4000000000000, 'r', 'owner', 'demo.remove', 'demo', 'demo')`,
      forgedCharge('COUPON', 'coupon/demo-welcome'),
    ],
    /there is no coupon\/demo-welcome that gave it/,
  ],
  [
    'a demo that was brought again',
    () => `insert into audit_log (logged_at_ms, actor, actor_role, action, subject_type, subject_id)
      values (1, 'seed', 'owner', 'demo.seed', 'demo', 'demo'), (2, 'r', 'owner', 'demo.remove', 'demo', 'demo'),
        (3, 'seed', 'owner', 'demo.seed', 'demo', 'demo')`,
    /audit row \d+ says that the demo was brought, which was removed before/,
  ],
];
