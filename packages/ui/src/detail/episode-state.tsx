import { CheckIcon, ClockIcon, LockIcon } from '../icon/icons.tsx';
import { CoinGlyph } from '../money/coin-glyph.tsx';

/**
 * An episode's state for this reader. The page provides every text; the kind decides only the look.
 * `priced`: rent and own prices, either may be missing. `waitFree`: opens with the ticket. `rented`: time left.
 * `locked`: sign-in needed. `reading`: the current one, with its progress. `soon`: not out yet.
 */
export type EpisodeState =
  | { kind: 'free'; label: string }
  | { kind: 'priced'; rent?: EpisodePrice; own?: EpisodePrice }
  | { kind: 'waitFree'; label: string }
  | { kind: 'rented'; timeLeft: string }
  | { kind: 'owned'; label: string }
  | { kind: 'read'; label: string }
  | { kind: 'reading'; label: string; readShare: number }
  | { kind: 'locked'; label: string }
  | { kind: 'soon'; label: string };

export interface EpisodePrice {
  /** "Rent", "Own". */
  label: string;
  amount: string;
}

function Prices({ rent, own }: { rent?: EpisodePrice | undefined; own?: EpisodePrice | undefined }) {
  const rows = [rent, own].filter((price) => price !== undefined);
  return (
    <span className="figures grid grid-cols-[auto_14px_auto] items-center gap-x-[5px] gap-y-0.5">
      {rows.map((price, index) => (
        <span key={price.label} className="contents">
          <span className="text-12 text-fg-2">{price.label}</span>
          <CoinGlyph sizePx={14} />
          <bdi className={index === 0 ? 'font-heavy' : 'text-fg-2'}>{price.amount}</bdi>
        </span>
      ))}
    </span>
  );
}

/** The state column of an episode row: a word, with an icon where colour alone would carry the meaning. */
export function EpisodeStateMark({ state }: { state: EpisodeState }) {
  const look = 'figures inline-flex items-center gap-1 text-13 whitespace-nowrap';
  switch (state.kind) {
    case 'priced':
      return <Prices rent={state.rent} own={state.own} />;
    case 'free':
      return <span className={`${look} font-strong text-positive`}>{state.label}</span>;
    case 'waitFree':
      return (
        <span className={`${look} font-strong text-accent`}>
          <ClockIcon size={16} />
          {state.label}
        </span>
      );
    case 'rented':
      return (
        <span className={`${look} font-strong text-warning`}>
          <ClockIcon size={16} />
          {state.timeLeft}
        </span>
      );
    case 'owned':
      return (
        <span className={`${look} text-fg-3`}>
          <CheckIcon size={16} />
          {state.label}
        </span>
      );
    case 'read':
    case 'soon':
      return <span className={`${look} text-fg-3`}>{state.label}</span>;
    case 'reading':
      return <span className={`${look} font-strong`}>{state.label}</span>;
    case 'locked':
      return (
        <span className={`${look} text-fg-2`}>
          <LockIcon size={16} />
          {state.label}
        </span>
      );
  }
}
