import type { Renderer } from 'storybook/internal/csf';
import { enhanceArgTypes } from 'storybook/internal/docs-tools';
import type { ArgTypesEnhancer } from 'storybook/internal/types';

/** Controls of a story that shows one component of several in its file: from that component's properties. */
export const extractOfShown: ArgTypesEnhancer<Renderer> = (context) =>
  context.parameters.shows === undefined
    ? context.argTypes
    : enhanceArgTypes({ ...context, component: context.parameters.shows });
