import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { CONSOLE_STORY } from '../../testing/console-story.tsx';
import { Panel } from '../layout.tsx';
import { MoneyInput } from '../money-input.tsx';
import { EntryForm } from './entry-form.tsx';
import { EntryFilters, EntryTabs, StateAndKey, StateBadge } from './entry-list.tsx';
import { EntryPeriod } from './entry-period.tsx';
import { CheckInput, KeyInput, MomentInput, NumberInput } from './inputs.tsx';
import { type LocaleField, LocaleTexts, MissingLocales } from './locale-texts.tsx';
import { OrderedRows } from './ordered-rows.tsx';
import { PictureInput } from './picture-input.tsx';
import { SeriesPicker } from './series-picker.tsx';
import { TwoVersions } from './two-versions.tsx';
import { useEntry } from './use-entry.ts';
import { useZoneHint } from './zone-hint.ts';

const meta: Meta = { title: 'Console/Entry', ...CONSOLE_STORY };
export default meta;

function Inputs() {
  const [price, setPrice] = useState<number | null>(499);
  const [yen, setYen] = useState<number | null>(480);
  const [stock, setStock] = useState<number | null>(null);
  const [from, setFrom] = useState<string | null>('2030-01-31T18:00');
  const [isOn, setIsOn] = useState(true);
  const [key, setKey] = useState('');
  return (
    <Panel>
      <div className="grid max-w-lg gap-4">
        <MoneyInput label="Price" platform="bom-us" value={price} onChange={setPrice} />
        <MoneyInput label="Price" platform="beltoon-jp" value={yen} onChange={setYen} hint="Yen has no cents." />
        <MoneyInput label="Price" platform="bom-us" value={0} onChange={setPrice} problem="A pack has a price." />
        <NumberInput label="Stock" value={stock} onChange={setStock} isOptional hint="Empty: no limit." />
        <MomentInput label="From" value={from} onChange={setFrom} hint="Times of the platform, Asia/Tokyo." />
        <MomentInput label="Until" value={null} onChange={setFrom} isOptional problem="It ends before it begins." />
        <CheckInput label="Adults only" hint="Other readers do not see it." isOn={isOn} onChange={setIsOn} />
        <KeyInput value={key} onChange={setKey} isNew />
        <KeyInput value="spring-2029" onChange={setKey} isNew={false} />
      </div>
    </Panel>
  );
}

/** Money is typed as people write it, a moment in the platform’s zone. */
export const InputsOfValues: StoryObj = { render: () => <Inputs /> };

const FIELDS = [
  { name: 'title', label: 'Title', kind: 'line' },
  { name: 'body', label: 'Text', kind: 'lines', isOptional: true },
] as const satisfies readonly LocaleField<string>[];

function Texts({ problem }: { problem?: string }) {
  const [value, setValue] = useState({ 'th-TH': { title: 'เทศกาลฤดูใบไม้ผลิ', body: '' } });
  return (
    <Panel title="Texts">
      <LocaleTexts
        platform="bom-th"
        fields={FIELDS}
        value={value}
        onChange={(texts) => setValue({ ...value, ...texts })}
        problem={(place) => (place === 'texts.th-TH.title' ? problem : undefined)}
      />
    </Panel>
  );
}

export const TextsOfLanguages: StoryObj = { render: () => <Texts /> };
export const TextThatIsNotTaken: StoryObj = { render: () => <Texts problem="A title has at most 60 characters." /> };

export const StatesAndTimes: StoryObj = {
  render: () => (
    <Panel>
      <ul className="grid gap-3 text-13">
        {(['open', 'planned', 'ended', 'hidden'] as const).map((state) => (
          <li key={state} className="flex gap-3">
            <StateBadge state={state} />
            <EntryPeriod from={state === 'open' ? null : '2030-01-31T18:00+09:00'} until={null} />
          </li>
        ))}
        <li>
          <StateAndKey row={{ state: 'planned', key: 'spring-2030' }} />
        </li>
        <li>
          <MissingLocales platform="bom-th" texts={{ 'en-US': {} }} />
        </li>
      </ul>
    </Panel>
  ),
};

export const ListHead: StoryObj = {
  parameters: { path: '/window/banners' },
  render: () => (
    <>
      <EntryTabs of="window" platform="bom-us" />
      <EntryFilters
        platform="bom-us"
        filters={{ state: '', place: 'MAIN', text: '' }}
        more={{ name: 'place', label: 'Place', choices: [{ value: 'MAIN', label: 'Top of home' }], isRequired: true }}
      />
    </>
  ),
};

const BANNERS = ['Spring fair', 'New on Friday', 'Read three, pay two', 'A story by the sea'].map(
  (title, position) => ({
    key: `banner-${position}`,
    edition: '1',
    entry: { position, title },
  }),
);

const ordered = (isFixed: boolean): StoryObj => ({
  render: () => (
    <OrderedRows section="banners" label="Banners" rows={BANNERS} nameOf={({ entry }) => entry.title} isFixed={isFixed}>
      {({ entry }) => <span className="min-w-0 flex-1 py-2.5 pe-3 text-14">{entry.title}</span>}
    </OrderedRows>
  ),
});

/** Drag a row, or take it with space: then the new order can be saved. */
export const InOrder: StoryObj = ordered(false);
export const InOrderToLookAt: StoryObj = ordered(true);

function Pictures() {
  const [value, setValue] = useState<string | null>(null);
  const frame = { widthPx: 720, heightPx: 320 };
  const shared = { platform: 'bom-us', frame, onChange: setValue };
  return (
    <Panel title="Picture">
      <div className="grid max-w-lg gap-5">
        <PictureInput {...shared} label="Wide" hint="720 × 320, at most 4 MB." value={value} instead={null} />
        <PictureInput {...shared} label="Phone" hint="" value={null} instead={null} problem="That is no picture." />
      </div>
    </Panel>
  );
}

/** Choose a file: its part is cut in the shape in which the site shows it. */
export const PictureOfAnEntry: StoryObj = { render: () => <Pictures /> };

function Picked() {
  const [value, setValue] = useState([
    { id: 1, title: 'Salt crown', alias: 'salt-crown' },
    { id: 2, title: 'The lighthouse keeper’s daughter', alias: 'lighthouse' },
  ]);
  return (
    <Panel title="Series">
      <SeriesPicker label="Series of the list" value={value} onChange={setValue} hint="In this order." />
    </Panel>
  );
}

export const SeriesInOrder: StoryObj = { render: () => <Picked /> };

const MINE = { title: 'Spring fair', path: '/notice', texts: { 'en-US': { title: 'Spring fair' } }, tags: ['a', 'b'] };
const THEIRS = { ...MINE, path: '/event', texts: { 'en-US': { title: 'Spring market' } }, tags: ['a'] };

export const TwoVersionsOfAnEntry: StoryObj = {
  render: () => <TwoVersions mine={MINE} theirs={THEIRS} />,
};

interface Notice {
  readonly key: string;
  readonly title: string;
}

function Notices({ needsReason = false }: { needsReason?: boolean }) {
  const zoneHint = useZoneHint();
  const row = { entry: { key: 'maintenance', title: 'Maintenance on Friday' }, edition: '3' };
  const editor = useEntry<Notice>('notices', row, row.entry, '/texts/notices');
  return (
    <EntryForm
      title={row.entry.title}
      text={zoneHint('beltoon-jp')}
      editor={editor}
      back={{ to: '/texts/notices', name: 'Notices' }}
      needsReason={needsReason}
    >
      <Panel title="Text">
        <KeyInput value={editor.draft.title} onChange={(title) => editor.set({ title })} isNew />
      </Panel>
    </EntryForm>
  );
}

export const Form: StoryObj = { render: () => <Notices /> };
export const FormThatNeedsAReason: StoryObj = { render: () => <Notices needsReason /> };

/** Change the text and save: it was saved by another operator since, and both versions are shown. */
export const StaleSave: StoryObj = {
  render: () => <Notices />,
  parameters: {
    answer: {
      ...{ ok: false, code: 'STALE', sentence: 'it was changed meanwhile', detail: '', problems: [] },
      present: { entry: { key: 'maintenance', title: 'Maintenance on Saturday' }, edition: '4' },
    },
  },
};

/** Change the text and save: each reason names its field. */
export const FormThatIsRefused: StoryObj = {
  render: () => <Notices />,
  parameters: {
    answer: {
      ...{ ok: false, code: 'DOCUMENT_INVALID', sentence: 'some values cannot be taken', detail: '' },
      problems: [{ place: 'key', code: 'KEY', sentence: 'A key has letters, digits and hyphens.' }],
    },
  },
};
