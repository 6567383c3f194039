import type { OperatorReader } from '@longstrip/api-contract';
import { COIN_KINDS } from '@longstrip/core';
import { useState } from 'react';
import { useFormats } from '../../i18n/format.tsx';
import { useName, useText } from '../../i18n/use-text.ts';
import { ActDialog } from '../../parts/form/act-dialog.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';
import { WhatFields } from '../../parts/hand-over/what-fields.tsx';
import { Closing } from './reader-closing.tsx';

interface ReaderProps {
  reader: OperatorReader;
}

/** What can be done for a reader. */
export function ReaderActs({ reader }: ReaderProps) {
  const text = useText();
  const name = useName();
  const isReached = reader.limits.some((limit) => limit.isReached);
  return (
    <>
      <Grant reader={reader} />
      <GrantEpisodes />
      <HandOver reader={reader} />
      <ActDialog
        title={text('acts.unlock')}
        text={
          reader.limits.length === 0
            ? text('acts.nothingLocked')
            : text('acts.unlockText', { limits: reader.limits.map((limit) => name('limits', limit.name)).join(', ') })
        }
        look={isReached ? 'main' : 'plain'}
        fields={{ step: 'unlock' }}
        done={text('acts.unlocked')}
      />
      <ActDialog
        title={text('acts.sendReset')}
        text={text('acts.sendResetText')}
        fields={{ step: 'send-reset' }}
        done={text('acts.resetSent')}
      />
      <ActDialog
        title={text('acts.ageCheck')}
        text={text('acts.ageCheckText')}
        isDanger
        fields={{ step: 'age-check' }}
        done={text('acts.ageCheckDone')}
      />
      <Closing reader={reader} />
    </>
  );
}

function Grant({ reader }: ReaderProps) {
  const text = useText();
  return (
    <ActDialog title={text('acts.grant')} look="main" fields={{ step: 'grant' }} done={text('acts.granted')}>
      <GrantFields reader={reader} />
    </ActDialog>
  );
}

/** How many of which kind, and what the reader has before and after. */
function GrantFields({ reader: { balances } }: ReaderProps) {
  const text = useText();
  const name = useName();
  const formats = useFormats();
  const [kind, setKind] = useState<string>('FREE_COIN');
  const [amount, setAmount] = useState('');
  const now = balances.find((balance) => balance.kind === kind)?.amount ?? 0;
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        <SelectInput
          label={text('money.kind')}
          name="kind"
          value={kind}
          onChange={({ target }) => setKind(target.value)}
          choices={COIN_KINDS.map((value) => ({ value, label: name('coinKinds', value) }))}
        />
        <TextInput
          label={text('money.amount')}
          name="amount"
          type="number"
          min={1}
          value={amount}
          onChange={({ target }) => setAmount(target.value)}
          required
        />
      </div>
      <TextInput label={text('acts.days')} hint={text('acts.daysHint')} name="days" type="number" min={1} />
      <p className="rounded-card bg-fill px-3 py-2 text-13 tabular-nums" aria-live="polite">
        {text('acts.beforeAfter', {
          kind: name('coinKinds', kind),
          before: formats.number(now),
          after: formats.number(now + (Number(amount) || 0)),
        })}
      </p>
    </>
  );
}

function GrantEpisodes() {
  const text = useText();
  return (
    <ActDialog
      title={text('acts.episodes')}
      text={text('acts.episodesText')}
      fields={{ step: 'episodes' }}
      done={text('acts.episodesDone')}
    >
      <TextInput label={text('access.series')} hint={text('acts.seriesHint')} name="series" required />
      <TextInput label={text('access.episode')} hint={text('acts.episodeHint')} name="episode" />
    </ActDialog>
  );
}

function HandOver({ reader: { platform } }: ReaderProps) {
  const text = useText();
  return (
    <ActDialog title={text('acts.handOver')} fields={{ step: 'hand-over' }} done={text('acts.handedOver')}>
      <WhatFields platform={platform} />
    </ActDialog>
  );
}

/** Takes a grant back, as much of it as is unspent. */
export function TakeBack({ movementId }: { movementId: number }) {
  const text = useText();
  return (
    <span className="-my-2 inline-flex">
      <ActDialog
        title={text('acts.takeBack')}
        text={text('acts.takeBackText')}
        look="quiet"
        isDanger
        fields={{ step: 'take-back', movement: String(movementId) }}
        done={text('acts.takenBack')}
      />
    </span>
  );
}
