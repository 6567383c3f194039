export { loadMorePoints as loader } from '../features/points/points-loader.server.ts';
