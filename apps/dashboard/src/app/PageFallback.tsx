import { Skeleton, Stack } from '@litometr/ui';

/** Placeholder for a page whose code is loading. */
export function PageFallback() {
  return (
    <Stack gap="lg" aria-hidden>
      <Skeleton shape="text" inlineSize="18rem" blockSize="2.5rem" />
      <Skeleton shape="text" lines={2} />
      <Skeleton shape="block" blockSize="100vh" />
    </Stack>
  );
}
