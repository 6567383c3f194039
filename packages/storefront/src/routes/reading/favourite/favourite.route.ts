export { action } from './favourite-action.server.ts';
