export { loadMorePoints as loader } from './points-loader.server.ts';
