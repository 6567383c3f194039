import type { ComponentType } from 'react';

export interface ShareListProps {
  /** The shared address in a readable form; always from left to right. */
  url: string;
  copy: { icon: ComponentType<{ className?: string }>; label: string; onPress: () => void };
  /** Share pages of services, each with the service's own name. */
  services: readonly { key: string; name: string; href: string }[];
  /** Called when a service is chosen: its page opens in a new tab. */
  onLeave: () => void;
}

const ROW =
  'flex min-h-13 w-full items-center gap-3 px-(--size-gutter) text-start text-15 -outline-offset-4 hover:bg-fill';
const MARK = 'grid size-9 shrink-0 place-items-center rounded-full bg-fill text-14 font-bold text-fg-2';

/** Ways to share a link, one below the other, for a sheet. */
export function ShareList({ url, copy, services, onLeave }: ShareListProps) {
  const { icon: Icon, label, onPress } = copy;
  return (
    <>
      <p dir="ltr" className="one-line px-(--size-gutter) pt-1 pb-2 text-center text-13 text-fg-2">
        {url}
      </p>
      <ul className="border-t border-line pb-3">
        <li>
          <button type="button" onClick={onPress} className={ROW}>
            <span className={MARK}>
              <Icon className="size-5" />
            </span>
            {label}
          </button>
        </li>
        {services.map(({ key, name, href }) => (
          <li key={key}>
            <a href={href} target="_blank" rel="noopener noreferrer" onClick={onLeave} className={ROW}>
              <span aria-hidden="true" className={MARK}>
                {name[0]}
              </span>
              <bdi>{name}</bdi>
            </a>
          </li>
        ))}
      </ul>
    </>
  );
}
