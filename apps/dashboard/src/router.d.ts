import 'react-router';

declare module 'react-router' {
  /** As `react-router.config.ts` sets them. */
  interface Future {
    v8_middleware: true;
  }
}
