import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from '../control/button.tsx';
import { Price } from '../money/amounts.tsx';
import { sampleThumbnail } from '../samples/sample-art.ts';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { BingeChip } from './binge-chip.tsx';
import { ChoiceCard, ForChoice } from './choice-card.tsx';
import { BalanceLine, CheapestLine, PurchaseHead, SumLines } from './purchase-lines.tsx';
import { StaticSheet } from './static-sheet.tsx';

const meta: Meta = { title: 'Content/Purchase' };
export default meta;

function Choices() {
  const { states, detail, titles } = useSampleTexts();
  return (
    <form className="group/panel grid gap-3">
      <PurchaseHead
        title={detail.episode(13)}
        line={titles.saltCrown}
        picture={sampleThumbnail(SAMPLE_SCENES.saltCrown, 3)}
      />
      <fieldset className="grid gap-2">
        <legend className="sr-only">{detail.buyAll}</legend>
        <ChoiceCard
          slot={0}
          name="choice"
          value="rent"
          title={states.rent}
          note={detail.ticketNote}
          end={<Price amount="3" coin />}
          isChosen
        />
        <ChoiceCard
          slot={1}
          name="choice"
          value="own"
          title={states.own}
          tag={detail.saving}
          end={<Price amount="5" coin />}
          isChosen={false}
        />
      </fieldset>
      <CheapestLine tag={detail.saving} text={`${detail.ticket} · 5 h 12 min`} />
      <ForChoice slot={0}>
        <BalanceLine label={states.own} before="7" after="4" spoken="7, 4" note={detail.ticketNote} />
      </ForChoice>
      <ForChoice slot={1}>
        <BalanceLine label={states.own} before="7" after="2" spoken="7, 2" />
      </ForChoice>
      <Button look="main" isWide>
        {detail.buyAll}
      </Button>
    </form>
  );
}

/** What is chosen shows its own lines, without script. */
export const Panel: StoryObj = {
  render: () => (
    <div className="max-w-110 p-4">
      <Choices />
    </div>
  ),
};

/** The same as a part of a page, as a browser without script shows it. */
export const AsStaticSheet: StoryObj = {
  parameters: { frame: 'none' },
  render: function Render() {
    const { detail, nav } = useSampleTexts();
    return (
      <div className="min-h-dvh">
        <StaticSheet title={detail.buyAll} close={{ href: '#closed', label: nav.close }}>
          <Choices />
        </StaticSheet>
      </div>
    );
  },
};

export const Short: StoryObj = {
  render: function Render() {
    const { states, detail, nav } = useSampleTexts();
    return (
      <div className="grid max-w-110 gap-3 p-4">
        <PurchaseHead title={detail.episode(13)} line={states.rent} picture={null} />
        <SumLines
          lines={[
            { label: states.rent, amount: '3' },
            { label: nav.my, amount: '2', more: detail.saving },
            { label: nav.shop, amount: '1', isResult: true },
          ]}
        />
        <BalanceLine label={nav.my} before="2" spoken="2" />
        <CheapestLine tag={detail.saving} text={detail.waitNote} href="#wait" />
      </div>
    );
  },
};

export const Binge: StoryObj = {
  render: function Render() {
    const { detail, nav } = useSampleTexts();
    return (
      <div className="min-h-60">
        <BingeChip text={`${detail.episode(14)} · 3 · 7 / 10`} stop={{ label: nav.close, onPress: () => undefined }} />
      </div>
    );
  },
};
