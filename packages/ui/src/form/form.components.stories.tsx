import type { Meta } from '@storybook/react-vite';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { coverOf, ENGLISH, nothing } from '../samples/sample-values.ts';

const meta: Meta = { title: 'Components/Form', tags: ['autodocs'] };
export default meta;

const { viewer, detail, states } = ENGLISH;

export const Checkbox = properties(ui.Checkbox, {
  use: 'An agreement, or one of several things that can be on together. Never ticked in advance.',
  not: 'a setting that counts at once (`Switch`).',
  args: { label: detail.ticketNote, error: '' },
});

export const Radio = properties(ui.Radio, {
  use: 'One of a few short texts.',
  not: 'choices with notes and prices (`RadioCard`).',
  args: { name: 'radio', value: 'rent', label: states.rent, defaultChecked: true },
});

export const RadioCard = properties(ui.RadioCard, {
  use: 'A choice that needs a note or a price.',
  not: 'what a reader buys (`ChoiceCard`, which needs no script).',
  args: {
    name: 'card',
    value: 'rent',
    title: states.rent,
    note: detail.ticketNote,
    tag: detail.saving,
    end: '3',
    isChecked: true,
    onSelect: nothing,
  },
});

export const RadioCardGroup = properties(ui.RadioCardGroup, {
  use: 'Around radio cards, with their question.',
  not: 'around radios: they have a `fieldset` of their own.',
  args: {
    label: detail.buyAll,
    children: <ui.RadioCard name="group" value="own" title={states.own} isChecked onSelect={nothing} />,
  },
});

export const Tag = properties(ui.Tag, {
  use: 'A word of good news for the reader.',
  not: 'genres (`Chip`), or warnings.',
  args: { text: detail.saving },
});

export const SearchField = properties(ui.SearchField, {
  use: 'The search in a header.',
  not: 'a filter inside a form (`TextField`).',
  args: { label: 'Title, creator or tag', clearLabel: 'Clear the field', defaultValue: 'salt', onClear: nothing },
});

export const Select = properties(ui.Select, {
  use: 'One of five and more; `bare` for the order of a list.',
  not: 'two to four short choices (`Segment`).',
  args: { label: 'Genre', look: 'field', options: detail.genres.map((label) => ({ value: label, label })), error: '' },
});

export const PasswordField = properties(ui.PasswordField, {
  use: 'Passwords, with a button that shows them.',
  not: 'codes that were sent (`CodeField`).',
  args: { label: 'Password', showLabel: 'Show', hideLabel: 'Hide', defaultValue: 'a secret', error: '' },
});

export const CodeField = properties(ui.CodeField, {
  use: 'A code of digits that was sent.',
  not: 'numbers that are counted (`Stepper`).',
  args: { label: 'Code', digits: 6, defaultValue: '012345', hint: 'It is valid for 1 hour.' },
});

export const Slider = properties(ui.Slider, {
  use: 'A size or a strength, which is seen at once.',
  not: 'an exact number (`Stepper`).',
  args: { label: viewer.size, value: 18, min: 14, max: 28, valueText: '18 pixels', onChange: () => undefined },
  changes: { onChange: 'value' },
});

export const StarRating = properties(ui.StarRating, {
  use: 'Rating an episode.',
  not: 'showing the average, which is a number beside one star.',
  args: {
    label: 'How was it?',
    starsLabel: (stars: number) => `${stars} stars`,
    value: 4,
    onRate: () => undefined,
    hint: '',
  },
  changes: { onRate: 'value' },
});

export const Stepper = properties(ui.Stepper, {
  use: 'An amount in steps, such as points to exchange.',
  not: 'a number that readers know by heart (`TextField`).',
  args: {
    ...{ label: 'Points', name: 'points', value: 3000, min: 3000, max: 6400, step: 200 },
    ...{ onChange: () => undefined, lessLabel: 'Less', moreLabel: 'More', unit: 'M', all: 'All' },
  },
  changes: { onChange: 'value' },
});

export const Switch = properties(ui.Switch, {
  use: 'A setting that counts at once, on this device.',
  not: 'a setting that the server stores (`SwitchButton`), or an agreement (`Checkbox`).',
  args: { label: viewer.binge, note: viewer.bingeNote, defaultChecked: true, disabled: false },
});

export const SwitchButton = properties(ui.SwitchButton, {
  use: 'A setting that the server stores; it works without script.',
  not: 'a setting of this device alone (`Switch`).',
  args: { label: viewer.binge, note: viewer.bingeNote, isOn: true, isBusy: false, disabled: false },
});

export const TextArea = properties(ui.TextArea, {
  use: 'Text of several lines, with its length.',
  not: 'a name or an address (`TextField`).',
  args: { label: 'Your question', hint: 'What happened, and on which device?', counter: '12/500', isOver: false },
});

export const TextField = properties(ui.TextField, {
  use: 'One line of text, its name always visible above.',
  not: 'passwords and codes (`PasswordField`, `CodeField`).',
  args: { label: 'E-mail', hint: 'We send a code there.', placeholder: 'name@example.com', error: '' },
});

export const FilterBar = properties(ui.FilterBar, {
  use: 'Above a list: which filters are on.',
  not: 'a list with one filter (`Tabs`).',
  frame: 'flush',
  args: {
    label: 'Filters',
    open: { href: '#open', label: 'Filters · 1', onPress: nothing },
    chosen: [{ href: '#none', label: 'Free', removeLabel: 'Remove: Free' }],
  },
});

export const FilterForm = properties(ui.FilterForm, {
  use: 'All filters of a list, in a sheet or the second column.',
  not: 'one choice (`Segment`, `ChoicePanel`).',
  args: {
    action: '#list',
    flags: [{ name: 'free', label: 'Free', isOn: true }],
    flagsLabel: 'Price',
    groups: [
      {
        name: 'genre',
        label: 'Genre',
        anyLabel: 'Any',
        value: null,
        options: detail.genres.map((genre) => ({ value: genre, label: genre })),
      },
    ],
    submitLabel: 'Show',
    clear: { href: '#clear', label: 'Clear' },
    onSubmit: nothing,
  },
});

export const SuggestionList = properties(ui.SuggestionList, {
  use: 'Under the search field, while a reader types.',
  not: 'results: they are a list of the page.',
  frame: (story) => <div className="relative h-60">{story}</div>,
  args: {
    id: 'suggestions',
    label: 'Suggestions',
    active: 0,
    onChoose: (_suggestion: unknown, event: { preventDefault(): void }) => event.preventDefault(),
    suggestions: [
      { href: '#series', label: 'Salt Crown', note: 'Series', picture: { cover: coverOf('saltCrown') } },
      { href: '#creator', label: 'Mina Sol', note: 'Creator', picture: { icon: ui.UserIcon } },
    ],
  },
});

export const PicturePicker = properties(ui.PicturePicker, {
  use: 'Pictures that a reader sends with a question.',
  not: 'files of works: operators upload them in the console.',
  args: {
    label: 'Pictures',
    hint: 'Up to 3 pictures of 3 MB each.',
    mostPictures: 3,
    mostBytes: 3 * 1024 * 1024,
    texts: {
      add: 'Add a picture',
      name: (number: number) => `Picture ${number}`,
      remove: (number: number) => `Remove picture ${number}`,
      problem: { tooLarge: 'Too large.', unreadable: 'We cannot read it.', tooMany: 'Three at most.' },
    },
  },
});
