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

/** Props that every link of this package passes on. `href` is always an address, never a route object. */
export type LinkProps = ComponentPropsWithRef<'a'> & { href: string };

/** A component that renders a link: the site provides its router's; Storybook and tests use a plain anchor. */
export type LinkComponent =
  | ComponentType<LinkProps>
  | ForwardRefExoticComponent<Omit<LinkProps, 'ref'> & RefAttributes<HTMLAnchorElement>>;

const LinkContext = createContext<LinkComponent | 'a'>('a');

/** Makes every link below use `component`. */
export function LinkProvider({ component, children }: { component: LinkComponent; children: ReactNode }) {
  return <LinkContext.Provider value={component}>{children}</LinkContext.Provider>;
}

/** A link, rendered by the component that the site provides (see `LinkProvider`). */
export const Link = forwardRef<HTMLAnchorElement, LinkProps>(function Link(props, ref) {
  const Component = useContext(LinkContext);
  return <Component {...props} ref={ref} />;
});
