import clsx from 'clsx';
import type { ReactNode } from 'react';
import { IconButton } from '../control/button.tsx';
import { inertWhen } from '../control/react-workarounds.ts';
import type { IconComponent } from '../icon/draw-icon.tsx';
import { CloseIcon, HeartIcon } from '../icon/icons.tsx';
import { Link } from '../link/link.tsx';
import { OwnText } from '../text/text.tsx';

/** `art`: dark over pictures in either theme. `novel`: the reader's own paper and ink. */
export type ViewerGround = 'art' | 'novel';

const SURFACE: Record<ViewerGround, string> = {
  art: 'bg-view-bar text-view-fg backdrop-blur-bar forced-colors:border-y',
  novel: 'border-ink/12 bg-paper text-ink',
};

const SECOND: Record<ViewerGround, string> = { art: 'text-view-fg-2', novel: 'text-ink-2' };

export interface ViewerTopBarProps {
  title: string;
  /** The episode's title; empty if it is the same as the series'. */
  place: string;
  /** How far the reader is: "41%", "Page 4 of 18". It stays visible when the title is cut. */
  reached?: string | undefined;
  close: { href: string; label: string };
  /** The button that sets a bookmark. */
  bookmark?: ReactNode;
  /** The heart (`ViewerFavourite`). */
  favourite?: ReactNode;
  /** The other tools (`ViewerMenu`). */
  menu?: ReactNode;
  isShown: boolean;
  ground?: ViewerGround;
}

/** The viewer's upper bar, 52 high and more with larger text. It slides in over the art, so that nothing below it moves. */
export function ViewerTopBar(props: ViewerTopBarProps) {
  const { title, place, reached, close, bookmark, favourite, menu, isShown, ground = 'art' } = props;
  return (
    <header
      {...inertWhen(!isShown)}
      className={clsx(
        'fixed inset-x-0 top-0 z-(--layer-bar) transition-[translate,opacity] duration-200 ease-out',
        !isShown && '-translate-y-full opacity-0',
      )}
    >
      <div className={clsx('column pt-[env(safe-area-inset-top)]', SURFACE[ground], ground === 'novel' && 'border-b')}>
        <div className="flex h-(--size-view-top-bar) items-center ps-4 pe-1">
          <div className="min-w-0 flex-1 leading-[1.3]">
            <p className="flex text-14 font-strong">
              <OwnText className="one-line">{title}</OwnText>
            </p>
            <p className={clsx('figures flex text-12', SECOND[ground])}>
              <OwnText className="one-line">{place}</OwnText>
              {reached !== undefined && (
                <span className="shrink-0 whitespace-pre">{`${place === '' ? '' : ' · '}${reached}`}</span>
              )}
            </p>
          </div>
          {bookmark}
          {favourite}
          {menu}
          <Link href={close.href} aria-label={close.label} className="grid size-11 shrink-0 place-items-center">
            <CloseIcon />
          </Link>
        </div>
      </div>
    </header>
  );
}

/** The heart of a series over its art. Without `onToggle` it submits the form around it. */
export function ViewerFavourite({ label, isOn, onToggle }: { label: string; isOn: boolean; onToggle?: () => void }) {
  return (
    <IconButton
      icon={HeartIcon}
      label={label}
      isPressed={isOn}
      type={onToggle === undefined ? 'submit' : 'button'}
      onClick={onToggle}
      className="aria-pressed:text-primary!"
    />
  );
}

export interface ViewerAction {
  key: string;
  icon: IconComponent;
  label: string;
  /** With an address it is a link, with `onPress` a button; without either it is disabled, such as "next" at the end. */
  href?: string | undefined;
  onPress?: (() => void) | undefined;
  /** A number at the icon, such as the number of comments. */
  badge?: string | undefined;
}

export interface ViewerBottomBarProps {
  /** Previous, list, comments where a platform has them, settings, next. */
  actions: readonly ViewerAction[];
  label: string;
  isShown: boolean;
  ground?: ViewerGround;
  /** The progress line; it stays when the bar is hidden. */
  progress?: ReactNode;
  /** The line that can be dragged (`ViewerSeek`), above the actions. */
  seek?: ReactNode;
}

function ActionTarget({ action, ground }: { action: ViewerAction; ground: ViewerGround }) {
  const { icon: ActionIcon, label, href, onPress, badge } = action;
  const look = clsx(
    'grid h-(--size-view-bottom-bar) w-full min-w-0 content-center justify-items-center gap-0.5 px-0.5 text-12 leading-[1.3] -outline-offset-2',
    SECOND[ground],
  );
  const content = (
    <>
      <span className="relative">
        <ActionIcon />
        {badge !== undefined && (
          <bdi className="figures absolute start-full -top-1 -ms-2 rounded-pill bg-primary px-1 py-0.5 text-12 leading-none font-heavy text-on-primary">
            {badge}
          </bdi>
        )}
      </span>
      <span className="one-line max-w-full">{label}</span>
    </>
  );
  if (href !== undefined) {
    return (
      <Link href={href} onClick={onPress} className={look}>
        {content}
      </Link>
    );
  }
  return (
    <button type="button" onClick={onPress} disabled={!onPress} className={clsx(look, 'disabled:opacity-40')}>
      {content}
    </button>
  );
}

/** The viewer's lower bar, 56 high and more with larger text, with the progress line on its upper edge. */
export function ViewerBottomBar(props: ViewerBottomBarProps) {
  const { actions, label, isShown, ground = 'art', progress, seek } = props;
  return (
    <footer className="pointer-events-none fixed inset-x-0 bottom-0 z-(--layer-bar)">
      <div
        className={clsx(
          'column transition-[translate] duration-200 ease-out',
          !isShown && 'translate-y-[calc(100%-var(--size-view-line))]',
        )}
      >
        {progress || <div className="h-(--size-view-line)" />}
        <div
          {...inertWhen(!isShown)}
          className={clsx(
            'pb-[env(safe-area-inset-bottom)]',
            SURFACE[ground],
            isShown ? 'pointer-events-auto' : 'opacity-0',
          )}
        >
          {seek}
          <nav aria-label={label} className="grid auto-cols-fr grid-flow-col">
            {actions.map((action) => (
              <ActionTarget key={action.key} action={action} ground={ground} />
            ))}
          </nav>
        </div>
      </div>
    </footer>
  );
}
