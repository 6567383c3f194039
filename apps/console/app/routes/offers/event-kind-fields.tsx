import type { EventEntry } from '@longstrip/api-contract';
import { EVENT_KINDS, EVENT_REWARD_KINDS, EVENT_TICKET_MODES } from '@longstrip/core';
import { CloseIcon, IconButton, PlusIcon } from '@longstrip/ui';
import { useId } from 'react';
import { useName, useText } from '../../i18n/use-text.ts';
import { Button } from '../../parts/button.tsx';
import { CheckInput, NumberInput } from '../../parts/entry/inputs.tsx';
import { SelectInput, TextInput } from '../../parts/form/fields.tsx';

interface KindFieldsProps {
  draft: EventEntry;
  set: (patch: Partial<EventEntry>) => void;
  problem: (place: string) => string | undefined;
  /** Keys of coupons that it may be for. */
  coupons: readonly string[];
}

type Kind = EventEntry['kind'];
type Reward = EventEntry['rewards'][number];

const FIRST_REWARD: Reward = { at: 1, kind: 'FREE_COIN', amount: 1 };
const TICKETS = { mode: 'DRAW', total: 1000, winners: 10, needsAddress: false } as const;

/** What readers do in an event, and what they get. */
export function EventKindFields(props: KindFieldsProps) {
  const { draft, set, problem, coupons } = props;
  const text = useText();
  const name = useName();
  const listId = useId();
  const choose = (kind: Kind) =>
    set({
      kind,
      coupon: kind === 'COUPON' ? (draft.coupon ?? '') : null,
      tickets: kind === 'TICKET' ? (draft.tickets ?? TICKETS) : null,
      rewards: kind === 'ATTENDANCE' ? (draft.rewards.length > 0 ? draft.rewards : [FIRST_REWARD]) : [],
    });
  return (
    <div className="grid gap-4">
      <div className="grid gap-4 desk:grid-cols-2">
        <SelectInput
          label={text('event.kind')}
          problem={problem('kind')}
          value={draft.kind}
          onChange={({ target }) => choose(EVENT_KINDS.find((known) => known === target.value) ?? 'BANNER')}
          choices={EVENT_KINDS.map((value) => ({ value, label: name('eventKinds', value) }))}
        />
        {draft.coupon !== null && (
          <>
            <TextInput
              label={text('event.coupon')}
              hint={text('event.couponHint')}
              problem={problem('coupon')}
              value={draft.coupon}
              onChange={({ target }) => set({ coupon: target.value })}
              list={listId}
              required
            />
            <datalist id={listId}>
              {coupons.map((key) => (
                <option key={key} value={key} />
              ))}
            </datalist>
          </>
        )}
      </div>
      {draft.tickets !== null && <Tickets {...props} tickets={draft.tickets} />}
      {(draft.kind === 'ATTENDANCE' || draft.kind === 'TICKET') && <Rewards {...props} />}
    </div>
  );
}

function Tickets({ set, problem, tickets }: KindFieldsProps & { tickets: NonNullable<EventEntry['tickets']> }) {
  const text = useText();
  const name = useName();
  const change = (patch: Partial<typeof tickets>) => set({ tickets: { ...tickets, ...patch } });
  return (
    <div className="grid gap-4 desk:grid-cols-2">
      <SelectInput
        label={text('event.mode')}
        problem={problem('tickets.mode')}
        value={tickets.mode}
        onChange={({ target }) =>
          change(target.value === 'DRAW' ? { mode: 'DRAW', winners: 10 } : { mode: 'FIRST_COME', winners: null })
        }
        choices={EVENT_TICKET_MODES.map((value) => ({ value, label: name('ticketModes', value) }))}
      />
      <NumberInput
        label={text('event.total')}
        problem={problem('tickets.total') ?? problem('tickets')}
        value={tickets.total}
        onChange={(total) => change({ total: total ?? 0 })}
        min={1}
      />
      {tickets.mode === 'DRAW' && (
        <NumberInput
          label={text('event.winners')}
          problem={problem('tickets.winners')}
          value={tickets.winners}
          onChange={(winners) => change({ winners })}
          min={1}
        />
      )}
      <CheckInput
        label={text('event.needsAddress')}
        isOn={tickets.needsAddress}
        onChange={(needsAddress) => change({ needsAddress })}
      />
    </div>
  );
}

function Rewards({ draft, set, problem }: KindFieldsProps) {
  const text = useText();
  const name = useName();
  const isAttendance = draft.kind === 'ATTENDANCE';
  const { rewards } = draft;
  const change = (index: number, patch: Partial<Reward>) =>
    set({ rewards: rewards.map((reward, at) => (at === index ? { ...reward, ...patch } : reward)) });
  const next = Math.max(0, ...rewards.map(({ at }) => at)) + 1;
  const canAdd = isAttendance || rewards.length === 0;
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-13 font-strong text-fg-2">
        {text(isAttendance ? 'event.rewards' : 'event.winnerReward')}
      </legend>
      {rewards.map((reward, index) => (
        <div key={index} className="flex flex-wrap items-end gap-2">
          {isAttendance && (
            <NumberInput
              label={text('event.stamps')}
              problem={problem(`rewards.${index}.at`)}
              value={reward.at}
              onChange={(at) => change(index, { at: at ?? 0 })}
              min={1}
              className="w-28"
            />
          )}
          <SelectInput
            label={text('event.rewardKind')}
            value={reward.kind}
            onChange={({ target }) => change(index, { kind: target.value as Reward['kind'] })}
            choices={EVENT_REWARD_KINDS.map((value) => ({ value, label: name('rewardKinds', value) }))}
            className="w-44"
          />
          <NumberInput
            label={text('money.amount')}
            problem={problem(`rewards.${index}.amount`)}
            value={reward.amount}
            onChange={(amount) => change(index, { amount: amount ?? 0 })}
            min={1}
            className="w-28"
          />
          <IconButton
            icon={CloseIcon}
            iconSize={16}
            label={text('event.removeReward')}
            onClick={() => set({ rewards: rewards.filter((_, at) => at !== index) })}
          />
        </div>
      ))}
      {problem('rewards') !== undefined && <p className="text-12 text-negative">{problem('rewards')}</p>}
      {canAdd && (
        <div>
          <Button
            look="quiet"
            icon={<PlusIcon size={16} />}
            onClick={() => set({ rewards: [...rewards, { ...FIRST_REWARD, at: isAttendance ? next : 1 }] })}
          >
            {text('event.addReward')}
          </Button>
        </div>
      )}
    </fieldset>
  );
}
