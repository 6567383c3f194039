import type { Meta, StoryObj } from '@storybook/react-vite';
import { MailIcon } from '../icon/page-icons.tsx';
import { sampleCover } from '../samples/sample-art.ts';
import { SAMPLE_SCENES } from '../samples/sample-series.ts';
import {
  CoverWall,
  ProviderIcon,
  SignInButton,
  SignInLink,
  type SignInProvider,
  SignInScene,
} from './sign-in-button.tsx';

const meta: Meta = { title: 'Controls/Sign in' };
export default meta;

const PROVIDERS: readonly SignInProvider[] = ['google', 'facebook', 'twitter', 'apple'];

/** All methods look equally important; "last used" moves nothing. */
export const Methods: StoryObj = {
  render: () => (
    <div className="grid max-w-90 gap-2.5 p-4">
      <SignInLink href="/" icon={<MailIcon />} label="Continue with e-mail" />
      {PROVIDERS.map((provider, index) => (
        <SignInButton
          key={provider}
          icon={<ProviderIcon provider={provider} />}
          label={`Continue with ${provider}`}
          {...(index === 0 ? { tag: 'Last used' } : {})}
          isBusy={index === 3}
        />
      ))}
    </div>
  ),
};

export const Wall: StoryObj = {
  render: () => <CoverWall covers={Object.values(SAMPLE_SCENES).map((scene) => sampleCover(scene, ''))} />,
};

/** From 1024 px on the brand's scene fills the half of the window beside the form. */
export const Scene: StoryObj = {
  parameters: { frame: 'none' },
  render: () => (
    <>
      <SignInScene src={sampleCover(SAMPLE_SCENES.saltCrown, '').src} />
      <div className="column min-h-dvh bg-page" />
    </>
  ),
};
