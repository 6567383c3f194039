import { Canvas, Controls, Description, DocsContext, Heading, Markdown, Title } from '@storybook/addon-docs/blocks';
import { useContext } from 'react';
import { extractComponentDescription } from 'storybook/internal/docs-tools';

/** The documentation of a group of components: for each what it is, when to use it, how it looks, its properties. */
export function ComponentsPage() {
  const stories = useContext(DocsContext).componentStories();
  return (
    <>
      <Title />
      {stories.map(({ id, name, moduleExport, parameters }) => (
        <section key={id}>
          <Heading>{name}</Heading>
          <Markdown>{extractComponentDescription(parameters.shows)}</Markdown>
          <Description of={moduleExport} />
          <Canvas of={moduleExport} />
          <Controls of={moduleExport} />
        </section>
      ))}
    </>
  );
}
