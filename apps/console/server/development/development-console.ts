import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const SERVER_FILE = fileURLToPath(new URL('./development-server.ts', import.meta.url));

/** The export of `development-server.ts`. It is loaded through Vite, so that the server's own code is reloaded too. */
interface DevelopmentServer {
  listenInDevelopment(
    loadBuild: () => Promise<Record<string, unknown>>,
  ): (request: unknown, response: unknown) => Promise<void>;
}

/** In development, pages go through the same server as in production, in front of Remix's own handler. */
export function developmentConsole(): Plugin {
  return {
    name: 'longstrip-development-console',
    apply: 'serve',
    configureServer(vite) {
      return () => {
        vite.middlewares.use(async (request, response, next) => {
          try {
            const server = await vite.ssrLoadModule(SERVER_FILE);
            if (!isDevelopmentServer(server)) throw new Error(`${SERVER_FILE} exports no listener`);
            const listen = server.listenInDevelopment(() => vite.ssrLoadModule('virtual:remix/server-build'));
            // Vite has removed its base path; the console needs the original address.
            request.url = request.originalUrl ?? request.url;
            await listen(request, response);
          } catch (error) {
            next(error);
          }
        });
      };
    },
  };
}

function isDevelopmentServer(module: object): module is DevelopmentServer {
  return 'listenInDevelopment' in module;
}
