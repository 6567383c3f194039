import { storefrontRoutes } from '@longstrip/storefront/routes';

export default storefrontRoutes(['bom-th']);
