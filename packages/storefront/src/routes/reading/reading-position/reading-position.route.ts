export { action } from './position-action.server.ts';
