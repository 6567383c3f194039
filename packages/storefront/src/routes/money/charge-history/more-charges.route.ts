export { loadMoreCharges as loader } from './charge-history.server.ts';
