export { default, ErrorBoundary, Layout, links, shouldRevalidate } from '@longstrip/storefront/root';
export { loader } from '@longstrip/storefront/root.server';

import './theme.css';
