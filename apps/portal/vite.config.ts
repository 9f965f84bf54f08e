import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { emitRoutes } from './build/emit-routes.ts';
import { precompress } from './build/precompress.ts';

/** Where `vite` finds the API while developing: a running sandbox. */
const sandbox = process.env.LIFEDESK_API ?? 'http://localhost:4200';

/** Libraries that every page needs: one chunk of their own, so that a release of ours does not make people load them again. */
const everyPage =
  /node_modules\/(react|react-dom|scheduler|react-router|react-router-dom|jotai|openapi-fetch|cookie|set-cookie-parser)\//;

export default defineConfig({
  base: '/cs/',
  resolve: { conditions: ['@lifedesk/source', ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin(), emitRoutes(import.meta.dirname), precompress()],
  server: { proxy: { '/api': sandbox, '/sandbox': sandbox } },
  build: {
    target: 'baseline-widely-available',
    manifest: true,
    sourcemap: false,
    // no data: addresses, which the content security policy would refuse
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'vendor', test: everyPage }] } } },
  },
});
