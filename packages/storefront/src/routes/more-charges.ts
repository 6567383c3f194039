export { loadMoreCharges as loader } from '../features/charge-history/charge-loader.server.ts';
