export { default, handleError, streamTimeout } from '@longstrip/storefront/entry.server';
