import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH, EPISODES, nothing, THUMBNAIL, WIDE_ART } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Series page', tags: ['autodocs'] };
export default meta;

const { detail, titles, creators } = ENGLISH;
const rating = { text: '4.6 (120)', spoken: '4.6 / 5' };

export const BuyBar = properties(ui.BuyBar, {
  use: 'The main action of a series’ page, always in sight.',
  not: 'other pages: their main action is in the page.',
  frame: 'flush',
  args: {
    favourite: <ui.FavouriteButton label={detail.favourite} isOn onToggle={nothing} />,
    children: <ui.Button look="main">{detail.continueRead}</ui.Button>,
  },
});

export const TicketNote = properties(ui.TicketNote, {
  use: 'A free ticket that is not ready, with its conditions.',
  not: 'a ticket that can be used now (`TicketUse`).',
  frame: 'flush',
  args: { title: detail.ticket, note: detail.ticketNote, stateLabel: detail.readyIn, countdown: '05:12:33' },
});

export const TicketUse = properties(ui.TicketUse, {
  use: 'A free ticket that opens an episode now.',
  not: 'a ticket that the reader has to wait for (`TicketNote`).',
  frame: 'flush',
  args: { title: detail.ticket, stateLabel: detail.continueRead, href: '#ticket' },
});

export const EpisodeListHead = properties(ui.EpisodeListHead, {
  use: 'Above the episodes of a series: how many, their order, all at once.',
  not: 'other lists (`SectionHeading`).',
  frame: 'flush',
  args: {
    title: detail.episodes,
    sort: { label: detail.newest, onToggle: nothing },
    buyAll: { label: detail.buyAll, saving: detail.saving, href: '#all' },
  },
});

export const EpisodeList = properties(ui.EpisodeList, {
  use: 'All episodes of one series.',
  not: 'episodes of several series (`ReceiptRow`, `LibraryList`).',
  frame: 'flush',
  args: { label: detail.episodes, episodes: EPISODES },
});

export const EpisodeRow = properties(ui.EpisodeRow, {
  use: 'One episode with its state for this reader.',
  not: 'outside a list of episodes.',
  frame: 'flush',
  args: {
    href: '#ep-13',
    title: `${detail.episode(13)} ${detail.episodeTitles[1]}`,
    date: '2026.11.18',
    number: '13',
    fresh: 'UP',
    thumbnail: THUMBNAIL,
    state: { kind: 'priced', rent: { label: 'Rent', amount: '3' }, own: { label: 'Own', amount: '5' } },
    sentence: 'Ep. 13, rent 3, own 5',
  },
});

export const EpisodeStateMark = properties(ui.EpisodeStateMark, {
  use: 'The state of an episode beside its title.',
  not: 'badges on covers (`Cover`).',
  args: { state: { kind: 'rented', timeLeft: '41 h left' } },
});

export const KeyArt = properties(ui.KeyArt, {
  use: 'The head of a series’ page.',
  not: 'banners (`BannerSlideCard`), or a page without wide art.',
  frame: 'flush',
  args: {
    picture: WIDE_ART,
    focus: '84% 0',
    isFromCover: false,
    header: <ui.InnerHeader isOverArt title={titles.saltCrown} back={{ href: '#home', label: 'Back' }} />,
    children: <ui.SeriesHead title={titles.saltCrown} creators={creators.saltCrown} facts={detail.facts} />,
  },
});

export const SeriesHead = properties(ui.SeriesHead, {
  use: 'Title, creators and facts over the key art.',
  not: 'lists of series (`SeriesRow`, `SeriesCard`).',
  frame: 'flush',
  args: {
    title: titles.saltCrown,
    creators: creators.saltCrown,
    facts: detail.facts,
    rating,
    badges: ['18'],
    waitFree: 'Wait for free',
  },
});

export const SeriesFacts = properties(ui.SeriesFacts, {
  use: 'The facts alone, in the second column.',
  not: 'on phones, where `SeriesHead` has them.',
  args: { facts: detail.facts, rating, badges: ['18'] },
});

export const FavouriteButton = properties(ui.FavouriteButton, {
  use: 'The heart beside the main button of a series.',
  not: 'in the viewer (`ViewerFavourite`).',
  args: { label: detail.favourite, isOn: true, onToggle: nothing },
});

export const NoticeRow = properties(ui.NoticeRow, {
  use: 'One notice about a series.',
  not: 'news of the site.',
  args: { href: '#notice', title: detail.notices[0] ?? '' },
});

export const NoticeList = properties(ui.NoticeList, {
  use: 'The newest two notices of a series.',
  not: 'all of them: they have a page.',
  frame: 'flush',
  args: { label: 'Notices', notices: detail.notices.map((title) => ({ href: `#${title}`, title })) },
});

export const Synopsis = properties(ui.Synopsis, {
  use: 'What a series is about, three lines of it.',
  not: 'texts that must be read whole, such as conditions.',
  frame: 'flush',
  args: { text: detail.synopsis, labels: detail },
});

export const Cautions = properties(ui.Cautions, {
  use: 'Age and content notes of a series, each a sentence.',
  not: 'news about a series (`NoticeRow`).',
  frame: 'flush',
  args: { cautions: ['For readers of 15 and older.', 'It has violence in it.'] },
});
