export { loadMoreCharges as loader } from './charge-loader.server.ts';
