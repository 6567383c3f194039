import { LAYERS } from '@longstrip/core';
import { TOKENS, type TokenGroup } from '@longstrip/ui/tokens';
import type { Meta, StoryObj } from '@storybook/react-vite';
import type { ReactNode } from 'react';
import { Colours, MotionSample, Rows, Section } from './token-parts.tsx';

const meta: Meta = { title: 'Foundations/Tokens', parameters: { frame: 'none' } };
export default meta;

const SPACE_STEPS = [1, 2, 3, 4, 5, 6, 8, 10, 12, 16];
const STEP_PX = 4;

const isOfColours = ({ tokens }: TokenGroup) => tokens.some(({ type }) => type === 'color');

function shared(name: string): TokenGroup {
  const group = TOKENS.shared.find((candidate) => candidate.name === name);
  if (group === undefined) throw new Error(`there are no tokens ${name}`);
  return group;
}

function Page({ children }: { children: ReactNode }) {
  return <div className="min-h-dvh bg-page px-4 pb-16 text-fg desk:px-10">{children}</div>;
}

/** Choose a platform and a theme in the toolbar: the values and their contrasts are those of the page. */
export const ColoursWithContrast: StoryObj = {
  name: 'Colours',
  render: () => (
    <Page>
      <Section
        title="Colours of a theme"
        note="Text needs 4.5 on what it lies on, outlines and icons need 3; tests measure each pair in use."
      >
        <div className="grid gap-8">
          {TOKENS.light
            .filter((group) => isOfColours(group) && group.name !== 'shadow')
            .map((group) => (
              <Colours key={group.name} group={group} />
            ))}
        </div>
      </Section>
      <Section title="Colours of both themes" note="Art, drawings and logos are the same in light and dark.">
        <div className="grid gap-8">
          {TOKENS.shared.filter(isOfColours).map((group) => (
            <Colours key={group.name} group={group} />
          ))}
        </div>
      </Section>
    </Page>
  ),
};

export const Type: StoryObj = {
  render: () => (
    <Page>
      <Section title="Sizes" note="Sizes grow with the text size that a reader sets. Body is 14 to 16.">
        <Rows
          group={shared('type')}
          sample={(name) => (
            <span className="one-line grow leading-title font-heavy" style={{ fontSize: `var(--${name})` }}>
              Salt Crown 塩の王冠 تاج الملح มงกุฎเกลือ
            </span>
          )}
        />
      </Section>
      <Section title="Weights">
        <Rows
          group={shared('weight')}
          sample={(name) => (
            <span className="grow text-18" style={{ fontWeight: `var(--${name})` }}>
              The sea took the capital
            </span>
          )}
        />
      </Section>
      <Section title="Height of lines" note="A platform sets those of its script: Thai and Arabic need 1.7.">
        <Rows group={shared('leading')} />
        <p className="mt-6 max-w-[34em] font-serif text-18 leading-novel">
          Nine winters after the sea swallowed the capital, Isolde still measures every tide by hand. When an enemy
          knight asks her to teach him the tables, she sees at once which number he is hiding.
        </p>
      </Section>
      <Section title="Fonts">
        <Rows group={shared('font')} />
      </Section>
    </Page>
  ),
};

export const SpaceAndShape: StoryObj = {
  name: 'Space, corners, shadows',
  render: () => (
    <Page>
      <Section
        title="Space"
        note="Steps of four. The gutter of a page is 16; cards stand 8 apart on phones and 12 on desktop."
      >
        <ul className="grid gap-2">
          {SPACE_STEPS.map((steps) => (
            <li key={steps} className="flex items-center gap-4">
              <span className="figures w-8 text-12 text-fg-3">{steps * STEP_PX}</span>
              <span className="h-4 rounded-cover bg-accent" style={{ inlineSize: steps * STEP_PX * 4 }} />
            </li>
          ))}
        </ul>
      </Section>
      <Section title="Corners">
        <Rows
          group={shared('radius')}
          sample={(name) => (
            <span className="block size-12 bg-fill-strong" style={{ borderRadius: `var(--${name})` }} />
          )}
        />
      </Section>
      <Section title="Shadows">
        <ul className="grid grid-cols-[repeat(auto-fill,minmax(160px,1fr))] gap-8">
          {TOKENS.light
            .flatMap(({ tokens }) => tokens)
            .filter(({ type }) => type === 'shadow')
            .map(({ name }) => (
              <li key={name} className="grid gap-3 text-13">
                <span className="block h-20 rounded-card bg-surface" style={{ boxShadow: `var(--${name})` }} />
                {name}
              </li>
            ))}
        </ul>
      </Section>
      <Section title="Sizes" note="Bars grow with the text; most figures are the specification's own.">
        <Rows group={shared('size')} />
      </Section>
      <Section title="Covers and badges" note="What a platform's density and its shape of badges set.">
        <Rows group={shared('cover')} />
        <Rows group={shared('badge')} />
      </Section>
    </Page>
  ),
};

export const MotionAndLayers: StoryObj = {
  name: 'Motion, layers',
  render: () => (
    <Page>
      <Section title="Motion" note="150 to 250 ms, only transform and opacity; none where the system asks for less.">
        <Rows group={shared('motion')} sample={(name) => name !== 'ease' && <MotionSample name={name} />} />
      </Section>
      <Section title="Layers" note="Modals lie between 2000 and 5000.">
        <Rows group={shared('layer')} />
        <ul className="mt-4">
          {Object.entries(LAYERS).map(([name, layer]) => (
            <li key={name} className="figures flex justify-between gap-4 border-b border-line py-2 text-13">
              {name}
              <span className="text-fg-3">{layer}</span>
            </li>
          ))}
        </ul>
      </Section>
    </Page>
  ),
};
