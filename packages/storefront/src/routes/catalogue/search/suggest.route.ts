export { loader } from './suggest.server.ts';
