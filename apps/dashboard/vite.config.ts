import { vanillaExtractPlugin } from '@vanilla-extract/vite-plugin';
import react from '@vitejs/plugin-react';
import { defaultClientConditions, defineConfig } from 'vite';

export default defineConfig({
  plugins: [react(), vanillaExtractPlugin()],
  resolve: { conditions: ['@litometr/source', ...defaultClientConditions] },
  build: {
    target: 'es2023',
    // Small assets stay files: data: URLs would be parsed with the styles on every page.
    assetsInlineLimit: 0,
    sourcemap: true,
    reportCompressedSize: false,
  },
});
