import { ChevronIcon, type IconComponent, Link } from '@longstrip/ui';

export interface NextStepProps {
  href: string;
  icon: IconComponent;
  title: string;
  text: string;
}

/** At the end of a page: a link to another page, for readers whom this one did not help. */
export function NextStep({ href, icon: Icon, title, text }: NextStepProps) {
  return (
    <Link
      href={href}
      className="mx-(--size-gutter) mt-6 flex min-h-18 items-center gap-3.5 rounded-card bg-fill px-4 py-3.5 transition-colors hover:bg-fill-strong"
    >
      <Icon className="shrink-0 text-fg-2" />
      <span className="min-w-0 flex-1">
        <span className="block text-16 leading-title font-strong">{title}</span>
        <span className="mt-1 block text-13 text-fg-2">{text}</span>
      </span>
      <ChevronIcon size={16} className="text-fg-3" />
    </Link>
  );
}
