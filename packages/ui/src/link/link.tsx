import {
  type ComponentPropsWithRef,
  type ComponentType,
  createContext,
  type ForwardRefExoticComponent,
  forwardRef,
  type ReactNode,
  type RefAttributes,
  useContext,
} from 'react';

/** What every link of this package passes on. `href` is always an address, never a route object. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A component that draws a link: the site gives its router's, Storybook and tests live with a plain anchor. */
export type LinkComponent =
  | ComponentType<LinkProps>
  | ForwardRefExoticComponent<Omit<LinkProps, 'ref'> & RefAttributes<HTMLAnchorElement>>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Makes every link below go through `component`. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link that the surrounding site can take over (see `LinkProvider`). */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const Component = useContext(LinkContext);
  return <Component {...props} ref={ref} />;
});
