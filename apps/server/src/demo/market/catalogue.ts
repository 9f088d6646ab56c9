import type { BookAccess, BookForm } from '@litometr/api-contract';
import { LAST_DAY } from '../days.ts';
import { families } from '../families/families.ts';
import { type FamilyKey, familyKeys } from '../families/family.ts';
import type { Author, Library, Work } from '../library.ts';
import type { PortalModel } from '../portals/model.ts';
import type { Random } from '../random.ts';
import { type Discount, discountsOf, type Release, releaseOf } from './schedule.ts';

/** A book as a portal lists it: what is settled before a single day is played. */
export interface Listing {
  readonly bookId: string;
  readonly work: Work;
  readonly genres: readonly string[];
  readonly form: BookForm | null;
  readonly release: Release;
  readonly isFree: boolean;
  /** First day with a price; later than the start where the first chapters are free. */
  readonly paidFrom: number;
  readonly accessInProgress: BookAccess;
  readonly accessFinished: BookAccess;
  /** Price of the whole book without discounts, rubles. */
  readonly price: number;
  readonly discounts: readonly Discount[];
  readonly removedOn: number | null;
  readonly audioPrice: number | null;
  readonly hasAudio: boolean;
  readonly isExclusive: boolean;
  readonly publisher: string | null;
  /** How readily readers keep, like and discuss it: factors around 1. */
  readonly appeal: { readonly library: number; readonly likes: number; readonly talk: number };
  /** Chances of a vote for one to five stars. */
  readonly stars: readonly number[];
  /** Expected readings a day of the book at its freshest, before trends and noise. */
  readonly attraction: number;
}

export interface Catalogue {
  readonly listings: readonly Listing[];
  readonly authors: readonly Author[];
}

const LISTED_SHARE = 0.88;
const REMOVED_SHARE = 0.012;

/**
 * The books of a portal. Authors come by the portal's taste and kinds of books by their quotas,
 * so that no genre is left too small for its top. `bookCount` may be smaller than the model's,
 * in tests. Throws when the library holds too few works.
 */
export function createCatalogue(
  library: Library,
  model: PortalModel,
  random: Random,
  bookCount = model.books,
): Catalogue {
  const left = quotas(model, bookCount);
  const listings: Listing[] = [];
  const spare: Listing[] = [];
  for (const author of byTaste(library, model, random)) {
    for (const work of library.worksOf[author.id] ?? []) {
      const listing = offered(work, model, random);
      if (listing === null) continue;
      const quota = left.get(work.family) ?? 0;
      (quota > 0 ? listings : spare).push(listing);
      left.set(work.family, quota - 1);
    }
  }
  const chosen = [...listings, ...spare].slice(0, bookCount);
  if (chosen.length < bookCount) {
    throw new Error(
      `The demo library holds ${chosen.length} books for a portal of ${bookCount}: raise the number of authors.`,
    );
  }
  const present = new Set(chosen.flatMap(({ work }) => work.authors));
  return { listings: chosen, authors: library.authors.filter((author) => present.has(author)) };
}

/** The listing of a work, or null where it is not on the portal by the data day. */
function offered(work: Work, model: PortalModel, random: Random): Listing | null {
  if (taste(model, work.family) === 0 || !random.chance(LISTED_SHARE)) return null;
  const release = releaseOf(work, model, random);
  return release === null ? null : listingOf(work, release, model, random);
}

/** Books of each kind: by supply and the portal's taste. */
function quotas(model: PortalModel, bookCount: number): Map<FamilyKey, number> {
  const weights = familyKeys.map((key) => [key, families[key].supply * taste(model, key)] as const);
  const total = weights.reduce((sum, [, weight]) => sum + weight, 0);
  return new Map(weights.map(([key, weight]) => [key, Math.floor((bookCount * weight) / total)]));
}

function taste(model: PortalModel, family: FamilyKey): number {
  return model.families[family] ?? 1;
}

/** Weighted sampling without replacement: the smaller an exponential key, the earlier. */
function byTaste(library: Library, model: PortalModel, random: Random): Author[] {
  return library.authors
    .map((author) => ({
      author,
      key: -Math.log(1 - random.float()) / Math.max(1e-9, taste(model, author.family)),
    }))
    .sort((a, b) => a.key - b.key)
    .map(({ author }) => author);
}

function listingOf(work: Work, release: Release, model: PortalModel, random: Random): Listing {
  const isFree = random.chance(model.freeShare);
  const { shows } = model;
  const price = priceOf(work, model, random);
  const hasAudio = shows.audio !== 'none' && !isFree && random.chance(0.14);
  const startsFree = !model.isShop && release.endDay > release.startDay;
  return {
    // A portal's own id of the text; it does not depend on the other listed texts.
    bookId: `demo-${String(work.id).padStart(5, '0')}`,
    work,
    genres: genresOf(work.family, model, random),
    form: shows.forms === null ? null : formOf(work, shows.forms, random),
    release,
    isFree,
    paidFrom: release.startDay + (startsFree ? random.int(12, 35) : 0),
    accessInProgress: model.paidAccess.inProgress,
    accessFinished: random.weighted(model.paidAccess.finished),
    price,
    discounts: isFree ? [] : discountsOf(model.discountShare, random),
    removedOn: random.chance(REMOVED_SHARE)
      ? random.int(Math.max(release.startDay, 0) + 3, LAST_DAY + 3)
      : null,
    audioPrice: hasAudio && shows.audio === 'price' ? price + random.int(2, 9) * 10 : null,
    hasAudio,
    isExclusive: shows.exclusive && random.chance(0.22),
    publisher:
      shows.publishers !== null && random.chance(0.5) ? random.pick(shows.publishers) : null,
    appeal: {
      library: Math.exp(random.normal() * 0.3),
      likes: Math.exp(random.normal() * 0.35),
      talk: Math.exp(random.normal() * 0.6),
    },
    stars: starChances(work.quality, random),
    attraction: attractionOf(work, model, random),
  };
}

/** How far the quality of a text shows in its readership: its author and its tags decide more. */
const QUALITY_EXPONENT = 0.2;

function attractionOf(work: Work, model: PortalModel, random: Random): number {
  const audience = Math.max(...work.authors.map((author) => author.audience));
  return (
    model.traffic * work.quality ** QUALITY_EXPONENT * audience * Math.exp(random.normal() * 0.35)
  );
}

/** Prices end in 9; large books cost more. */
function priceOf(work: Work, model: PortalModel, random: Random): number {
  const bySize = 0.7 + 0.3 * Math.min(2.2, work.chars / 400_000);
  const raw = model.price * bySize * Math.exp(random.normal() * 0.16);
  return Math.max(49, Math.round(raw / 10) * 10 - 1);
}

function genresOf(family: FamilyKey, model: PortalModel, random: Random): string[] {
  const chosen: string[] = [];
  const wanted = 1 + (random.chance(0.6) ? random.int(1, Math.max(1, model.genresPerBook - 1)) : 0);
  for (let index = 0; index < Math.min(wanted, model.genresPerBook); index += 1) {
    const open = model.genres
      .filter(({ name }) => !chosen.includes(name))
      .map((genre) => [genre.name, genre.families[family] ?? 0] as const)
      .filter(([, weight]) => weight > 0);
    if (open.length === 0) break;
    chosen.push(random.weighted(open));
  }
  if (chosen.length === 0)
    throw new Error(`No genre of the portal takes books of the kind ${family}.`);
  return chosen;
}

/** Small works are tales and stories, whatever the dice say. */
function formOf(
  work: Work,
  forms: readonly (readonly [BookForm, number])[],
  random: Random,
): BookForm {
  const form = random.weighted(forms);
  if (form === 'novel' && work.chars < 180_000) return 'tale';
  if ((form === 'tale' || form === 'story') && work.chars > 300_000) return 'novel';
  return form;
}

/** Better books have more fives; every book has its haters. */
function starChances(quality: number, random: Random): number[] {
  const delight = Math.min(
    0.93,
    Math.max(0.35, 0.68 + 0.08 * Math.log(quality) + random.normal() * 0.06),
  );
  const rest = 1 - delight;
  return [rest * 0.16, rest * 0.1, rest * 0.19, rest * 0.55, delight];
}
