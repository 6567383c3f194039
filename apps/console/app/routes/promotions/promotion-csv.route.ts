export { tryAsTable as action } from '../../parts/promotion/try-promotion.server.ts';
