export * from './accepted-locale.ts';
export * from './client-address.ts';
export * from './host-header.ts';
