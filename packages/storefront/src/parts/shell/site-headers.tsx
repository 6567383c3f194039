import { HomeHeader, InnerHeader, type InnerHeaderProps, Wordmark } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { canGoBack } from '../navigation/history-entry.ts';
import { useWalletPill } from '../wallet/use-wallet-pill.ts';
import { useBell } from './use-bell.ts';

/** The phone's header on top-level pages. */
export function SiteHomeHeader() {
  const { brand, home } = useSite();
  const wallet = useWalletPill();
  const bell = useBell();
  return (
    <HomeHeader
      home={{ href: home, label: brand.name }}
      logo={<Wordmark word={brand.wordmark} />}
      {...(wallet === null ? {} : { wallet })}
      {...(bell === null ? {} : { bell })}
    />
  );
}

export interface SiteInnerHeaderProps {
  title: string;
  action?: ReactNode;
  isOverArt?: boolean;
  /** Shown instead of the title. */
  field?: ReactNode;
  /** Where the back link leads on a page that was opened directly; the site's home by default. */
  parent?: string;
}

/** The header of an inner page. Its back link goes back in the history; on a page opened directly it leads to the parent page. */
export function SiteInnerHeader({ title, action, isOverArt = false, field, parent }: SiteInnerHeaderProps) {
  const text = useText();
  const { home } = useSite();
  const navigate = useNavigate();
  const back: InnerHeaderProps['back'] = {
    href: parent ?? home,
    label: text('common.back'),
    onClick: (event) => {
      if (!canGoBack()) return;
      event.preventDefault();
      navigate(-1);
    },
  };
  return (
    <InnerHeader
      title={title}
      back={back}
      isOverArt={isOverArt}
      {...(action === undefined ? {} : { action })}
      {...(field === undefined ? {} : { field })}
    />
  );
}
