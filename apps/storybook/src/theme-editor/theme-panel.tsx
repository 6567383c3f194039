import { PLATFORMS } from '@longstrip/platform-config';
// Storybook builds its own window with the classic runtime of JSX, which calls React by name.
import * as React from 'react';
import { useGlobals } from 'storybook/manager-api';
import { styled } from 'storybook/theming';
import { ColourFields } from './colour-fields.tsx';
import { changesIn, DRAFT_GLOBAL, drafted, draftOf, themeSource } from './theme-draft.ts';
import { Verdicts } from './verdicts.tsx';

const Page = styled.div({ padding: 16, display: 'grid', gap: 20 });
const Columns = styled.div({ display: 'grid', gap: 24, gridTemplateColumns: 'repeat(auto-fit, minmax(300px, 1fr))' });
const Row = styled.div({ display: 'flex', flexWrap: 'wrap', gap: 12, alignItems: 'center' });
const Button = styled.button(({ theme }) => ({
  font: 'inherit',
  minHeight: 32,
  padding: '0 12px',
  borderRadius: 4,
  border: `1px solid ${theme.color.defaultText}`,
  background: 'transparent',
  color: theme.color.defaultText,
  cursor: 'pointer',
  '&:disabled': { opacity: 0.5, cursor: 'default' },
}));
const Source = styled.textarea(({ theme }) => ({
  font: `12px ${theme.typography.fonts.mono}`,
  inlineSize: '100%',
  minBlockSize: 220,
  padding: 8,
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  color: theme.color.defaultText,
}));

/** Changes the brand colours of the chosen platform in all stories, judges them, and writes them for its file. */
export function ThemePanel() {
  const [globals, updateGlobals] = useGlobals();
  const [isCopied, setCopied] = React.useState(false);
  const platform = PLATFORMS.find(({ id }) => id === globals.platform) ?? PLATFORMS[0];
  if (platform === undefined) return null;
  const draft = draftOf(globals[DRAFT_GLOBAL], platform.id);
  const theme = drafted(platform.theme, draft);
  const changes = changesIn(platform.theme, draft);
  const source = themeSource(theme);

  return (
    <Page>
      <Row>
        <strong>{platform.brand.name}</strong>
        <span role="status">{changes === 0 ? 'The platform’s own colours' : `${changes} changed`}</span>
        <Button type="button" disabled={changes === 0} onClick={() => updateGlobals({ [DRAFT_GLOBAL]: null })}>
          Reset
        </Button>
      </Row>
      <Columns>
        {(['light', 'dark'] as const).map((name) => (
          <div key={name}>
            <ColourFields
              legend={name === 'light' ? 'Light theme' : 'Dark theme'}
              colours={theme[name]}
              onChange={(colour, value) => {
                setCopied(false);
                updateGlobals({ [DRAFT_GLOBAL]: { ...draft, [name]: { ...draft[name], [colour]: value } } });
              }}
            />
            <Verdicts brand={theme[name]} theme={name} />
          </div>
        ))}
      </Columns>
      <Row>
        <strong id="theme-source">For packages/platform-config/src/platforms/{platform.id}.ts</strong>
        <Button
          type="button"
          onClick={() => {
            void navigator.clipboard.writeText(source).then(() => setCopied(true));
          }}
        >
          Copy
        </Button>
        <span role="status">{isCopied && 'Copied'}</span>
      </Row>
      <Source readOnly aria-labelledby="theme-source" value={source} spellCheck={false} />
    </Page>
  );
}
