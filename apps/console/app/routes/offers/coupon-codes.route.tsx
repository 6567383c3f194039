import { CODES_AT_ONCE, OPERATOR_CALLS } from '@longstrip/api-contract';
import { isPlatformId } from '@longstrip/platform-config';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { data, Link, useFetcher, useLoaderData } from '@remix-run/react';
import { type FormEvent, useState } from 'react';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { Button, ButtonLink } from '../../parts/button.tsx';
import { MeSchema } from '../../parts/calls/account-answers.ts';
import { act, read, refused } from '../../parts/calls/answers.server.ts';
import { refuseWithout } from '../../parts/calls/refuse-without.server.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { NumberInput } from '../../parts/entry/inputs.tsx';
import { problemsOf, type Saved } from '../../parts/entry/save-entries.server.ts';
import { startOfNextHour } from '../../parts/entry/zone-hint.ts';
import { TextInput } from '../../parts/form/fields.tsx';
import { PageHead, Panel } from '../../parts/layout.tsx';
import { PATHS, tablePath } from '../../parts/paths.ts';
import { ActRefusal } from '../../parts/refusal-note.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';
import { blankCoupon, CouponFields } from './coupon-fields.tsx';

export async function loader({ request, context, params: { platform = '' } }: LoaderFunctionArgs) {
  const console = consoleOf(context);
  const me = await read(console, { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  refuseWithout(me, 'adminCouponCodes');
  if (!isPlatformId(platform)) {
    throw data({ code: 'NOT_EXIST', sentence: 'there is nothing of that name.' }, { status: 404 });
  }
  return { platform, startAt: startOfNextHour(platform), endAt: startOfNextHour(platform, 30) };
}

const MakeSchema = v.object({ coupon: v.record(v.string(), v.unknown()), count: v.number(), reason: v.string() });

export async function action({ request, context, params }: ActionFunctionArgs): Promise<Saved> {
  const asked = v.parse(MakeSchema, await request.json());
  const { adminCouponCodes } = OPERATOR_CALLS;
  const body = { platform: params.platform, ...asked };
  const made = await act(consoleOf(context), { call: adminCouponCodes, answer: adminCouponCodes.data, body });
  if (!made.ok) return { ...refused(made), problems: [] };
  return made.value.ok ? { ok: true, changed: made.value.applied.length } : problemsOf('coupons', made.value.refusals);
}

/** Many coupons at once: alike, each with a code of its own. */
function CouponCodes() {
  const text = useText();
  const { platform, startAt, endAt } = useLoaderData<typeof loader>();
  const fetcher = useFetcher<Saved>();
  const [draft, setDraft] = useState(() => ({
    ...blankCoupon(platform, startAt, endAt),
    totalLimit: 1 as number | null,
  }));
  const [count, setCount] = useState<number | null>(100);
  const [reason, setReason] = useState('');
  usePageTitle(text('coupon.many'));
  const refusal = fetcher.data?.ok === false ? fetcher.data : null;
  const problem = (place: string) => refusal?.problems.find((each) => each.place === place)?.sentence;
  const onSubmit = (event: FormEvent) => {
    event.preventDefault();
    const sent = JSON.parse(JSON.stringify({ coupon: draft, count, reason }));
    fetcher.submit(sent, { method: 'post', encType: 'application/json' });
  };
  const back = `${PATHS.coupons}?platform=${platform}`;
  if (fetcher.data?.ok === true) {
    const search = new URLSearchParams({ platform, text: `${draft.key}-` });
    return (
      <>
        <PageHead title={text('coupon.made', { count: fetcher.data.changed })} text={text('coupon.madeText')} />
        <div className="flex flex-wrap gap-2">
          <ButtonLink look="main" href={tablePath(PATHS.couponTable, search, platform)} download>
            {text('coupon.download')}
          </ButtonLink>
          <ButtonLink look="plain" href={`${PATHS.coupons}?${search}`}>
            {text('coupon.showMade')}
          </ButtonLink>
        </div>
      </>
    );
  }
  return (
    <>
      <p className="mb-1 text-13">
        <Link to={back} className="text-link">
          {text('coupon.list')}
        </Link>
      </p>
      <PageHead title={text('coupon.many')} text={text('coupon.manyText')} />
      <form onSubmit={onSubmit} className="grid max-w-230 grid-cols-[minmax(0,1fr)] gap-5">
        <Panel title={text('coupon.howMany')}>
          <NumberInput
            label={text('coupon.count')}
            hint={text('coupon.countHint', { count: CODES_AT_ONCE })}
            value={count}
            onChange={setCount}
            min={1}
            className="max-w-60"
          />
        </Panel>
        <CouponFields
          draft={draft}
          set={(patch) => setDraft({ ...draft, ...patch })}
          problem={problem}
          isNew
          isPromised={false}
          shownTitle={undefined}
          isForMany
        />
        <div className="sticky bottom-0 z-10 grid gap-3 border-t border-line bg-backdrop py-3">
          <ActRefusal of={refusal} />
          <div className="flex flex-wrap items-end gap-2">
            <TextInput
              label={text('form.reason')}
              value={reason}
              onChange={({ target }) => setReason(target.value)}
              maxLength={1000}
              required
              className="min-w-60 flex-1"
            />
            <ButtonLink look="quiet" href={back}>
              {text('form.cancel')}
            </ButtonLink>
            <Button type="submit" look="main" isBusy={fetcher.state !== 'idle'}>
              {text('coupon.make')}
            </Button>
          </div>
        </div>
      </form>
    </>
  );
}

export default byAddress(CouponCodes);
