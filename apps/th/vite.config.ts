import { storefrontVite } from '../../packages/storefront/src/vite/index.ts';

export default storefrontVite({ platformIds: ['bom-th'] });
