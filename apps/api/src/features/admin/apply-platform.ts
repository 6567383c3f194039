import { SWITCHABLE_FEATURES } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { platformFeature } from '@longstrip/database/schema';
import { eq } from 'drizzle-orm';
import type { Applied, ApplyContext } from './apply.service.ts';
import type { PlatformWish } from './apply-document.ts';
import { recordChange } from './audit.repository.ts';

/**
 * Switches features of a platform; one that is not named stays as it is. What the demo has switched is the operator's from
 * then on, and stays when the demo goes.
 */
export async function applyPlatform({ tx, operator, nowMs }: ApplyContext, wish: PlatformWish): Promise<Applied> {
  const { id: platformId } = wish;
  const before = await describeSwitches(tx, platformId);
  for (const feature of SWITCHABLE_FEATURES) {
    const isOn = wish.features[feature];
    const current = before[feature];
    if (isOn === undefined || (current?.isOn === isOn && !current.isDemo)) continue;
    const facts = { isOn, isDemo: false, updatedAtMs: nowMs };
    await tx
      .insert(platformFeature)
      .values({ platformId, feature, ...facts })
      .onConflictDoUpdate({ target: [platformFeature.platformId, platformFeature.feature], set: facts });
  }
  const after = await describeSwitches(tx, platformId);
  const change = { action: 'platform.apply', subjectType: 'platform', subjectId: platformId } as const;
  return {
    subject: `platform ${platformId}`,
    hasChanged: await recordChange(tx, operator, { ...change, before, after }, nowMs),
  };
}

/** What is switched on a platform and by whom, for the audit log: `{ freetime: { isOn: true, isDemo: false } }`. */
export async function describeSwitches(
  executor: Executor,
  platformId: string,
): Promise<Record<string, { isOn: boolean; isDemo: boolean }>> {
  const rows = await executor
    .select({ feature: platformFeature.feature, isOn: platformFeature.isOn, isDemo: platformFeature.isDemo })
    .from(platformFeature)
    .where(eq(platformFeature.platformId, platformId))
    .orderBy(platformFeature.feature);
  return Object.fromEntries(rows.map(({ feature, ...facts }) => [feature, facts]));
}
