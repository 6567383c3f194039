import { AccessDenied, ButtonLink } from '@longstrip/ui';
import { useLocation } from '@remix-run/react';
import { type MouseEvent, useEffect, useState } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { useIsDocumentHydrated } from '../navigation/document-hydration.tsx';
import type { PageRefusal } from '../refusals/refusal-page.ts';
import { ageCheckAddress } from './age-check-model.ts';
import { AgeCheckPopup } from './age-check-popup.tsx';

export interface AgeCheckPromptProps {
  refusal: PageRefusal;
  /** Another page for readers who do not want to answer. */
  instead: { href: string; label: string };
  theme?: 'dark';
}

/** Shown in place of an adult work: the reason, a link to the age check, and the check itself as a popup on top. */
export function AgeCheckPrompt({ refusal, instead, theme }: AgeCheckPromptProps) {
  const text = useText();
  const { adultLimitYears } = useSite();
  const { pathname } = useLocation();
  const [isOpen, setIsOpen] = useState(false);
  // The data that the popup loads updates the whole page.
  const isHydrated = useIsDocumentHydrated();
  useEffect(() => setIsOpen(isHydrated), [isHydrated]);
  const open = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    setIsOpen(true);
  };
  return (
    <>
      <AccessDenied
        title={text('detail.adultTitle', { age: adultLimitYears })}
        text={refusal.text}
        actions={
          <>
            <ButtonLink look="main" isWide href={ageCheckAddress({ callback: pathname })} onClick={open}>
              {text('common.confirm')}
            </ButtonLink>
            <ButtonLink look="quiet" isWide href={instead.href}>
              {instead.label}
            </ButtonLink>
          </>
        }
      />
      <AgeCheckPopup isOpen={isOpen} onClose={() => setIsOpen(false)} callback={pathname} theme={theme} isPartOfPage />
    </>
  );
}
