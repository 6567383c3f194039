import clsx from 'clsx';
import { type MouseEventHandler, type RefObject, useRef } from 'react';
import { useBrowserLayoutEffect } from '../control/react-workarounds.ts';
import { Link } from '../link/link.tsx';

export interface TabLink {
  href: string;
  label: string;
  isCurrent?: boolean;
  /** Called first; `preventDefault` keeps the reader on this page. */
  onClick?: MouseEventHandler<HTMLAnchorElement> | undefined;
}

/** The `aria-current` of a chosen link: `page` for this page, `true` for the section to which this page belongs. */
export function currentMark({ isCurrent }: TabLink, isWithin: boolean): 'page' | 'true' | undefined {
  if (!isCurrent) return undefined;
  return isWithin ? 'true' : 'page';
}

export interface TabsProps {
  tabs: readonly TabLink[];
  /** Name of the group for screen readers. */
  label: string;
  /** Stays under the header while the page scrolls. */
  isSticky?: boolean;
  /** Fills the width with equal tabs, for two or three of them. */
  isEven?: boolean;
  /** This page is not the current tab's own; its address only starts with the tab's address. */
  isWithin?: boolean;
  /** From 1024 px the rail has the same links in their place. */
  isInRail?: boolean;
}

/** Tabs that are links to pages. 48 high, with a 3 px line under the current one, which scrolls into view. */
export function Tabs({ tabs, label, isSticky = true, isEven = false, isWithin = false, isInRail = false }: TabsProps) {
  const current = tabs.find((tab) => tab.isCurrent)?.href;
  const rowRef = useCentredSelection<HTMLElement>(current, '[aria-current]');
  return (
    <nav
      ref={rowRef}
      aria-label={label}
      className={clsx(
        'scroll-row flex h-(--size-tab) border-b border-line bg-page px-1.5 desk:px-4',
        isSticky && 'sticky top-(--size-header-bar) z-[calc(var(--layer-bar)-1)] desk:top-(--size-top-bar)',
        isInRail && 'wide:hidden',
      )}
    >
      {tabs.map((tab) => (
        <Link
          key={tab.href}
          href={tab.href}
          aria-current={currentMark(tab, isWithin)}
          onClick={tab.onClick}
          className={clsx(
            'relative grid min-w-11 shrink-0 grow place-items-center whitespace-nowrap px-1.5 text-16 font-strong text-fg-3 -outline-offset-2 transition-colors hover:text-fg-2 desk:px-3',
            isEven
              ? 'basis-0 aria-[current]:after:mx-auto aria-[current]:after:max-w-16'
              : 'desk:grow-0 desk:first:-ms-3',
            'aria-[current]:font-heavy aria-[current]:text-fg',
            'aria-[current]:after:absolute aria-[current]:after:inset-x-1.5 aria-[current]:after:-bottom-px aria-[current]:after:h-[3px] aria-[current]:after:rounded-t-[3px] aria-[current]:after:bg-primary desk:aria-[current]:after:inset-x-3',
          )}
        >
          <span className="label">{tab.label}</span>
        </Link>
      ))}
    </nav>
  );
}

/** Scrolls a row sideways so that `element` is in its middle. The page itself does not move. */
function scrollToCentre(row: HTMLElement, element: HTMLElement): void {
  const rowBox = row.getBoundingClientRect();
  const box = element.getBoundingClientRect();
  row.scrollLeft += box.left + box.width / 2 - (rowBox.left + rowBox.width / 2);
}

/**
 * Keeps the chosen entry of a row in view: each time `key` changes, the child that matches `selector` is scrolled
 * to the middle, before the browser paints.
 */
export function useCentredSelection<T extends HTMLElement>(key: unknown, selector: string): RefObject<T> {
  const rowRef = useRef<T>(null);
  useBrowserLayoutEffect(() => {
    const row = rowRef.current;
    const chosen = row?.querySelector<HTMLElement>(selector);
    if (row && chosen) scrollToCentre(row, chosen);
  }, [key, selector]);
  return rowRef;
}
