import {
  AppFrame,
  ButtonLink,
  CoverWall,
  Link,
  type PictureSource,
  SignInScene,
  SkipLink,
  Wordmark,
} from '@longstrip/ui';
import type { ReactNode } from 'react';
import { usePageText } from '../../i18n/page-texts.tsx';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { policyAddress } from '../navigation/policy-address.ts';
import { SiteFrame } from '../shell/site-frame.tsx';
import { SiteInnerHeader } from '../shell/site-headers.tsx';

const LOGO_PX = 34;

export interface SignInFrameProps {
  covers: readonly PictureSource[];
  /** Shown in place of the covers. */
  wall?: ReactNode;
  title: string;
  text?: string | undefined;
  /** Whether it ends with the legal texts and an exit. A step in the middle has its own boxes and links. */
  isStart?: boolean;
  children: ReactNode;
}

/**
 * The frame of log-in and sign-up: covers that fade into the logo, the purpose of the page, and an exit. From 1024 px on the form is
 * beside the brand's scene.
 */
export function SignInFrame({ covers, wall, title, text: lead, isStart = true, children }: SignInFrameProps) {
  const common = useText();
  const text = usePageText();
  const { brand, home, routes } = useSite();
  return (
    <AppFrame endSpace="none" skipLink={<SkipLink label={common('shell.skipToContent')} />}>
      <SignInScene src="/illustration.svg" />
      <header className="text-center">
        {wall ?? (
          <div className="wide:hidden">
            <CoverWall covers={covers} />
          </div>
        )}
        <Link href={home} aria-label={brand.name} className="relative mt-4 inline-block">
          <Wordmark word={brand.wordmark} heightPx={LOGO_PX} />
        </Link>
      </header>
      <main id="main" tabIndex={-1} className="mx-auto max-w-100 px-6 pt-3 pb-8 text-center outline-none">
        <h1 className="text-22 text-balance">{title}</h1>
        {lead !== undefined && <p className="mx-auto mt-1 max-w-[26em] text-14 text-balance text-fg-2">{lead}</p>}
        <div className="mt-5 text-start">{children}</div>
        {isStart && (
          <p className="mt-5 text-13 text-fg-2">
            {text('login.legal')}{' '}
            {routes.includes('policy') && (
              <Link href={policyAddress('TERMS')} className="inline-block py-1 underline">
                {common('policy.kindTERMS')}
              </Link>
            )}
            {' · '}
            {routes.includes('privacy') && (
              <Link href={policyAddress('PRIVACY')} className="inline-block py-1 underline">
                {common('policy.kindPRIVACY')}
              </Link>
            )}
          </p>
        )}
        {isStart && (
          <ButtonLink look="quiet" href={home} className="mt-1">
            {text('login.lookAround')}
          </ButtonLink>
        )}
      </main>
    </AppFrame>
  );
}

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
