import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';

/** The frame of the pages about passwords. */
export function PasswordFrame({
  title,
  text: lead,
  bar = 'password.findTitle',
  parent = '/user/login',
  children,
}: {
  title: string;
  text?: string | undefined;
  /** The title of the bar on top. */
  bar?: 'password.findTitle' | 'password.findIdTitle' | 'password.changeTitle';
  parent?: '/user/login' | '/setting';
  children: ReactNode;
}) {
  const text = usePageText();
  return (
    <SiteFrame header={<SiteInnerHeader title={text(bar)} parent={parent} />}>
      <div className="mx-auto max-w-100 px-6 pt-8 pb-10">
        <h1 className="text-22 text-balance">{title}</h1>
        {lead !== undefined && <p className="mt-1 text-14 text-fg-2">{lead}</p>}
        <div className="mt-5">{children}</div>
      </div>
    </SiteFrame>
  );
}
