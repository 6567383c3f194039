import { Button, ChoiceTiles, CoinGlyph } from '@longstrip/ui';
import { useState } from 'react';
import { useText } from '../../../../i18n/use-text.ts';
import { allowBinge, endBinge, useViewerStore } from '../viewer-store.ts';

/** What a reader may allow to be spent without asking, in coins. */
const LIMITS_COINS = ['5', '10', '20'] as const;
type Limit = (typeof LIMITS_COINS)[number];

/** "Rent the next ones without asking": with a limit, for this sitting alone, and only by a button that names it. */
export function BingeConsent() {
  const text = useText();
  const binge = useViewerStore((state) => state.binge);
  const [limit, setLimit] = useState<Limit>('10');
  return (
    <div className="grid gap-3 border-t border-line pt-4 pb-2">
      <p className="font-strong">{text('viewer.bingeRent')}</p>
      {binge === null ? (
        <>
          <ChoiceTiles<Limit>
            label={text('viewer.bingeLimit')}
            value={limit}
            tiles={LIMITS_COINS.map((value) => ({
              value,
              label: value,
              sample: <CoinGlyph sizePx={24} />,
            }))}
            onChange={setLimit}
          />
          <Button look="main" isWide onClick={() => allowBinge(Number(limit))}>
            {text('viewer.bingeAllow', { count: Number(limit) })}
          </Button>
        </>
      ) : (
        <>
          <p className="figures text-fg-2">
            {text('viewer.bingeLeft', { left: binge.limitCoins - binge.spentCoins, limit: binge.limitCoins })}
          </p>
          <Button look="outlined" isWide onClick={endBinge}>
            {text('viewer.bingeStop')}
          </Button>
        </>
      )}
    </div>
  );
}
