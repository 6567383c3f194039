import type { StoryObj } from '@storybook/react-vite';
import { type ComponentProps, createElement, type ElementType, type ReactNode } from 'react';
import { useArgs } from 'storybook/preview-api';

export interface PropertiesOptions<Component extends ElementType> {
  /** What the component is for. */
  use: string;
  /** Where it is wrong, and what is right there. */
  not: string;
  args: ComponentProps<Component>;
  /** Handlers that change a property, each with that property: so the story of a controlled component answers. */
  changes?: { readonly [handler in keyof ComponentProps<Component>]?: keyof ComponentProps<Component> };
  /** `flush`: as wide as the window, for what has its own distance to the edges. A function draws what it stands in. */
  frame?: 'padded' | 'flush' | ((story: ReactNode) => ReactNode);
}

/** The story of one component: its properties as controls, and when to use it. */
export function properties<Component extends ElementType>(
  component: Component,
  { use, not, args, changes = {}, frame = 'padded' }: PropertiesOptions<Component>,
): StoryObj {
  return {
    args,
    parameters: {
      shows: component,
      guide: { use, not },
      docs: { description: { story: `${use} **Not** ${not}` } },
    },
    render: function Render(current) {
      const [, updateArgs] = useArgs();
      const handlers = Object.fromEntries(
        Object.entries(changes).map(([handler, property]) => [
          handler,
          (value: unknown) => updateArgs({ [String(property)]: value }),
        ]),
      );
      const story = createElement(component, { ...current, ...handlers });
      if (typeof frame === 'function') return <>{frame(story)}</>;
      return frame === 'flush' ? story : <div className="max-w-120 p-4">{story}</div>;
    },
  };
}
