export { IMPLEMENTED_ROUTES, reachableRoutes } from './implemented-routes.ts';
