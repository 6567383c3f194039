import '@longstrip/storefront/entry.client';
