export { loadMorePoints as loader } from './points.server.ts';
