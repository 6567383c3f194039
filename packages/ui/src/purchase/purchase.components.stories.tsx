import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH, nothing, THUMBNAIL } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Purchase', tags: ['autodocs'] };
export default meta;

const { detail, titles, states } = ENGLISH;

export const BingeChip = properties(ui.BingeChip, {
  use: 'In the viewer, after an episode was bought by itself.',
  not: 'a purchase that the reader pressed.',
  frame: (story) => <div className="min-h-60">{story}</div>,
  args: { text: 'Ep. 14 · 3 coins · 7 of 10 left', stop: { label: 'Stop', onPress: nothing } },
});

export const ChoiceCard = properties(ui.ChoiceCard, {
  use: 'What can be bought, in a purchase sheet.',
  not: 'other choices (`RadioCard`).',
  args: {
    ...{ slot: 0, name: 'choice', value: 'rent', title: states.rent, note: detail.ticketNote, tag: detail.saving },
    ...{ end: <ui.Price amount="3" coin />, isChosen: true },
  },
});

export const ForChoice = properties(ui.ForChoice, {
  use: 'What belongs to one choice of a purchase sheet.',
  not: 'lines that hold for all choices.',
  frame: (story) => (
    <form className="group/panel grid max-w-110 gap-3 p-4">
      <fieldset>
        <legend className="sr-only">{detail.buyAll}</legend>
        <ui.ChoiceCard slot={0} name="for" value="rent" title={states.rent} end="3" isChosen />
      </fieldset>
      {story}
    </form>
  ),
  args: { slot: 0, children: detail.ticketNote },
});

export const PurchaseHead = properties(ui.PurchaseHead, {
  use: 'The head of a purchase sheet: what is bought.',
  not: 'the other lines of the sheet (`SumLines`).',
  args: { title: detail.episode(13), line: titles.saltCrown, picture: THUMBNAIL },
});

export const BalanceLine = properties(ui.BalanceLine, {
  use: 'The balance before and after a purchase.',
  not: 'the balance alone (`WalletPill`, `WalletCard`).',
  args: {
    label: 'Balance',
    before: '7',
    after: '4',
    spoken: 'Balance 7, afterwards 4',
    note: '2 bonus coins go first.',
  },
});

export const CheapestLine = properties(ui.CheapestLine, {
  use: 'The cheapest offer, also when it is to wait.',
  not: 'advertising: it is computed.',
  args: { tag: 'Cheapest', text: 'Free in 5 h 12 min', href: '#wait' },
});

export const SumLines = properties(ui.SumLines, {
  use: 'Price, balance, and what is missing.',
  not: 'an order that is paid with money (`AmountList`).',
  args: {
    lines: [
      { label: 'Price', amount: '3' },
      { label: 'Balance', amount: '2' },
      { label: 'Missing', amount: '1', isResult: true },
    ],
  },
});

export const StaticSheet = properties(ui.StaticSheet, {
  use: 'A sheet that has to work without script.',
  not: 'all others (`Modal`).',
  frame: (story) => <div className="min-h-120">{story}</div>,
  args: { title: detail.buyAll, close: { href: '#closed', label: 'Close' }, children: detail.ticketNote },
});
