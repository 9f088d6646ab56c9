import { Aliases } from '../../measurements/publishedAliases.ts';
import { meaningOf } from '../links.ts';
import type { PublishedThing, ViewState } from '../published.ts';
import { keyOf, type Published } from '../published.ts';

/** Six hundred of each kind, on Litnet; the data day is a field. */
export class FakePublished implements Published {
  day = '2026-03-31';
  fresh = 0;
  readonly #things = new Map<string, PublishedThing>();

  constructor() {
    for (const kind of ['book', 'author', 'tag', 'genre'] as const) {
      for (let target = 1; target <= 600; target += 1) {
        const thing = { kind, target, portal: 'litnet', name: `${kind} ${target}` } as const;
        this.#things.set(keyOf(thing), { ...thing, url: null });
      }
    }
  }

  find: Published['find'] = (keys) =>
    Promise.resolve(keys.flatMap((key) => this.#things.get(keyOf(key)) ?? []));

  aliases: Published['aliases'] = () => Promise.resolve(new Aliases());

  changes: Published['changes'] = async (keys) =>
    (await this.find(keys)).map((thing) => ({ ...thing, day: this.day, change: null }));

  resolve: Published['resolve'] = (links) =>
    Promise.resolve(
      links.map((link) => {
        const meaning = meaningOf(link);
        if (meaning === null) return 'unknown_link';
        const target = meaning.by === 'id' ? meaning.target : Number(meaning.externals.at(-1));
        return this.#things.get(keyOf({ kind: meaning.kind, target })) ?? 'not_found';
      }),
    );

  views: Published['views'] = (addresses) =>
    Promise.resolve(
      addresses.map(
        ({ path, query }): ViewState => ({
          query,
          day: this.day,
          matches: path.endsWith('/books') ? { count: 7, fresh: this.fresh } : null,
        }),
      ),
    );
}
