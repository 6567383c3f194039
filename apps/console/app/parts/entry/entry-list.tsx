import { ENTRY_STATES, type EntryState } from '@longstrip/api-contract';
import { Form, NavLink } from '@remix-run/react';
import clsx from 'clsx';
import type { ReactNode } from 'react';
import { type TextKey, useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../button.tsx';
import { type Choice, SelectInput, TextInput } from '../form/fields.tsx';
import { Badge, type Tone } from '../layout.tsx';
import { PATHS } from '../paths.ts';
import { useMe } from '../shell/me-context.ts';

const STATE_TONES: Readonly<Record<EntryState, Tone>> = {
  open: 'good',
  planned: 'main',
  ended: 'neutral',
  hidden: 'neutral',
};

export function StateBadge({ state }: { state: EntryState }) {
  return <Badge tone={STATE_TONES[state]}>{useName()('entryStates', state)}</Badge>;
}

interface Tab {
  readonly path: string;
  readonly text: TextKey;
  readonly call: string;
}

/** The lists of one kind of work, beside each other. */
export const ENTRY_TABS = {
  window: [
    { path: PATHS.banners, text: 'banner.list', call: 'adminBanners' },
    { path: PATHS.picks, text: 'shelf.picks', call: 'adminPicks' },
    { path: PATHS.themes, text: 'shelf.themes', call: 'adminThemes' },
  ],
  offers: [
    { path: PATHS.packs, text: 'pack.list', call: 'adminProducts' },
    { path: PATHS.coupons, text: 'coupon.list', call: 'adminCoupons' },
    { path: PATHS.gifts, text: 'gift.list', call: 'adminGifts' },
    { path: PATHS.events, text: 'event.list', call: 'adminEvents' },
    { path: PATHS.wheels, text: 'wheel.list', call: 'adminRoulettes' },
    { path: PATHS.promotions, text: 'promotion.tab', call: 'adminPromotionTry' },
  ],
  texts: [
    { path: PATHS.notices, text: 'notice.list', call: 'adminNotices' },
    { path: PATHS.faqs, text: 'faq.list', call: 'adminFaqs' },
    { path: PATHS.policies, text: 'policy.list', call: 'adminPolicies' },
    { path: PATHS.words, text: 'words.list', call: 'adminProhibitedWords' },
  ],
} as const satisfies Record<string, readonly Tab[]>;

export function EntryTabs({ of, platform }: { of: keyof typeof ENTRY_TABS; platform: string }) {
  const text = useText();
  const { calls } = useMe();
  return (
    <nav aria-label={text('entry.lists')} className="mb-4 flex flex-wrap gap-1 border-b border-line">
      {ENTRY_TABS[of]
        .filter(({ call }) => calls.includes(call))
        .map(({ path, text: key }) => (
          <NavLink
            key={path}
            to={`${path}?platform=${platform}`}
            end
            className={({ isActive }) =>
              clsx(
                '-mb-px border-b-2 px-3 py-2 text-14',
                isActive
                  ? 'border-primary font-strong text-primary-text'
                  : 'border-transparent text-fg-2 hover:text-fg',
              )
            }
          >
            {text(key)}
          </NavLink>
        ))}
    </nav>
  );
}

interface FiltersProps {
  platform: string;
  filters: Readonly<Record<string, string>>;
  /** Whether entries of this kind have a time. */
  states?: readonly EntryState[];
  /** A filter of this list. */
  more?: {
    readonly name: string;
    readonly label: string;
    readonly choices: readonly Choice[];
    /** It always has one of the values. */
    readonly isRequired?: true;
  };
  children?: ReactNode;
}

export function EntryFilters({ platform, filters, states = ENTRY_STATES, more, children }: FiltersProps) {
  const text = useText();
  const name = useName();
  const any = { value: '', label: text('list.any') };
  return (
    <Form role="search" key={JSON.stringify(filters)} className="mb-4 flex flex-wrap items-end gap-2">
      <input type="hidden" name="platform" value={platform} />
      <SelectInput
        label={text('operators.state')}
        name="state"
        defaultValue={filters.state}
        className="w-36"
        choices={[any, ...states.map((value) => ({ value, label: name('entryStates', value) }))]}
      />
      {more !== undefined && (
        <SelectInput
          label={more.label}
          name={more.name}
          defaultValue={filters[more.name]}
          className="w-40"
          choices={more.isRequired === true ? more.choices : [any, ...more.choices]}
        />
      )}
      <TextInput label={text('entry.words')} name="text" defaultValue={filters.text} className="w-56" />
      <Button type="submit" look="plain">
        {text('list.filter')}
      </Button>
      {children}
    </Form>
  );
}
