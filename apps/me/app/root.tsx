export { default, ErrorBoundary, Layout, links } from '@longstrip/storefront/root';
export { loader } from '@longstrip/storefront/root.server';

import './theme.css';
