import type { RoutePlace } from '@longstrip/core';
import type { MessageKey } from '@longstrip/messages';
import { Link } from '@longstrip/ui';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { CompanyRows } from '../company/company-rows.tsx';
import { useEntryLabel } from './use-entry-label.ts';

/** The links at the end of every page. */
const PAGES: readonly (RoutePlace & { labelKey: MessageKey })[] = [
  { route: 'policy', href: '/policy', labelKey: 'policy.kindTERMS' },
  { route: 'privacy', href: '/privacy', labelKey: 'policy.kindPRIVACY' },
  { route: 'faq', href: '/faq', labelKey: 'nav.faq' },
  { route: 'notice', href: '/notice', labelKey: 'nav.notice' },
];

/** The footer: legal texts, help, and who runs the store where law asks for it. On a short page it is at the bottom of the window. */
export function SiteFooter() {
  const text = useText();
  const { brand, routes, elsewhere, company } = useSite();
  const labelOf = useEntryLabel();
  const pages = PAGES.filter(({ route }) => routes.includes(route) || elsewhere?.routes.includes(route) === true);
  if (pages.length === 0 && company === null) return null;
  return (
    <footer className="sticky top-full mt-8 border-t border-line px-(--size-gutter) pt-3 pb-2 text-12 text-fg-3">
      {pages.length > 0 && (
        <nav aria-label={text('shell.about')}>
          <ul className="-ms-2.5 flex flex-wrap">
            {pages.map((page) => (
              <li key={page.route}>
                <Link
                  href={page.href}
                  className="inline-flex min-h-11 min-w-11 items-center px-2.5 transition-colors hover:text-fg"
                >
                  {labelOf(page)}
                </Link>
              </li>
            ))}
          </ul>
        </nav>
      )}
      {company !== null && (
        <details className="pb-1">
          <summary className="inline-flex min-h-11 cursor-pointer items-center transition-colors hover:text-fg">
            {company.title}
          </summary>
          <CompanyRows rows={company.rows} />
        </details>
      )}
      <p className="pb-2">{brand.name}</p>
    </footer>
  );
}
