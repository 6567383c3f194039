import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { LoaderFunctionArgs } from '@remix-run/node';
import { useLoaderData } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { useText } from '../../i18n/use-text.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { EntryForm } from '../../parts/entry/entry-form.tsx';
import { StateAndKey } from '../../parts/entry/entry-list.tsx';
import { readEntryRow } from '../../parts/entry/entry-row.server.ts';
import { readMarkedTexts } from '../../parts/entry/marked-texts.server.ts';
import { useEntry } from '../../parts/entry/use-entry.ts';
import { startOfNextHour } from '../../parts/entry/zone-hint.ts';
import { Facts, Panel } from '../../parts/layout.tsx';
import { PATHS } from '../../parts/paths.ts';
import { blankCoupon, CouponFields } from './coupon-fields.tsx';

export { saveEntries as action } from '../../parts/entry/save-entries.server.ts';

export async function loader({ request, context, params: { platform, key } }: LoaderFunctionArgs) {
  const found = await readEntryRow(consoleOf(context), OPERATOR_CALLS.adminCoupons, { platform, key }, request);
  const marked = await readMarkedTexts(found.platform, found.row);
  return { ...found, marked, startAt: startOfNextHour(found.platform), endAt: startOfNextHour(found.platform, 30) };
}

/** A coupon: made or changed. What readers have already stays worth what it was. */
function CouponPage() {
  const text = useText();
  const { platform, row, marked, startAt, endAt } = useLoaderData<typeof loader>();
  const back = `${PATHS.coupons}?platform=${platform}`;
  const editor = useEntry('coupons', row, blankCoupon(platform, startAt, endAt), back);
  const { draft, set, problem } = editor;
  return (
    <EntryForm
      title={row === null ? text('coupon.new') : (marked[row.entry.title] ?? row.entry.title)}
      text={row === null ? undefined : <StateAndKey row={row} />}
      editor={editor}
      back={{ to: back, name: text('coupon.list') }}
      needsReason
      {...(row !== null && {
        aside: (
          <Panel title={text('coupon.uses')} text={row.issuedCount > 0 ? text('coupon.promised') : undefined}>
            <Facts
              of={[
                [text('coupon.given'), row.issuedCount],
                [text('coupon.used'), row.usedCount],
              ]}
            />
          </Panel>
        ),
      })}
    >
      <CouponFields
        draft={draft}
        set={set}
        problem={problem}
        isNew={editor.isNew}
        isPromised={(row?.issuedCount ?? 0) > 0}
        shownTitle={marked[draft.title]}
      />
    </EntryForm>
  );
}

export default byAddress(CouponPage);
