export type { ApiConfig, ApiParts, ApiServices, Clock } from './api-options.ts';
export { type AppOptions, createApp } from './app.ts';
export { type Api, type StartResult, startApi } from './server.ts';
export type { StartOptions } from './start-options.ts';
