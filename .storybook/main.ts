import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { sandboxProxy } from './sandbox-proxy.ts';

const config: StorybookConfig = {
  stories: ['./pages/**/*.stories.tsx', '../packages/ui/src/**/*.stories.tsx', '../apps/portal/src/**/*.stories.tsx'],
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
