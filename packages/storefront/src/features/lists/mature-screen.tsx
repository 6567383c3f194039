import { AccessDenied, AgeGateYesNo, ButtonLink } from '@longstrip/ui';
import { useLoaderData, useLocation, useNavigate, useRevalidator } from '@remix-run/react';
import { useText } from '../../i18n/use-text.ts';
import { useSite } from '../../root/site-data.ts';
import { historyHere, isRightBelow } from '../shell/way-up.ts';
import { writeCookie } from '../shell/write-preference.ts';
import { readCallback } from '../state/read-callback.ts';
import { withCallback } from '../state/with-callback.ts';
import { GUEST_ADULT_COOKIE } from './guest-adult-cookie.ts';
import { SectionFrame, SlowList } from './list-frame.tsx';
import { listAddress } from './list-query.ts';
import type { AgeCheckPage, MaturePage } from './mature-loader.server.ts';
import { SeriesList } from './series-list.tsx';
import { SortLinks } from './sort-links.tsx';

/** The section for adults, or the question before it. */
export function MatureScreen() {
  const page = useLoaderData<MaturePage>();
  const text = useText();
  return (
    <SectionFrame title={text('tab.ADULT')} current="ADULT">
      <SlowList>
        {page.kind === 'ageCheck' ? (
          <AgeCheck way={page.way} />
        ) : (
          <SeriesList
            title={page.title}
            isTitleKnown
            series={page.series}
            action={
              <SortLinks
                sort={page.sort}
                addressOf={(sort) => listAddress('/home/mature', { sort: sort === 'POPULAR' ? null : sort })}
              />
            }
          />
        )}
      </SlowList>
    </SectionFrame>
  );
}

/** In the place of the list: the question, or the way to answer it. There is always a way to leave. */
function AgeCheck({ way }: Pick<AgeCheckPage, 'way'>) {
  const text = useText();
  const { adultLimitYears, routes } = useSite();
  if (way === 'ask') {
    return <AccessDenied level="h2" title={text('mature.ask', { age: adultLimitYears })} actions={<YesOrNo />} />;
  }
  const isThere = routes.includes(way === 'login' ? 'userLogin' : 'userAdult');
  return (
    <AccessDenied
      level="h2"
      title={text('detail.adultTitle', { age: adultLimitYears })}
      text={text(isThere ? 'mature.loginText' : 'mature.laterText')}
      actions={isThere ? <ToAccount way={way} /> : <ToOthers />}
    />
  );
}

/** D24: a "yes" is remembered for a day, a "no" writes nothing. Who came from a work goes back to it with a yes. */
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
        // A second entry of the same page would make "back" lead nowhere.
        else if (isRightBelow(historyHere(), callback)) navigate(-1);
        else navigate(callback, { replace: true });
      }}
      onNo={() => navigate('/')}
    />
  );
}

/** To the page where it is answered; it leads back here afterwards. */
function ToAccount({ way }: { way: 'login' | 'verify' }) {
  const text = useText();
  const path = way === 'login' ? '/user/login' : '/user/adult';
  return (
    <>
      <ButtonLink look="main" isWide href={withCallback(path, '/home/mature')}>
        {text(way === 'login' ? 'common.logIn' : 'common.confirm')}
      </ButtonLink>
      <ButtonLink look="quiet" isWide href="/">
        {text('mature.leave')}
      </ButtonLink>
    </>
  );
}

/** Where nobody can sign in yet: what there is for everybody. */
function ToOthers() {
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
