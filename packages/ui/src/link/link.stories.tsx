import type { Meta, StoryObj } from '@storybook/react-vite';
import { Link, type LinkProps, LinkProvider } from './link.tsx';

const meta: Meta = { title: 'Foundations/Link' };
export default meta;

function RouterLink({ href, children, ...rest }: LinkProps) {
  return (
    <a {...rest} href={href} data-router="yes">
      {children} (by the router)
    </a>
  );
}

/** Links use the component that the site provides: here one without a component, and one with it. */
export const TakenOver: StoryObj = {
  render: () => (
    <div className="grid gap-3 p-4 underline">
      <Link href="#plain">A plain anchor</Link>
      <LinkProvider component={RouterLink}>
        <Link href="#router">The same link</Link>
      </LinkProvider>
    </div>
  ),
};
