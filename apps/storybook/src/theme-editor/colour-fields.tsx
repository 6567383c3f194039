import type { BrandColours } from '@longstrip/core';
import { isColour } from '@longstrip/platform-config';
// Storybook builds its own window with the classic runtime of JSX, which calls React by name.
import * as React from 'react';
import { styled } from 'storybook/theming';
import { COLOUR_USES, type ColourName } from './theme-draft.ts';

const Group = styled.fieldset({ border: 0, margin: 0, padding: 0, display: 'grid', gap: 8 });
const Legend = styled.legend({ fontWeight: 700, marginBlockEnd: 8 });
const Line = styled.div({ display: 'flex', gap: 8, alignItems: 'center' });
const Picker = styled.input({
  inlineSize: 44,
  blockSize: 32,
  padding: 0,
  border: 0,
  background: 'none',
  flexShrink: 0,
});
const Code = styled.input(({ theme }) => ({
  font: `12px ${theme.typography.fonts.mono}`,
  inlineSize: 84,
  minBlockSize: 32,
  padding: '0 6px',
  border: `1px solid ${theme.appBorderColor}`,
  background: theme.background.content,
  color: theme.color.defaultText,
  '&[aria-invalid="true"]': { outline: `2px solid ${theme.color.negativeText}` },
}));
const Use = styled.small(({ theme }) => ({ display: 'block', color: theme.textMutedColor }));

interface ColourFieldsProps {
  legend: string;
  colours: BrandColours;
  onChange: (name: ColourName, colour: string) => void;
}

/** Each colour of one theme as a picker and as text. */
export function ColourFields({ legend, colours, onChange }: ColourFieldsProps) {
  return (
    <Group>
      <Legend>{legend}</Legend>
      {COLOUR_USES.map(([name, use]) => (
        <Line key={name}>
          <Picker
            type="color"
            aria-label={`${legend}: ${name}`}
            value={colours[name]}
            onChange={(event) => onChange(name, event.currentTarget.value)}
          />
          <ColourCode
            label={`${legend}: ${name}, as text`}
            colour={colours[name]}
            onChange={(colour) => onChange(name, colour)}
          />
          <span>
            {name}
            <Use>{use}</Use>
          </span>
        </Line>
      ))}
    </Group>
  );
}

/** The text of a colour: it counts as soon as it is one, and says so while it is not. */
function ColourCode({
  label,
  colour,
  onChange,
}: {
  label: string;
  colour: string;
  onChange: (colour: string) => void;
}) {
  /** What is being typed; null outside the field, which then shows the colour itself. */
  const [typed, setTyped] = React.useState<string | null>(null);
  const isValid = typed === null || isColour(typed);
  return (
    <Code
      aria-label={label}
      aria-invalid={!isValid}
      title={isValid ? undefined : 'Six digits after #, such as the ones of the platform'}
      value={typed ?? colour}
      maxLength={7}
      spellCheck={false}
      onBlur={() => setTyped(null)}
      onChange={(event) => {
        const next = event.currentTarget.value.trim().toLowerCase();
        setTyped(next);
        if (isColour(next)) onChange(next);
      }}
    />
  );
}
