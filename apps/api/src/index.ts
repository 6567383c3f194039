export type { ApiParts, ApiServices } from './api-services.ts';
export { type AppOptions, createApp } from './app.ts';
export type { ApiConfig, Clock } from './http/api-parts.ts';
export { type Api, type StartResult, startApi } from './server.ts';
export type { StartOptions } from './start-options.ts';
