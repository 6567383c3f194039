export { type ConsoleServerOptions, createConsoleServer } from './console-server.ts';
