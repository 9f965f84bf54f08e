import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { sandboxProxy } from './sandbox-proxy.ts';

const components = '../packages/ui/src/**/*.stories.tsx';

const config: StorybookConfig = {
  // the pictures that tests compare are of components alone, and need no portal to be built
  stories: process.env.STORYBOOK_OF_COMPONENTS
    ? [components]
    : [
        './pages/**/*.stories.tsx',
        components,
        '../packages/services/src/**/*.stories.tsx',
        '../apps/portal/src/**/*.stories.tsx',
      ],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: 'react-docgen' },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), sandboxProxy()],
      resolve: { conditions: ['@lifedesk/source', ...defaultClientConditions] },
    }),
};

export default config;
