import { Menu } from '@base-ui/react/menu';
import clsx from 'clsx';
import type { IconComponent } from '../icon/draw-icon.tsx';
import { MoreIcon } from '../icon/page-icons.tsx';
import { Link } from '../link/link.tsx';
import type { ViewerGround } from './viewer-bars.tsx';

/** A tool for reading. With an address it is a link, otherwise a button. */
export type ViewerTool = { key: string; icon: IconComponent; label: string; className?: string } & (
  | { href: string }
  | { onPress: () => void }
);

export interface ViewerMenuProps {
  label: string;
  tools: readonly ViewerTool[];
  /** Told when the menu opens and closes. */
  onOpenChange?: (isOpen: boolean) => void;
  ground: ViewerGround;
  /** Undefined: that of the site. */
  theme: 'light' | 'dark' | undefined;
}

const ITEM =
  'flex min-h-12 w-full cursor-pointer items-center gap-3 px-4 text-start text-15 outline-none data-highlighted:bg-fill forced-colors:data-highlighted:underline';

/** The menu of what a reader can do with an episode, in the viewer's upper bar. */
export function ViewerMenu({ label, tools, onOpenChange, ground, theme }: ViewerMenuProps) {
  return (
    <Menu.Root onOpenChange={(isOpen) => onOpenChange?.(isOpen)}>
      <Menu.Trigger aria-label={label} className="grid size-11 shrink-0 place-items-center">
        <MoreIcon />
      </Menu.Trigger>
      {/* Outside of the bar, which is too small for it: a landmark of its own. */}
      <Menu.Portal render={<section aria-label={label} />}>
        <Menu.Positioner align="end" sideOffset={4} collisionPadding={8} className="z-(--layer-toast)">
          <Menu.Popup
            data-theme={theme}
            className={clsx(
              'modal-pop min-w-56 max-w-[calc(100vw-16px)] rounded-card bg-surface py-1.5 text-fg shadow-modal outline-none',
              ground === 'novel' && 'border border-line',
            )}
          >
            {tools.map((tool) => (
              <ToolItem key={tool.key} tool={tool} />
            ))}
          </Menu.Popup>
        </Menu.Positioner>
      </Menu.Portal>
    </Menu.Root>
  );
}

function ToolItem({ tool }: { tool: ViewerTool }) {
  const { icon: ToolIcon, label, className } = tool;
  const content = (
    <>
      <ToolIcon size={20} />
      <span className="min-w-0 flex-1">{label}</span>
    </>
  );
  return 'href' in tool ? (
    <Menu.LinkItem closeOnClick className={clsx(ITEM, className)} render={<Link href={tool.href} />}>
      {content}
    </Menu.LinkItem>
  ) : (
    <Menu.Item className={clsx(ITEM, className)} onClick={tool.onPress}>
      {content}
    </Menu.Item>
  );
}
