import type { SumLine } from '@longstrip/ui';
import { SAMPLE_SCENES, type SampleTexts, sampleThumbnail } from '@longstrip/ui/samples';
import type { PurchasePanelData } from '../parts/purchase/purchase-model.ts';

const BUY: { kind: 'buy'; sums: SumLine[] } = { kind: 'buy', sums: [] };

/** The panel of an episode of Salt Crown, in English except for the sample's own texts. */
export function storyPanel(texts: SampleTexts, more: Partial<PurchasePanelData> = {}): PurchasePanelData {
  const { states, detail, titles } = texts;
  return {
    title: detail.episode(13),
    head: { title: detail.episode(13), line: titles.saltCrown, picture: sampleThumbnail(SAMPLE_SCENES.saltCrown, 3) },
    legend: detail.episode(13),
    episodeId: 13,
    requestId: 'story-request',
    action: '/detail/salt-crown?buy=ep-13',
    choices: [
      {
        value: 'RENT:3::0:0',
        title: states.rent,
        note: detail.ticketNote,
        price: { coins: '3' },
        isChosen: true,
        details: {
          ...BUY,
          label: 'Rent for 3 coins',
          balance: {
            label: 'Balance',
            before: '7',
            after: '4',
            spoken: 'Balance 7, afterwards 4',
            note: '2 bonus coins go first. They end on 2026.11.24.',
          },
        },
      },
      {
        value: 'POSSESSION:5::0:0',
        title: states.own,
        note: null,
        price: { coins: '5' },
        isChosen: false,
        details: {
          ...BUY,
          label: 'Own for 5 coins',
          balance: { label: 'Balance', before: '7', after: '2', spoken: 'Balance 7, afterwards 2', note: null },
        },
      },
    ],
    cheapest: { tag: 'Cheapest', text: 'Free in 5 h 12 min', href: null },
    instead: null,
    ...more,
  };
}

/** The same for a reader who has too few coins, with or without enough points to exchange. */
export function storyShortPanel(texts: SampleTexts, hasPoints: boolean): PurchasePanelData {
  const panel = storyPanel(texts);
  const [rent] = panel.choices;
  if (rent === undefined) throw new Error('a story has a choice');
  const details = {
    kind: 'short' as const,
    sums: [
      { label: 'Price', amount: '3' },
      { label: 'Balance', amount: '2' },
      { label: 'Still needed', amount: '1', isResult: true },
    ],
    debt: hasPoints ? null : 'A payment was taken back after 40 coins of it were spent. New coins cover these first.',
    points: hasPoints
      ? { text: '3,000 M are 15 coins: enough for this.', label: 'Exchange 3,000 M and rent for 3 coins' }
      : null,
    shop: {
      ...{ href: '/shop?product=pack-10', label: 'Get 10 coins for $0.99', note: 'You come back to this episode.' },
      others: { href: '/shop', label: 'Other packs' },
    },
  };
  return { ...panel, choices: [{ ...rent, details }] };
}
