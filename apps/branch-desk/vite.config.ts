import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';
import { brand } from './build/brand.ts';

/** The API is on the desk's own origin, as behind one web server: by default that of a running `npm start`. */
const api = process.env.LIFEDESK_API ?? 'http://localhost:4200';
/** With the sandbox, whose gateway takes payments. */
const proxy = { '/api': api, '/sandbox': api };

export default defineConfig({
  // wherever it is deployed: all addresses are relative
  base: './',
  resolve: { conditions: ['@lifedesk/source', ...defaultClientConditions] },
  plugins: [react(), vanillaExtractPlugin(), brand()],
  server: { port: 4300, proxy },
  preview: { port: 4300, proxy },
  build: { target: 'baseline-widely-available', assetsInlineLimit: 0, modulePreload: { polyfill: false } },
});
