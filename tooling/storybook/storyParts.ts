import { createServer, type Server } from 'node:http';

/** A line of Storybook's `index.json`, as far as it is used here; the rest is carried along. */
interface Entry {
  id: string;
  title: string;
  name: string;
  type: 'docs' | 'story';
}

export interface StoryIndex {
  v: number;
  entries: Record<string, Entry>;
}

/**
 * The same stories under as many titles as there are parts, dealt so that parts are alike in
 * size. The test-runner makes a file of each title, and a file costs three seconds of starting
 * before its first story, which is more than most components' stories take.
 */
export function inParts(index: StoryIndex, count: number): StoryIndex {
  const stories = Object.values(index.entries).filter((entry) => entry.type === 'story');
  const byTitle = Map.groupBy(stories, (story) => story.title);
  const parts = Array.from({ length: count }, (): Entry[] => []);
  for (const group of [...byTitle.values()].sort((a, b) => b.length - a.length)) {
    const least = parts.reduce((low, part) => (part.length < low.length ? part : low));
    least.push(...group);
  }
  const dealt = parts.flatMap((part, place) =>
    part.map((story) => ({
      ...story,
      title: `part ${place + 1}`,
      name: `${story.title} › ${story.name}`,
    })),
  );
  return { ...index, entries: Object.fromEntries(dealt.map((story) => [story.id, story])) };
}

/** Serves an index to the test-runner, which fetches it from an address. */
export async function serveIndex(index: StoryIndex): Promise<{ url: string; server: Server }> {
  const body = JSON.stringify(index);
  const server = createServer((_request, response) => {
    response.writeHead(200, { 'content-type': 'application/json; charset=utf-8' }).end(body);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('No port was given.');
  return { url: `http://127.0.0.1:${address.port}`, server };
}
