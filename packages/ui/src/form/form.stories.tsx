import type { Meta, StoryObj } from '@storybook/react-vite';
import { useState } from 'react';
import { ClockIcon, UserIcon } from '../icon/icons.tsx';
import { Price } from '../money/amounts.tsx';
import { sampleCover } from '../samples/sample-art.ts';
import { useSampleTexts } from '../samples/sample-context.tsx';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import { Checkbox } from './checkbox.tsx';
import { FilterBar } from './filter-bar.tsx';
import { FilterForm } from './filter-form.tsx';
import { PicturePicker } from './picture-picker.tsx';
import { Radio } from './radio.tsx';
import { RadioCard, RadioCardGroup, Tag } from './radio-card.tsx';
import { SearchField } from './search-field.tsx';
import { Select } from './select.tsx';
import { CodeField, PasswordField } from './sign-in-fields.tsx';
import { Slider } from './slider.tsx';
import { StarRating } from './star-rating.tsx';
import { SuggestionList } from './suggestion-list.tsx';
import { Switch } from './switch.tsx';
import { SwitchButton } from './switch-button.tsx';
import { TextArea } from './text-area.tsx';
import { TextField } from './text-field.tsx';

const meta: Meta = { title: 'Controls/Form' };
export default meta;

export const Radios: StoryObj = {
  render: function Render() {
    const { states, detail } = useSampleTexts();
    return (
      <fieldset className="max-w-110 p-4">
        <legend>{detail.buyAll}</legend>
        <Radio name="which" value="rent" label={states.rent} defaultChecked />
        <Radio name="which" value="own" label={states.own} />
        <Radio name="which" value="wait" label={detail.ticketNote} disabled />
      </fieldset>
    );
  },
};

/** One tap or arrow keys; the stars before the chosen one are filled from the start side. */
export const Stars: StoryObj = {
  render: function Render() {
    const { detail } = useSampleTexts();
    const [value, setValue] = useState<1 | 2 | 3 | 4 | 5 | null>(4);
    return (
      <div className="grid gap-8 p-4">
        <StarRating label={detail.favourite} starsLabel={String} value={value} onRate={setValue} name="one" />
        <StarRating
          label={detail.favourite}
          starsLabel={String}
          value={null}
          onRate={setValue}
          hint={detail.ticketNote}
          name="two"
        />
      </div>
    );
  },
};

export const RadioCards: StoryObj = {
  render: function Render() {
    const { states, detail } = useSampleTexts();
    const [value, setValue] = useState('rent');
    return (
      <div className="max-w-110 p-4">
        <RadioCardGroup label={detail.buyAll}>
          <RadioCard
            name="how"
            value="rent"
            title={states.rent}
            note={detail.ticketNote}
            end={<Price amount="3" coin />}
            isChecked={value === 'rent'}
            onSelect={setValue}
          />
          <RadioCard
            name="how"
            value="own"
            title={states.own}
            note={detail.favourite}
            end={<Price amount="5" coin />}
            isChecked={value === 'own'}
            onSelect={setValue}
          />
          <RadioCard
            name="how"
            value="wait"
            title={detail.ticket}
            tag={detail.saving}
            note={detail.ticketNote}
            end={states.free}
            isChecked={value === 'wait'}
            onSelect={setValue}
          />
        </RadioCardGroup>
        <p className="mt-4">
          <Tag text={detail.saving} />
        </p>
      </div>
    );
  },
};

export const Fields: StoryObj = {
  render: function Render() {
    const { nav, age, home, detail } = useSampleTexts();
    return (
      <div className="grid max-w-110 gap-4 p-4">
        <TextField label={nav.my} hint={detail.ticketNote} placeholder="name@example.com" />
        <TextField label={age.title} error={age.error} defaultValue="31.02.2001" />
        <TextArea label={detail.synopsis} hint={detail.ticketNote} counter="12/500" />
        <TextArea label={detail.synopsis} error={age.error} counter="512/500" isOver defaultValue={home.line} />
        <TextField label={nav.search} disabled defaultValue={home.line} />
        <Select label={home.sort} options={detail.genres.map((label) => ({ value: label, label }))} />
        <Select
          look="bare"
          label={home.sort}
          options={[home.sort, detail.newest].map((label) => ({ value: label, label }))}
        />
      </div>
    );
  },
};

export const Switches: StoryObj = {
  render: function Render() {
    const { viewer, detail } = useSampleTexts();
    const [size, setSize] = useState(18);
    return (
      <div className="max-w-110 p-4">
        <Switch label={viewer.binge} note={viewer.bingeNote} defaultChecked />
        <Switch label={viewer.binge} />
        <Switch label={viewer.binge} disabled />
        <Checkbox label={detail.ticketNote} defaultChecked />
        <Checkbox label={detail.synopsis} />
        <Checkbox label={detail.ticketNote} disabled />
        <Slider label={viewer.size} value={size} min={14} max={28} valueText={`${size}`} onChange={setSize} />
      </div>
    );
  },
};

/** Switches that are buttons of a form: off, on, being saved, disabled. */
export const SwitchButtons: StoryObj = {
  render: function Render() {
    const { viewer } = useSampleTexts();
    const [isOn, setOn] = useState(false);
    return (
      <form
        className="max-w-110 p-4"
        onSubmit={(event) => {
          event.preventDefault();
          setOn(!isOn);
        }}
      >
        <SwitchButton label={viewer.binge} note={viewer.bingeNote} isOn={isOn} />
        <SwitchButton label={viewer.binge} isOn />
        <SwitchButton label={viewer.binge} isOn={false} isBusy />
        <SwitchButton label={viewer.binge} isOn disabled />
      </form>
    );
  },
};

export const Searches: StoryObj = {
  render: () => (
    <div className="grid gap-2 p-4">
      <SearchField label="Title, creator or tag" clearLabel="Clear the field" onClear={() => {}} />
      <SearchField label="Title, creator or tag" clearLabel="Clear the field" defaultValue="salt" onClear={() => {}} />
    </div>
  ),
};

/** A password is shown on demand; a code with several digits is one field. */
export const Secrets: StoryObj = {
  render: () => (
    <div className="grid max-w-110 gap-4 p-4">
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" defaultValue="a secret" />
      <PasswordField label="Password" showLabel="Show" hideLabel="Hide" error="Please use 8 to 20 characters." />
      <CodeField label="Code" digits={6} defaultValue="012345" hint="It is valid for 1 hour." />
    </div>
  ),
};

const PICTURES = {
  mostPictures: 3,
  mostBytes: 3 * 1024 * 1024,
  texts: {
    add: 'Add a picture',
    name: (number: number) => `Picture ${number}`,
    remove: (number: number) => `Remove picture ${number}`,
    problem: {
      tooLarge: 'A picture may be 3 MB at most. Please choose a smaller one.',
      unreadable: 'We cannot read one of the pictures. Please choose JPEG, PNG, WebP or GIF.',
      tooMany: 'Please choose 3 pictures at most.',
    },
  },
};

/** A longer text, and pictures: choose some to see their previews, also some that are too large. */
export const Longer: StoryObj = {
  render: () => (
    <div className="grid max-w-110 gap-4 p-4">
      <Select label="Topic" options={[{ value: '', label: 'Choose a topic' }]} error="Please choose a topic." />
      <TextArea label="Your question" hint="What happened, and on which device?" />
      <TextArea label="Your question" error="Please write your question." defaultValue="" />
      <PicturePicker {...PICTURES} label="Pictures" hint="Up to 3 pictures of 3 MB each." />
      <PicturePicker
        {...PICTURES}
        label="Pictures"
        error="A picture may be 3 MB at most. Please choose a smaller one."
      />
    </div>
  ),
};

/** The sheet or column of a list's filters, and the row above the list. */
export const Filters: StoryObj = {
  render: function Render() {
    const { states, detail, tabs, ranking } = useSampleTexts();
    return (
      <div className="grid max-w-110 gap-6 py-4">
        <FilterBar
          label={ranking.genre}
          open={{ href: '#open', label: `${ranking.genre} · 1`, onPress: () => undefined }}
          chosen={[{ href: '#none', label: states.free, removeLabel: states.free }]}
        />
        <div className="px-4">
          <FilterForm
            action="#list"
            flags={[
              { name: 'free', label: states.free, isOn: true },
              { name: 'rent', label: states.rent, isOn: false },
            ]}
            flagsLabel={ranking.genre}
            groups={[
              {
                ...{ name: 'genre', label: ranking.genre, anyLabel: detail.episodes, value: detail.genres[0] ?? null },
                options: detail.genres.map((genre) => ({ value: genre, label: genre })),
              },
            ]}
            submitLabel={tabs[0] ?? ''}
            clear={{ href: '#clear', label: tabs[1] ?? '' }}
            onSubmit={() => undefined}
          />
        </div>
      </div>
    );
  },
};

/** Under the search field: a search of the reader, a series, a creator. The arrow keys have reached the second. */
export const Suggestions: StoryObj = {
  render: function Render() {
    const { titles, detail } = useSampleTexts();
    return (
      <div className="relative h-80 max-w-110">
        <SuggestionList
          id="suggestions"
          label={detail.episodes}
          active={1}
          onChoose={(_suggestion, event) => event.preventDefault()}
          suggestions={[
            { href: '#recent', label: titles.saltCrown, note: detail.continueRead, picture: { icon: ClockIcon } },
            {
              ...{ href: '#series', label: titles.gateZero, note: detail.favourite },
              picture: { cover: sampleCover(SAMPLE_SCENES.gateZero, titles.gateZero) },
            },
            { href: '#creator', label: titles.lastTrain, note: detail.episodes, picture: { icon: UserIcon } },
          ]}
        />
      </div>
    );
  },
};
