import { SWITCHABLE_FEATURES } from '@longstrip/core';
import type { Executor } from '@longstrip/database';
import { platformFeature } from '@longstrip/database/schema';
import { eq } from 'drizzle-orm';
import { recordChange } from '../../shared/audit.repository.ts';
import type { Applied, ApplyContext } from './apply-context.ts';
import type { PlatformEntry } from './apply-document.ts';

/**
 * Switches features of a platform. A feature that the demo switched belongs to the operator from then on, and stays when
 * the demo is removed.
 */
export async function applyPlatform({ tx, operator, nowMs }: ApplyContext, entry: PlatformEntry): Promise<Applied> {
  const { id: platformId } = entry;
  const before = await describeSwitches(tx, platformId);
  for (const feature of SWITCHABLE_FEATURES) {
    const isOn = entry.features[feature];
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

/** The switched features of a platform for the audit log: `{ freetime: { isOn: true, isDemo: false } }`. */
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
