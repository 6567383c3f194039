import type { RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { Link } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';

/** The links at the end of every page. */
const PAGES: readonly (RoutePlace & { labelKey: MessageKey })[] = [
  { route: 'policy', href: '/policy', labelKey: 'policy.kindTERMS' },
  { route: 'privacy', href: '/privacy', labelKey: 'policy.kindPRIVACY' },
  { route: 'faq', href: '/faq', labelKey: 'nav.faq' },
  { route: 'notice', href: '/notice', labelKey: 'nav.notice' },
];

/** The footer: legal texts and help. On a short page it is at the bottom of the window. */
export function SiteFooter() {
  const text = useText();
  const { brand, routes } = useSite();
  const pages = PAGES.filter(({ route }) => routes.includes(route));
  if (pages.length === 0) return null;
  return (
    <footer className="sticky top-full mt-8 border-t border-line px-(--size-gutter) pt-3 pb-2 text-12 text-fg-3">
      <nav aria-label={text('shell.about')}>
        <ul className="-ms-2.5 flex flex-wrap">
          {pages.map(({ route, href, labelKey }) => (
            <li key={route}>
              <Link
                href={href}
                className="inline-flex min-h-11 min-w-11 items-center px-2.5 transition-colors hover:text-fg"
              >
                {text(labelKey)}
              </Link>
            </li>
          ))}
        </ul>
      </nav>
      <p className="pb-2">{brand.name}</p>
    </footer>
  );
}
