import type { ApplyTried } from '@longstrip/api-contract';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { CONSOLE_STORY, openFirst } from '../../testing/console-story.tsx';
import { ChangeView } from '../change-view.tsx';
import { Panel } from '../layout.tsx';
import { PreviewDialog } from '../preview/preview-dialog.tsx';
import { previewedPlatforms } from '../preview/previewed-platforms.ts';
import { ApplyDialog } from './apply-dialog.tsx';
import { ChangeTable } from './change-table.tsx';

const meta: Meta = { title: 'Console/Changes', ...CONSOLE_STORY };
export default meta;

/** The prices of so many series, two coins dearer. */
const pricesOf = (count: number): ApplyTried['changes'] =>
  Array.from({ length: count }, (_, index) => ({
    subject: `series/${index + 1}`,
    name: `series salt-crown-${index + 1}`,
    before: { platforms: { 'bom-us': { rentCoin: 3, isVisible: true } } },
    after: { platforms: { 'bom-us': { rentCoin: 5, isVisible: true } } },
  }));

const TRIED: ApplyTried = { changes: pricesOf(3), refusals: [], waits: false, expected: {} };
const dialog = (tried: ApplyTried): StoryObj => ({
  render: () => (
    <ApplyDialog title="Change the prices" document={{ series: [] }} done="Applied." onClose={() => undefined} />
  ),
  parameters: { answer: { ok: true, tried } },
});

export const WhatWouldChange: StoryObj = dialog(TRIED);
export const NothingWouldChange: StoryObj = dialog({ ...TRIED, changes: [] });
export const ASecondPersonDecides: StoryObj = dialog({ ...TRIED, waits: true });
export const Refused: StoryObj = dialog({
  ...TRIED,
  refusals: [{ code: 'SERIES_UNKNOWN', sentence: 'There is no series 12.' }],
});

export const ThousandsOfChanges: StoryObj = { render: () => <ChangeTable changes={pricesOf(2_000)} /> };

export const ChangeInTheLog: StoryObj = {
  render: () => (
    <Panel>
      <ChangeView before={{ state: 'paid', refundedAtMs: null }} after={{ state: 'refunded', note: 'asked twice' }} />
    </Panel>
  ),
};

/** A site at a minute that has not come yet, for one kind of reader. */
export const Preview: StoryObj = {
  render: () => <PreviewDialog platforms={previewedPlatforms()} platform="beltoon-jp" path="/" at="2030-02-01T18:00" />,
  play: openFirst,
};
