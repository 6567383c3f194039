import { HomeHeader, InnerHeader, type InnerHeaderProps, Wordmark } from '@longstrip/ui';
import { useNavigate } from '@remix-run/react';
import type { ReactNode } from 'react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';

/** The phone's header on pages of the first level. */
export function SiteHomeHeader() {
  const text = useText();
  const { brand, home, routes } = useSite();
  return (
    <HomeHeader
      home={{ href: home, label: brand.name }}
      logo={<Wordmark word={brand.wordmark} />}
      {...(routes.includes('notice') ? { notices: { href: '/notice', label: text('nav.notice') } } : {})}
    />
  );
}

export interface SiteInnerHeaderProps {
  title: string;
  action?: ReactNode;
  isOverArt?: boolean;
  /** In the place of the title. */
  field?: ReactNode;
  /** Where "back" leads for who came from nowhere; the site's home unless given. */
  parent?: string;
}

/** The header of an inner page. "Back" is the way the reader came; opened directly, it leads to the parent page. */
export function SiteInnerHeader({ title, action, isOverArt = false, field, parent }: SiteInnerHeaderProps) {
  const text = useText();
  const { home } = useSite();
  const navigate = useNavigate();
  const back: InnerHeaderProps['back'] = {
    href: parent ?? home,
    label: text('common.back'),
    onClick: (event) => {
      if (!cameFromThisSite(window)) return;
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

/** Whether one step back stays on this site: the router counts its own entries in `history.state`. */
function cameFromThisSite({ history }: Pick<Window, 'history'>): boolean {
  const state: unknown = history.state;
  return (
    typeof state === 'object' && state !== null && 'idx' in state && typeof state.idx === 'number' && state.idx > 0
  );
}
