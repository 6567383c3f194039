import type { Meta } from '@storybook/react-vite';
import { LinkIcon } from '../icon/page-icons.tsx';
import * as ui from '../index.ts';
import { properties } from '../samples/properties.tsx';
import { COVERS, coverOf, ENGLISH, nothing } from '../samples/sample-values.ts';
import '../styles/rich-text.css';

const meta: Meta = { title: 'Components/Text, links, sign-in', tags: ['autodocs'] };
export default meta;

export const Link = properties(ui.Link, {
  use: 'Every link: the site’s router takes it over.',
  not: 'an action on this page (`Button`).',
  args: { href: '#page', className: 'underline', children: 'A link' },
});

export const OwnNames = properties(ui.OwnNames, {
  use: 'Creators in one line, where a name that has no room is left out.',
  not: 'names that are links.',
  frame: (story) => <p className="w-36 p-4">{story}</p>,
  args: { names: 'Petra Okonjo · Lias Brandvold' },
});

export const OwnText = properties(ui.OwnText, {
  use: 'A title or a name, which may be in another script.',
  not: 'texts of the site.',
  args: { className: 'one-line block', children: ENGLISH.long },
});

export const Phrases = properties(ui.Phrases, {
  use: 'Titles in languages without spaces.',
  not: 'texts of several sentences.',
  frame: (story) => (
    <p lang="ja" className="w-30 p-4">
      {story}
    </p>
  ),
  args: { text: 'サーブは二度打てる', breaks: [4] },
});

export const RichText = properties(ui.RichText, {
  use: 'What an operator wrote: notices, policies, events.',
  not: 'HTML from anywhere else.',
  args: {
    nodes: [
      { tag: 'div', style: { fontWeight: '700' }, href: null, children: ['Spring fair'] },
      { tag: 'div', style: null, href: null, children: ['Every day.'] },
    ],
  },
});

export const Wordmark = properties(ui.Wordmark, {
  use: 'The name of a platform in its bars.',
  not: 'its name inside a sentence.',
  args: { word: 'bom', heightPx: 64, label: 'Bom' },
});

export const ShareList = properties(ui.ShareList, {
  use: 'Services to share a link with, in a sheet.',
  not: 'devices that have a share sheet of their own.',
  args: {
    url: 'https://us.longstrip.example/detail/salt-crown',
    copy: { icon: LinkIcon, label: 'Copy link', onPress: nothing },
    services: [{ key: 'x', name: 'X', href: '#' }],
    onLeave: nothing,
  },
});

export const SignInButton = properties(ui.SignInButton, {
  use: 'One service to sign in with; all look alike.',
  not: 'the service that we would like readers to use.',
  args: {
    icon: <ui.ProviderIcon provider="google" />,
    label: 'Continue with Google',
    tag: 'Last used',
    isBusy: false,
  },
});

export const SignInLink = properties(ui.SignInLink, {
  use: 'Signing in by a page of the site.',
  not: 'services elsewhere (`SignInButton`).',
  args: { href: '#mail', icon: <ui.MailIcon />, label: 'Continue with e-mail' },
});

export const ProviderIcon = properties(ui.ProviderIcon, {
  use: 'The logo of a service, in its own colours.',
  not: 'without its name.',
  args: { provider: 'google' },
});

export const CoverWall = properties(ui.CoverWall, {
  use: 'Decoration above the sign-in page.',
  not: 'covers that can be pressed.',
  frame: 'flush',
  args: { covers: [...COVERS, ...COVERS] },
});

export const TicketFold = properties(ui.TicketFold, {
  use: 'A question to support, with its answer.',
  not: 'frequent questions (`Disclosure`).',
  args: {
    id: 'ticket',
    title: 'My coins did not arrive',
    note: 'Coins and payment · 2026.11.27',
    status: { label: 'Waiting', isDone: false },
    isOpen: true,
    children: 'I paid an hour ago.',
  },
});

export const AlarmRow = properties(ui.AlarmRow, {
  use: 'One alarm, which leads to its subject.',
  not: 'news of the site.',
  args: {
    href: '#gift',
    text: 'A gift waits for you: Welcome',
    time: '09:05',
    timeIso: '2026-11-27T09:05:00Z',
    icon: ui.GiftIcon,
    unreadLabel: 'New',
  },
});

export const SignInScene = properties(ui.SignInScene, {
  use: 'The brand’s scene beside a form, from 1024 px on.',
  not: 'art that says something (`Picture`).',
  frame: 'flush',
  args: { src: coverOf('saltCrown').src },
});
