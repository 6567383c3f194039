import type { StorybookConfig } from '@storybook/react-vite';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';

/** As Remix does for browsers: a page's module comes without its loader and action, whose code is for servers only. */
const withoutServerExports = {
  name: 'longstrip-without-server-exports',
  enforce: 'pre' as const,
  transform: (code: string, id: string) =>
    id.includes('.route.ts') ? code.replaceAll(/^export \{[^}]*\} from '[^']*\.server\.ts';$/gm, '') : undefined,
};

/** Stories live beside the components they show. */
const config: StorybookConfig = {
  stories: [
    '../src/**/*.mdx',
    '../src/**/*.stories.tsx',
    '../../../packages/ui/src/**/*.stories.tsx',
    '../../../packages/storefront/src/**/*.stories.tsx',
    '../../console/app/**/*.stories.tsx',
  ],
  addons: ['@storybook/addon-a11y', '@storybook/addon-docs'],
  framework: { name: '@storybook/react-vite', options: {} },
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  // Reads types and docstrings from the files alone; the other reader would type-check all of them at each build.
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), withoutServerExports, react(), tailwindcss()],
    build: { ...vite.build, sourcemap: false, chunkSizeWarningLimit: 3000 },
  }),
};

export default config;
