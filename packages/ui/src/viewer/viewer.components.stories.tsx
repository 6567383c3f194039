import type { Meta } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { ENGLISH, EPISODES, nothing } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Viewer', tags: ['autodocs'], parameters: { frame: 'none' } };
export default meta;

const { viewer, titles, detail, nav } = ENGLISH;
const onDark = (story: ReactNode) => <div className="min-h-60 bg-view text-view-fg">{story}</div>;
const actions = [
  { key: 'previous', icon: ui.BackIcon, label: viewer.previous, href: '#11' },
  { key: 'list', icon: ui.ListIcon, label: viewer.list, onPress: nothing },
  { key: 'next', icon: ui.ForwardIcon, label: viewer.next },
];
const colours = [
  { colour: 'YELLOW', label: 'Mark in yellow' },
  { colour: 'GREEN', label: 'Mark in green' },
  { colour: 'BLUE', label: 'Mark in blue' },
  { colour: 'PINK', label: 'Mark in pink' },
] as const;
const tiles = [
  { value: 'SCROLL', label: viewer.scroll, sample: <ui.ScrollModeIcon /> },
  { value: 'PAPER', label: viewer.paper, sample: <ui.PageIcon /> },
] as const;

export const ViewerTopBar = properties(ui.ViewerTopBar, {
  use: 'Over an episode: what it is, close, tools.',
  not: 'pages (`InnerHeader`).',
  frame: onDark,
  args: {
    title: titles.saltCrown,
    place: detail.episode(12),
    reached: '41%',
    close: { href: '#', label: nav.close },
    isShown: true,
    ground: 'art',
  },
});

export const ViewerBottomBar = properties(ui.ViewerBottomBar, {
  use: 'Previous, list, settings, next.',
  not: 'tools that few readers use (`ViewerMenu`).',
  frame: onDark,
  args: { label: viewer.list, isShown: true, actions, ground: 'art' },
});

export const ViewerFavourite = properties(ui.ViewerFavourite, {
  use: 'The heart in the viewer’s upper bar.',
  not: 'pages (`FavouriteButton`).',
  frame: onDark,
  args: { label: detail.favourite, isOn: true, onToggle: nothing },
});

export const ViewerMenu = properties(ui.ViewerMenu, {
  use: 'Tools of the viewer that are not needed while reading.',
  not: 'previous and next.',
  frame: onDark,
  args: {
    label: viewer.settings,
    ground: 'art',
    theme: 'dark',
    tools: [{ key: 'list', icon: ui.ListIcon, label: viewer.list, onPress: nothing }],
  },
});

export const ViewerProgress = properties(ui.ViewerProgress, {
  use: 'How far the reader is, also while the bars are hidden.',
  not: 'lists (`ProgressLine`).',
  frame: onDark,
  args: { share: 0.38, label: viewer.readSoFar, ground: 'art', direction: 'ltr' },
});

export const ViewerSeek = properties(ui.ViewerSeek, {
  use: 'Going to another place of an episode.',
  not: 'settings (`Slider`).',
  frame: onDark,
  args: {
    ...{ label: viewer.readSoFar, value: 38, min: 0, max: 100, ground: 'art' },
    ...{ textOf: (percent: number) => `${percent}%`, onSeek: () => undefined },
  },
  changes: { onSeek: 'value' },
});

export const ViewerSettings = properties(ui.ViewerSettings, {
  use: 'The settings of reading, in a sheet.',
  not: 'settings of the account.',
  args: { mode: { label: viewer.mode, tiles, value: 'SCROLL', onChange: nothing } },
});

export const ChoiceTiles = properties(ui.ChoiceTiles, {
  use: 'A few choices that a picture explains.',
  not: 'words alone (`Segment`).',
  args: { label: viewer.mode, value: 'SCROLL', onChange: () => undefined, tiles },
  changes: { onChange: 'value' },
});

export const GroundSample = properties(ui.GroundSample, {
  use: 'The picture of a paper, in a tile.',
  not: 'colours of a brand.',
  args: { paper: 'var(--paper)', ink: 'var(--ink)', letter: 'A', language: 'en' },
});

export const EpisodeListSheet = properties(ui.EpisodeListSheet, {
  use: 'The episodes, over the viewer.',
  not: 'the page of a series (`EpisodeList`).',
  frame: onDark,
  args: {
    isOpen: true,
    onClose: nothing,
    title: titles.saltCrown,
    closeLabel: nav.close,
    head: { title: detail.episodes },
    episodes: EPISODES,
    theme: 'dark',
  },
});

export const MarkColours = properties(ui.MarkColours, {
  use: 'Choosing the colour of a mark.',
  not: 'other colours.',
  args: { colours, chosen: 'GREEN', onChoose: () => undefined },
  changes: { onChoose: 'chosen' },
});

export const MarkDotSample = properties(ui.MarkDotSample, {
  use: 'The colour of a mark, in a list.',
  not: 'alone: a word stands beside it.',
  args: { colour: 'GREEN' },
});

export const SelectionToolbar = properties(ui.SelectionToolbar, {
  use: 'Beside text that the reader selected.',
  not: 'actions on a whole page.',
  args: {
    label: 'Selected text',
    colours,
    onColour: nothing,
    onClose: nothing,
    actions: [{ key: 'copy', icon: ui.CopyIcon, label: 'Copy', onPress: nothing }],
  },
});
