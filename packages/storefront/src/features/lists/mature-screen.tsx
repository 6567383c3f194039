import { AccessDenied, AgeGateYesNo, ButtonLink } from '@longstrip/ui';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { readCallback } from '../callback/callback-address.ts';
import { withCallback } from '../callback/with-callback.ts';
import { canGoBack } from '../navigation/history-entry.ts';
import { writeCookie } from '../shell/write-preference.ts';
import { GUEST_ADULT_COOKIE } from './guest-adult-cookie.ts';
import { ListOrSkeleton, SectionFrame } from './list-frame.tsx';
import { listAddress } from './list-query.ts';
import type { AgeCheckPage, MaturePage } from './mature-loader.server.ts';
import { SeriesList } from './series-list.tsx';
import { SortLinks } from './sort-links.tsx';

/** The list for adults, or the age check before it. */
export function MatureScreen() {
  const page = useLoaderData<MaturePage>();
  const text = useText();
  return (
    <SectionFrame title={text('tab.ADULT')} current="ADULT">
      <ListOrSkeleton>
        {page.kind === 'ageCheck' ? (
          <AgeCheck method={page.method} />
        ) : (
          <SeriesList
            title={page.title}
            isTitleKnown
            series={page.series}
            alsoLike={page.alsoLike}
            action={
              <SortLinks
                sort={page.sort}
                addressOf={(sort) => listAddress('/home/mature', { sort: sort === 'POPULAR' ? null : sort })}
              />
            }
          />
        )}
      </ListOrSkeleton>
    </SectionFrame>
  );
}

/** Shown instead of the list: the question, or a link to the page that answers it. There is always a link to leave. */
function AgeCheck({ method }: Pick<AgeCheckPage, 'method'>) {
  const text = useText();
  const { adultLimitYears, routes } = useSite();
  if (method === 'ask') {
    return <AccessDenied level="h2" title={text('mature.ask', { age: adultLimitYears })} actions={<YesOrNo />} />;
  }
  const isThere = routes.includes(method === 'login' ? 'userLogin' : 'userAdult');
  return (
    <AccessDenied
      level="h2"
      title={text('detail.adultTitle', { age: adultLimitYears })}
      text={text(isThere ? 'mature.loginText' : 'mature.laterText')}
      actions={isThere ? <AccountLink method={method} /> : <OtherLists />}
    />
  );
}

/**
 * D24: a "yes" is remembered for a day, a "no" is not stored. After a "yes" readers return to the series they came
 * from.
 */
function YesOrNo() {
  const text = useText();
  const { pathname, search } = useLocation();
  const callback = readCallback(search);
  const navigate = useNavigate();
  const { revalidate, state } = useRevalidator();
  return (
    <AgeGateYesNo
      text={text('mature.text')}
      labels={{ yes: text('mature.yes'), no: text('mature.no') }}
      isBusy={state === 'loading'}
      withoutScript={{ yes: `${pathname}${search}`, no: '/' }}
      onYes={() => {
        writeCookie(GUEST_ADULT_COOKIE);
        if (callback === null) revalidate();
        // The link here was on the page to return to. A second history entry of that page would make "back" do nothing.
        else if (canGoBack()) navigate(-1);
        else navigate(callback, { replace: true });
      }}
      onNo={() => navigate('/')}
    />
  );
}

/** A link to the page that checks the age; it leads back here afterwards. */
function AccountLink({ method }: { method: 'login' | 'verify' }) {
  const text = useText();
  const path = method === 'login' ? '/user/login' : '/user/adult';
  return (
    <>
      <ButtonLink look="main" isWide href={withCallback(path, '/home/mature')}>
        {text(method === 'login' ? 'common.logIn' : 'common.confirm')}
      </ButtonLink>
      <ButtonLink look="quiet" isWide href="/">
        {text('mature.leave')}
      </ButtonLink>
    </>
  );
}

/** On a site without log-in yet: links to what everybody can read. */
function OtherLists() {
  const text = useText();
  const { routes } = useSite();
  return (
    <>
      <ButtonLink look="main" isWide href={routes.includes('homeWeekly') ? '/home/weekly' : '/'}>
        {text('mature.toNew')}
      </ButtonLink>
      {routes.includes('homeRanking') && (
        <ButtonLink look="outlined" isWide href="/home/ranking">
          {text('mature.toRanking')}
        </ButtonLink>
      )}
    </>
  );
}
