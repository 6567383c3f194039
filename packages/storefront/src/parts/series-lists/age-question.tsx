import { lazy, type MouseEvent, type ReactNode, Suspense, useState } from 'react';
import { useSite } from '../../root/site-data.ts';

const AgeCheckPopup = lazy(() =>
  import('../age-check/age-check-popup.tsx').then((module) => ({ default: module.AgeCheckPopup })),
);

/**
 * A guest who may confirm their age without an account does so over the current page (D24); for others the tab's page says
 * what to do.
 * @returns what the tab of adult works calls, undefined if it only leads to its page; and the question, to be rendered
 */
export function useAgeQuestion(): { ask: ((event: MouseEvent) => void) | undefined; question: ReactNode } {
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
    question: state !== 'notAsked' && (
      <Suspense fallback={null}>
        <AgeCheckPopup isOpen={state === 'open'} onClose={() => setState('closed')} callback="/home/mature" />
      </Suspense>
    ),
  };
}
