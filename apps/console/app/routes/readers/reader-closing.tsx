import type { OperatorReader } from '@longstrip/api-contract';
import { useFetcher } from '@remix-run/react';
import { useEffect } from 'react';
import { Moment, useFormats } from '../../i18n/format.tsx';
import { useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { readerPath } from '../../parts/hit-path.ts';
import { Facts } from '../../parts/layout.tsx';
import { RefusalNote } from '../../parts/refusal-note.tsx';
import type { loader } from './closing.route.ts';

/** Closes the account, after its dates and what is lost; or opens one again that is not erased yet. */
export function Closing({ reader }: { reader: OperatorReader }) {
  const text = useText();
  const { account, platform, userId } = reader;
  if (account.state === 'WITHDRAWN' && account.eraseAtMs !== null) {
    return (
      <ActDialog
        title={text('closing.reopen')}
        text={text('closing.reopenText')}
        fields={{ step: 'reopen' }}
        done={text('closing.reopened')}
      />
    );
  }
  if (account.state !== 'ACTIVE') return null;
  return (
    <ActDialog
      title={text('closing.close')}
      text={text('closing.closeText')}
      isDanger
      fields={{ step: 'close' }}
      done={text('closing.closed')}
    >
      <Losses path={`${readerPath(platform, userId)}/closing`} />
    </ActDialog>
  );
}

function Losses({ path }: { path: string }) {
  const text = useText();
  const formats = useFormats();
  const { data, load } = useFetcher<typeof loader>();
  useEffect(() => load(path), [path, load]);
  if (data === undefined) return <p className="text-13 text-fg-2">{text('shell.loading')}…</p>;
  if (!data.ok) return <RefusalNote of={data} />;
  const { eraseAtMs, signUpAgainAtMs, loss } = data.closing;
  return (
    <div className="rounded-card bg-fill p-3">
      <Facts
        of={[
          [text('closing.erased'), <Moment key="erased" ms={eraseAtMs} />],
          [text('closing.signUpAgain'), <Moment key="again" ms={signUpAgainAtMs} />],
          [text('closing.coins'), formats.number(loss.coins)],
          [text('closing.points'), formats.number(loss.points)],
          [text('closing.episodes'), formats.number(loss.episodes)],
          [text('closing.coupons'), formats.number(loss.coupons)],
          [text('closing.refundable'), formats.number(loss.refundableOrders)],
        ]}
      />
    </div>
  );
}
