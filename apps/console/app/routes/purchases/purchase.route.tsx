import { OPERATOR_CALLS, type OperatorPurchase } from '@longstrip/api-contract';
import type { ActionFunctionArgs, LoaderFunctionArgs } from '@remix-run/node';
import { Link, useLoaderData, useParams } from '@remix-run/react';
import { consoleOf } from '../../context.ts';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { DoneSchema } from '../../parts/calls/account-answers.ts';
import { type Acted, act, read, readForm, refused } from '../../parts/calls/answers.server.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { readerPath } from '../../parts/hit-path.ts';
import { Badge, Facts, Nothing, PageHead, Panel } from '../../parts/layout.tsx';
import { type Column, DataTable } from '../../parts/table/data-table.tsx';
import { usePageTitle } from '../../parts/use-page-title.ts';

export async function loader({ request, context, params }: LoaderFunctionArgs) {
  const { adminPurchase } = OPERATOR_CALLS;
  const { platform = '', purchase = '' } = params;
  const query = { platform, purchase };
  return read(consoleOf(context), { call: adminPurchase, answer: adminPurchase.data, query }, request);
}

/** Undoes the purchase. */
export async function action({ request, context, params }: ActionFunctionArgs): Promise<Acted> {
  const form = await readForm(request);
  const { platform = '', purchase = '' } = params;
  const body = { platform, purchaseId: Number(purchase), reader: form.get('reader'), reason: form.get('reason') };
  const done = await act(consoleOf(context), { call: OPERATOR_CALLS.adminPurchaseUndo, answer: DoneSchema, body });
  return done.ok ? { ok: true } : refused(done);
}

/** One purchase, and what undoing it would do. */
export default function Purchase() {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const { platform = '' } = useParams();
  const purchase = useLoaderData<typeof loader>();
  const { undo } = purchase;
  usePageTitle(text('purchase.title', { id: purchase.purchaseId }));
  const columns: Column<OperatorPurchase['episodes'][number]>[] = [
    { name: text('access.episode'), cell: ({ title }) => title },
    {
      name: text('purchase.opened'),
      cell: ({ isOpened }) => (isOpened ? <Badge tone="warn">{text('purchase.isOpened')}</Badge> : '–'),
    },
    {
      name: text('money.end'),
      cell: ({ expiresAtMs }) => (expiresAtMs === null ? text('money.never') : <Moment ms={expiresAtMs} />),
    },
    {
      name: text('operators.state'),
      cell: ({ isActive }) => (
        <Badge tone={isActive ? 'good' : 'neutral'}>{text(isActive ? 'rights.active' : 'rights.over')}</Badge>
      ),
    },
  ];
  return (
    <>
      <PageHead
        title={text('purchase.title', { id: purchase.purchaseId })}
        text={`${name('purchaseTypes', purchase.type)}: ${purchase.seriesTitle}`}
        back={{ to: readerPath(platform, purchase.userId), name: purchase.nickname ?? purchase.userId }}
        actions={
          <ActDialog
            title={text('purchase.undo')}
            text={<UndoPreview purchase={purchase} />}
            look="main"
            isDisabled={!undo.canUndo}
            fields={{ reader: purchase.userId }}
            done={text('purchase.undoDone')}
          />
        }
      />
      <div className="grid items-start gap-4 *:min-w-0 broad:grid-cols-[minmax(0,1fr)_22rem]">
        <Panel title={text('purchase.episodesTitle')} isFlush>
          <DataTable
            caption={text('purchase.episodesTitle')}
            columns={columns}
            rows={purchase.episodes}
            keyOf={({ episodeId }) => episodeId}
            empty={<Nothing>{text('rights.none')}</Nothing>}
          />
        </Panel>
        <div className="grid gap-4">
          <Panel title={text('purchase.facts')}>
            <Facts
              of={[
                [
                  text('hits.reader'),
                  <Link key="reader" to={readerPath(platform, purchase.userId)} className="text-link">
                    {purchase.nickname ?? purchase.userId}
                  </Link>,
                ],
                [text('purchase.coinsTaken'), formats.number(purchase.coins)],
                ...(purchase.giftTitle === null ? [] : ([[text('acts.gift'), purchase.giftTitle]] as const)),
                [text('purchase.made'), <Moment key="made" ms={purchase.createdAtMs} />],
                ...(purchase.undoneAtMs === null
                  ? []
                  : ([[text('purchase.undone'), <Moment key="undone" ms={purchase.undoneAtMs} />]] as const)),
              ]}
            />
          </Panel>
          <Panel title={text('purchase.preview')}>
            <UndoPreview purchase={purchase} />
          </Panel>
        </div>
      </div>
    </>
  );
}

/** What comes back, and what closes, if the purchase is undone now. */
function UndoPreview({ purchase: { undo } }: { purchase: OperatorPurchase }) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  if (!undo.canUndo) {
    return <p className="text-13 text-fg-2">{name('undoRefusals', undo.refusal ?? '')}</p>;
  }
  return (
    <div className="grid gap-2 text-13">
      {undo.lots.length > 0 && (
        <div>
          <p className="font-strong">{text('purchase.returns')}</p>
          <ul>
            {undo.lots.map(({ lotId, kind, amount, expiresAtMs, isEnded }) => (
              <li key={lotId}>
                +{formats.number(amount)} {name('coinKinds', kind)}
                {expiresAtMs !== null && (
                  <>
                    , {text('money.ends')} <Moment ms={expiresAtMs} isDay />
                  </>
                )}{' '}
                {isEnded && <Badge tone="warn">{text('purchase.lotEnded')}</Badge>}
              </li>
            ))}
          </ul>
        </div>
      )}
      {undo.returnsGift && <p>{text('purchase.returnsGift')}</p>}
      <div>
        <p className="font-strong">{text('purchase.closes', { count: undo.closes.length })}</p>
        <ul className="max-h-40 overflow-y-auto text-fg-2">
          {undo.closes.map(({ episodeId, title }) => (
            <li key={episodeId}>{title}</li>
          ))}
        </ul>
      </div>
    </div>
  );
}
