import type { BrandColours } from '@longstrip/core';
import { type ContrastVerdict, contrastVerdicts, type ThemeName } from '@longstrip/platform-config';
// Storybook builds its own window with the classic runtime of JSX, which calls React by name.
import * as React from 'react';
import { styled } from 'storybook/theming';

const List = styled.ul({ listStyle: 'none', margin: '12px 0 0', padding: 0, display: 'grid', gap: 2 });
const Item = styled.li<{ isEnough: boolean }>(({ theme, isEnough }) => ({
  display: 'flex',
  justifyContent: 'space-between',
  gap: 12,
  fontVariantNumeric: 'tabular-nums',
  fontWeight: isEnough ? 400 : 700,
  color: isEnough ? theme.color.defaultText : theme.color.negativeText,
}));

const isEnough = ({ ratio, needed }: ContrastVerdict) => ratio >= needed;

/** The contrast of each pair in use, the weak ones first; a build refuses a platform that has one. */
export function Verdicts({ brand, theme }: { brand: BrandColours; theme: ThemeName }) {
  const verdicts = React.useMemo(
    () => contrastVerdicts(brand, theme).sort((one, other) => Number(isEnough(one)) - Number(isEnough(other))),
    [brand, theme],
  );
  return (
    <List aria-label={`Contrast, ${theme}`}>
      {verdicts.map((verdict) => (
        <Item key={`${verdict.front} ${verdict.back}`} isEnough={isEnough(verdict)}>
          <span>
            {verdict.front} on {verdict.back}
          </span>
          <span>
            {verdict.ratio.toFixed(2)} {isEnough(verdict) ? 'enough' : `too weak, needs ${verdict.needed}`}
          </span>
        </Item>
      ))}
    </List>
  );
}
