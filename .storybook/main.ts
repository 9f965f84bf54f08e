import { fileURLToPath } from 'node:url';
import type { StorybookConfig } from '@storybook/react-vite';
import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import { defaultClientConditions, mergeConfig } from 'vite';
import { serveMessages } from '../tools/messages/serve-messages.ts';
import { sandboxProxy } from './sandbox-proxy.ts';
import { stories } from './stories.ts';

const config: StorybookConfig = {
  stories: [...stories],
  addons: ['@storybook/addon-docs', '@storybook/addon-a11y', '@storybook/addon-vitest'],
  framework: '@storybook/react-vite',
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: {
    // tables of props are only on documentation pages, which neither tests nor screenshots use
    reactDocgen: process.env.VITEST || process.env.STORYBOOK_OF_COMPONENTS ? false : 'react-docgen-typescript',
    reactDocgenTypescriptOptions: {
      tsconfigPath: fileURLToPath(new URL('../packages/ui/tsconfig.json', import.meta.url)),
      include: ['packages/ui/src/**/*.tsx'],
      shouldExtractLiteralValuesFromEnum: true,
      shouldRemoveUndefinedFromOptional: true,
      // props of HTML elements are in their own documentation
      propFilter: ({ parent }) => !parent?.fileName.includes('node_modules'),
    },
  },
  viteFinal: (vite) =>
    mergeConfig(vite, {
      plugins: [vanillaExtractPlugin(), sandboxProxy(), serveMessages()],
      resolve: { conditions: ['@lifedesk/source', ...defaultClientConditions] },
    }),
};

export default config;
