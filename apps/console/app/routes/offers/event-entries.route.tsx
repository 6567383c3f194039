import { OPERATOR_CALLS } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useFetcher, useLoaderData } from '@remix-run/react';
import * as v from 'valibot';
import { consoleOf } from '../../context.ts';
import { Moment } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { DoneSchema, MeSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { refuseWithout } from '../../parts/calls/refuse-without.server.ts';
import { byAddress } from '../../parts/entry/by-address.tsx';
import { TextInput } from '../../parts/form/fields.tsx';
import { readerPath } from '../../parts/hit-path.ts';
import { Badge, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { entryPath, PATHS } from '../../parts/paths.ts';
import { ActRefusal } from '../../parts/refusal-note.tsx';
import { useMe } from '../../parts/shell/me-context.ts';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

const AddressSchema = v.object({
  ...{ name: v.string(), zipCode: v.string(), city: v.string(), address1: v.string() },
  ...{ address2: v.string(), phone: v.string() },
});
const EntriesSchema = v.object({
  total: v.number(),
  page: v.number(),
  entries: v.array(
    v.object({
      ...{ userId: v.string(), ticketNo: v.number(), joinedAtMs: v.number(), isWinner: v.nullable(v.boolean()) },
      ...{ hasAddress: v.boolean(), address: v.nullable(AddressSchema) },
    }),
  ),
});
/** Tickets in one answer of the api. */
const ENTRIES_AT_ONCE = 1_000;
type Entries = v.InferOutput<typeof EntriesSchema>;
type Looked = Acted<{ looked?: Entries }>;

export async function loader({ request, context, params: { platform = '', key = '' } }: LoaderFunctionArgs) {
  const me = await read(consoleOf(context), { call: OPERATOR_CALLS.adminMe, answer: MeSchema }, request);
  refuseWithout(me, 'adminEventEntries');
  return { platform, key };
}

/** Reads the entries, which the log notes with the reason, or draws the winners. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Looked> {
  const console = consoleOf(context);
  const form = await readForm(request);
  const of = { platform: params.platform, event: params.key, reason: form.get('reason') };
  const { adminEventDraw, adminEventEntries } = OPERATOR_CALLS;
  if (form.get('step') === 'draw') {
    const drawn = await act(console, { call: adminEventDraw, answer: DoneSchema, body: of });
    return drawn.ok ? { ok: true } : refused(drawn);
  }
  const body = { ...of, withAddresses: form.get('withAddresses') === 'on', page: Number(form.get('page')) };
  const looked = await act(console, { call: adminEventEntries, answer: EntriesSchema, body });
  return looked.ok ? { ok: true, looked: looked.value } : refused(looked);
}

/** The tickets of an event. They are read only with a reason, and each look is in the log. */
function EventEntries() {
  const text = useText();
  const { platform, key } = useLoaderData<typeof loader>();
  const { calls } = useMe();
  const fetcher = useFetcher<Looked>();
  usePageTitle(text('event.entries'));
  const looked = fetcher.data?.ok === true ? fetcher.data.looked : undefined;
  const pages = looked === undefined ? 0 : Math.ceil(looked.total / ENTRIES_AT_ONCE);
  return (
    <>
      <p className="mb-1 text-13">
        <Link to={entryPath(PATHS.events, platform, key)} className="text-link">
          {key}
        </Link>
      </p>
      <PageHead title={text('event.entries')} text={text('event.entriesText')} />
      <Panel className="mb-5 max-w-180">
        <fetcher.Form method="post" className="grid gap-3">
          <ActRefusal of={fetcher.data} />
          <TextInput
            label={text('form.reason')}
            hint={text('form.reasonHint')}
            name="reason"
            maxLength={1000}
            required
          />
          <label className="flex items-center gap-2.5 text-14">
            <input type="checkbox" name="withAddresses" className="size-4.5 accent-(--primary)" />
            {text('event.withAddresses')}
          </label>
          <div className="flex flex-wrap items-end gap-2">
            {pages > 1 && (
              <TextInput
                label={text('event.page', { pages })}
                name="page"
                type="number"
                min={0}
                max={pages - 1}
                defaultValue={looked?.page ?? 0}
                className="w-36"
              />
            )}
            <Button type="submit" look="main" isBusy={fetcher.state !== 'idle'}>
              {text('event.look')}
            </Button>
          </div>
        </fetcher.Form>
      </Panel>
      {calls.includes('adminPrizeAddresses') && <Addresses platform={platform} event={key} />}
      {looked !== undefined && <Tickets platform={platform} looked={looked} />}
    </>
  );
}

export default byAddress(EventEntries);

/** Where the prizes go, as a file; the look is in the log as every other. */
function Addresses({ platform, event }: { platform: string; event: string }) {
  const text = useText();
  return (
    <Panel title={text('event.addresses')} text={text('event.addressesText')} className="mb-5 max-w-180">
      <form method="post" action={PATHS.prizeAddresses} className="flex flex-wrap items-end gap-2">
        <input type="hidden" name="platform" value={platform} />
        <input type="hidden" name="event" value={event} />
        <TextInput label={text('form.reason')} name="reason" maxLength={1000} required className="min-w-60 flex-1" />
        <Button type="submit">{text('numbers.csv')}</Button>
      </form>
    </Panel>
  );
}

function Tickets({ platform, looked }: { platform: string; looked: Entries }) {
  const text = useText();
  const columns: Column<Entries['entries'][number]>[] = [
    { name: text('event.ticketNo'), isNumber: true, cell: ({ ticketNo }) => ticketNo },
    {
      name: text('hits.reader'),
      cell: ({ userId }) => (
        <Link to={readerPath(platform, userId)} className="text-link">
          {userId}
        </Link>
      ),
    },
    { name: text('event.joined'), cell: ({ joinedAtMs }) => <Moment ms={joinedAtMs} /> },
    {
      name: text('event.result'),
      cell: ({ isWinner }) => isWinner === true && <Badge tone="good">{text('event.won')}</Badge>,
    },
    {
      name: text('event.address'),
      cell: ({ address, hasAddress }) =>
        address === null ? (
          text(hasAddress ? 'event.addressGiven' : 'event.addressMissing')
        ) : (
          <span className="whitespace-pre-line">
            {[address.name, address.address1, address.address2, `${address.zipCode} ${address.city}`, address.phone]
              .filter((line) => line.trim() !== '')
              .join('\n')}
          </span>
        ),
    },
  ];
  return (
    <Panel title={text('event.ticketCount', { count: looked.total })} isFlush>
      <DataTable
        caption={text('event.entries')}
        columns={columns}
        rows={looked.entries}
        keyOf={({ ticketNo }) => ticketNo}
        empty={<Nothing>{text('event.noTickets')}</Nothing>}
      />
    </Panel>
  );
}
