import { fileURLToPath } from 'node:url';
import tailwindcss from '@tailwindcss/vite';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';

const server = process.env.MUNSHI_SERVER ?? 'http://127.0.0.1:3000';
const served = [
  '/auth',
  '/rest',
  '/storage',
  '/functions',
  '/local',
  '/library',
  '/keyword_search',
  '/semantic_search',
  '/hybrid_search',
  '/similar_search',
  '/presign',
  '/openapi.json',
];

export default defineConfig({
  base: '/',
  publicDir: 'src/web/public',
  plugins: [react(), tailwindcss()],
  resolve: {
    alias: {
      // Radix locks the page behind a dialog with a <style> element; ours does without, so that a strict CSP holds.
      'react-remove-scroll': fileURLToPath(new URL('./src/web/ui/remove-scroll.tsx', import.meta.url)),
    },
  },
  build: {
    outDir: 'dist/web',
    target: 'es2022',
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    manifest: true,
  },
  server: {
    port: 5173,
    proxy: Object.fromEntries(served.map((path) => [path, { target: server, changeOrigin: false }])),
  },
});
