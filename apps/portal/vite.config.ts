import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { serveMessages } from '../../tools/messages/serve-messages.ts';
import { brandStyles } from './build/brand-styles.ts';
import { emitRoutes } from './build/emit-routes.ts';
import { pageConfig } from './build/page-config.ts';
import { precompress } from './build/precompress.ts';
import { requireTheme } from './build/require-theme.ts';
import { stylesFirst } from './build/styles-first.ts';

/** Where `vite` finds the API during development: a running sandbox. */
const sandbox = process.env.LIFEDESK_API ?? 'http://localhost:4200';
const forBuild = [emitRoutes(import.meta.dirname), brandStyles(), requireTheme(), stylesFirst(), precompress()];

export default defineConfig({
  base: '/cs', // without a slash at its end, so that Vite serves /cs as well
  resolve: { conditions: ['@lifedesk/source', ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin(), pageConfig(), serveMessages(), forBuild],
  server: { proxy: { '/api': sandbox, '/sandbox': sandbox, '/.well-known': sandbox } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    license: true,
    assetsInlineLimit: 0, // no data: addresses, which the content security policy would block
    modulePreload: {
      polyfill: false,
      // A script names only the styles of a screen: a list of all scripts would grow with every service.
      resolveDependencies: (_file, needed, { hostType }) =>
        hostType === 'html' ? needed : needed.filter((name) => name.endsWith('.css')),
    },
    rolldownOptions: {
      input: { index: 'index.html', early: 'src/early.ts' },
      output: {
        // What a visit starts with, in a few files: each group is a module with everything that it imports (decision 187).
        codeSplitting: {
          groups: [
            { name: 'libraries', test: /node_modules\/(react|react-dom|scheduler|react-router|jotai)\//, priority: 2 },
            { name: 'sdk', test: /\/page-sdk\.ts$/, priority: 1 },
            { name: 'frame', test: /\/(main|login)\.tsx$/ },
            { name: 'calls', test: /\/early\.ts$/ },
            { name: 'account', test: /\/(dashboard|LeaveButton)\.tsx$/ },
            { name: 'beside', test: /\/(load-maintenance\.ts|ErrorScreen\.tsx)$/ },
            { name: 'below', test: /\/BelowAttention\.tsx$/ },
            { name: 'parts', test: /\/(parts|service-names)\.ts$/ },
          ],
        },
      },
    },
  },
});
