export * from './accepted-locale.ts';
export * from './accepted-picture.ts';
export * from './client-address.ts';
export * from './entity-tag.ts';
export * from './host-header.ts';
