import type { EventReward } from '@longstrip/api-contract';
import type { StampPlace } from '@longstrip/ui';
import type { AppLoadContext } from '@remix-run/server-runtime';
import { formatNumber } from '../../i18n/format.server.ts';
import type { ServerText } from '../../i18n/server-text.server.ts';
import { rewardText } from './event-model.server.ts';
import '../../server/site-context.ts';

/** A reader's card of an attendance check, in their language. */
export interface StampCardModel {
  title: string;
  note: string;
  places: StampPlace[];
  /** What comes next, and at which stamp; null: nothing more. */
  next: string | null;
  isFull: boolean;
}

type Site = Pick<AppLoadContext, 'platform' | 'locale'>;

/** @param isNew the last stamp was made just now */
export function stampCard(
  site: Site,
  text: ServerText,
  of: { stampCount: number; rewards: readonly EventReward[]; isNew?: boolean },
): StampCardModel {
  const { stampCount, rewards, isNew = false } = of;
  const last = Math.max(1, ...rewards.map(({ atCount }) => atCount));
  const nextReward = rewards.find(({ atCount }) => atCount > stampCount);
  return {
    title: text('event.stampCard'),
    note: text('event.stamps', { count: stampCount }),
    places: Array.from({ length: last }, (_, index) =>
      placeOf(site, text, { number: index + 1, stampCount, rewards, isNew: isNew && index + 1 === stampCount }),
    ),
    next:
      nextReward === undefined
        ? null
        : text('event.nextReward', {
            reward: rewardText(site, text, nextReward),
            number: formatNumber(site.locale, nextReward.atCount),
          }),
    isFull: stampCount >= last,
  };
}

function placeOf(
  site: Site,
  text: ServerText,
  of: { number: number; stampCount: number; rewards: readonly EventReward[]; isNew: boolean },
): StampPlace {
  const { number, isNew } = of;
  const reward = of.rewards.find(({ atCount }) => atCount === number);
  const isDone = number <= of.stampCount;
  return {
    number,
    label: text(isDone ? 'event.stampDone' : 'event.stampOpen', { number: formatNumber(site.locale, number) }),
    isDone,
    ...(isNew ? { isNew } : {}),
    reward: reward === undefined ? null : rewardText(site, text, reward),
  };
}
