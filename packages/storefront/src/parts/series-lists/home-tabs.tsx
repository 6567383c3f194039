import type { HomeTab } from '@longstrip/core';
import { Tabs } from '@longstrip/ui';
import { lazy, type MouseEvent, Suspense, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { usePendingLocation } from '../navigation/pending-location.ts';

const AgeCheckPopup = lazy(() =>
  import('../age-check/age-check-popup.tsx').then((module) => ({ default: module.AgeCheckPopup })),
);

/**
 * The tabs of the home page, for this reader. A tab that is loading is marked at once; the tab of adult works may ask for
 * the age first. `isWithin`: the page shows the beginning of the current tab's list, and is not that list's page.
 */
export function HomeTabs({ current, isWithin = false }: { current: HomeTab | null; isWithin?: boolean }) {
  const text = useText();
  const { homeTabs } = useSite();
  const pending = usePendingLocation();
  const opening = homeTabs.find(({ path }) => path === pending?.pathname);
  const question = useAgeQuestion();
  return (
    <>
      <Tabs
        label={text('home.tabs')}
        isWithin={isWithin}
        tabs={homeTabs.map(({ tab, path }) => ({
          href: path,
          label: text(`tab.${tab}`),
          isCurrent: tab === (opening?.tab ?? current),
          onClick: tab === 'ADULT' && tab !== current ? question.ask : undefined,
        }))}
      />
      {question.isAsked && (
        <Suspense fallback={null}>
          <AgeCheckPopup isOpen={question.isOpen} onClose={question.close} callback="/home/mature" />
        </Suspense>
      )}
    </>
  );
}

/**
 * A guest who may confirm their age without an account does so over the current page (D24); for others the tab's page says
 * what to do.
 */
function useAgeQuestion() {
  const { asksGuestsAge, seesAdult, sessionStatus } = useSite();
  const [state, setState] = useState<'notAsked' | 'open' | 'closed'>('notAsked');
  const isAsking = asksGuestsAge && !seesAdult && sessionStatus === 'unauthenticated';
  const ask = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setState('open');
  };
  return {
    ask: isAsking ? ask : undefined,
    isAsked: state !== 'notAsked',
    isOpen: state === 'open',
    close: () => setState('closed'),
  };
}
