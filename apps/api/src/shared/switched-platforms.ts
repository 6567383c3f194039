import type { Platform, SwitchableFeature } from '@longstrip/core';
import type { Database, Executor } from '@longstrip/database';
import { platformFeature } from '@longstrip/database/schema';

/** Platforms with the features as operators have switched them. */
export interface SwitchedPlatforms {
  /** The platform's data with the current switches of operators. */
  now(platform: Platform): Promise<Platform>;
}

type Switches = Readonly<Partial<Record<SwitchableFeature, boolean>>>;

interface KnownPlatforms {
  readonly edition: number;
  readonly switches: Promise<ReadonlyMap<string, Switches>>;
  readonly platforms: Map<string, Platform>;
}

/**
 * @param edition of the catalogue (D37), which rises with every change; switches are cached for one edition. Null: every
 *   call reads.
 */
export function createSwitchedPlatforms(
  { orm }: Pick<Database, 'orm'>,
  edition: (() => number) | null,
): SwitchedPlatforms {
  let known: KnownPlatforms | null = null;

  function knownNow(readEdition: () => number): KnownPlatforms {
    const current = readEdition();
    if (known?.edition === current) return known;
    const read: KnownPlatforms = { edition: current, switches: readSwitches(orm), platforms: new Map() };
    known = read;
    // After a failure the next call reads again.
    read.switches.catch(() => {
      if (known === read) known = null;
    });
    return read;
  }

  return {
    async now(platform) {
      if (edition === null) return withSwitches(platform, (await readSwitches(orm)).get(platform.id));
      const { switches, platforms } = knownNow(edition);
      const switched = platforms.get(platform.id) ?? withSwitches(platform, (await switches).get(platform.id));
      platforms.set(platform.id, switched);
      return switched;
    },
  };
}

function withSwitches(platform: Platform, switches: Switches | undefined): Platform {
  return switches === undefined ? platform : { ...platform, features: { ...platform.features, ...switches } };
}

async function readSwitches(executor: Executor): Promise<ReadonlyMap<string, Switches>> {
  const rows = await executor
    .select({ platformId: platformFeature.platformId, feature: platformFeature.feature, isOn: platformFeature.isOn })
    .from(platformFeature);
  const byPlatform = new Map<string, Switches>();
  for (const { platformId, feature, isOn } of rows) {
    byPlatform.set(platformId, { ...byPlatform.get(platformId), [feature]: isOn });
  }
  return byPlatform;
}
