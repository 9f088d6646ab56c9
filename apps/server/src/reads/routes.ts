import type { Endpoint, EndpointRequest, EndpointResponse } from '@litometr/api-contract';
import * as contract from '@litometr/api-contract';
import type { FastifyInstance } from 'fastify';
import { route } from '../http/contract.ts';
import { ResponseCache } from '../http/responseCache.ts';
import type { Measurements } from '../measurements/client.ts';
import { publishedAliases } from '../measurements/publishedAliases.ts';
import { ResourcePool } from '../measurements/resourcePool.ts';
import { type PortalState, publishedStates } from '../measurements/state.ts';
import { readAuthor, readAuthorBooks } from './authors/authorCard.ts';
import { readAuthorHistory } from './authors/authorHistory.ts';
import { readAuthors, readAuthorsSummary } from './authors/authorLists.ts';
import { readBook } from './books/bookCard.ts';
import { readBookEvents } from './books/bookEvents.ts';
import { readBookHistory } from './books/bookHistory.ts';
import { readBookRanks } from './books/bookRanks.ts';
import { readBookRatios } from './books/bookRatios.ts';
import { readOtherListings } from './books/otherListings.ts';
import { readPriceChanges } from './books/priceChanges.ts';
import { readSimilarBooks } from './books/similarBooks.ts';
import { canonicalRequest } from './canonicalRequest.ts';
import { readCatalogue } from './catalogue/catalogue.ts';
import { readGenreSeasons } from './groups/genreSeasons.ts';
import { readGenreStatuses } from './groups/genreStatuses.ts';
import { readGenre, readTag } from './groups/groupDetail.ts';
import { readGenres, readTags } from './groups/groupLists.ts';
import { readGenreOverlap, readTagPairs } from './groups/groupPairs.ts';
import { readGenresSummary, readTagsSummary } from './groups/groupSummaries.ts';
import { readPricesByVolume } from './groups/pricesByVolume.ts';
import { readHome } from './home/home.ts';
import { readHomeCalendar, readHomeHeat } from './home/homeBlocks.ts';
import { readHomeSentences } from './home/homeSentences.ts';
import { readChapterWeekdays } from './lists/chapterWeekdays.ts';
import { readListComparison } from './lists/listComparison.ts';
import { readListGains } from './lists/listGains.ts';
import { readListMatrix } from './lists/listMatrix.ts';
import { readListOverlap } from './lists/listOverlap.ts';
import { readListSummary } from './lists/listSummary.ts';
import { readListDays, readRankList } from './lists/rankLists.ts';
import { readOverview } from './portals/overview.ts';
import { readPortals } from './portals/portals.ts';
import { readTopMix } from './portals/topMix.ts';
import { readUpdatesByWeekday } from './portals/updates.ts';
import { readSearch } from './search/searchRead.ts';
import type { PartialDays, Reads } from './shared/context.ts';
import { withPartialDays } from './shared/partialDays.ts';
import { readTrends } from './workbench/readTrends.ts';

export interface ReadDeps {
  measurements: Measurements;
  coverHosts: readonly string[];
  /** Days that staff marked; none where it is left out. */
  markedDays?: () => Promise<PartialDays>;
}

/**
 * Names what the public reads answer from: the publications of all portals, in this store and no
 * other (another data folder counts its generations from one too), the days that staff marked, and
 * the covers that are shown.
 */
export async function publishedTag(deps: ReadDeps): Promise<string> {
  const { measurements, coverHosts, markedDays } = deps;
  const states = await measurements.read((db) => publishedStates(measurements, db));
  const marked = markedDays === undefined ? [] : [...(await markedDays())];
  return [
    tagOf(states),
    ...marked.map(([portal, days]) => `${portal}:${days.join()}`),
    ...coverHosts,
  ].join(' ');
}

/**
 * Returns the same map for all requests of one published state: `memoizePerState` uses it as the
 * key of its cache.
 */
function sharedStates(): (published: readonly PortalState[]) => Reads['states'] {
  let last: { tag: string; states: Reads['states'] } | undefined;
  return (published) => {
    const tag = tagOf(published);
    if (last?.tag !== tag) {
      last = { tag, states: new Map(published.map((state) => [state.portal, state])) };
    }
    return last.states;
  };
}

const tagOf = (states: readonly PortalState[]) =>
  states
    .map((state) => `${state.portal}:${state.importId}`)
    .sort()
    .join(' ');

/**
 * Enough to keep every connection of the store busy. More would not be answered sooner: each would
 * wait for the questions of all others.
 */
const CONCURRENT_RESPONSES = 4;

/** The public reads. Each answer is made from one state of the store. */
export function registerReadRoutes(app: FastifyInstance, deps: ReadDeps): void {
  const statesOf = sharedStates();
  const responseCache = new ResponseCache(() => publishedTag(deps));
  const responseSlots = new ResourcePool(Array.from({ length: CONCURRENT_RESPONSES }, () => null));
  const read = <E extends Endpoint>(
    endpoint: E,
    answer: (reads: Reads, request: EndpointRequest<E>) => Promise<EndpointResponse<E>>,
  ) => {
    const { measurements, coverHosts } = deps;
    const handler = async (context: EndpointRequest<E>) => {
      const markedDays = await deps.markedDays?.();
      return responseSlots.use(() =>
        measurements.read(async (db) => {
          const states = statesOf(await publishedStates(measurements, db));
          const reads: Reads = { db, states, coverHosts };
          if (markedDays !== undefined) reads.markedDays = markedDays;
          const aliases = await publishedAliases(measurements, db);
          return answer(await withPartialDays(reads), canonicalRequest(endpoint, context, aliases));
        }),
      );
    };
    route(app, endpoint, handler, { cache: responseCache });
  };
  read(contract.home, readHome);
  read(contract.portals, readPortals);
  read(contract.search, readSearch);
  read(contract.homeSentences, readHomeSentences);
  read(contract.homeHeat, readHomeHeat);
  read(contract.homeCalendar, readHomeCalendar);
  read(contract.overview, readOverview);
  read(contract.topMix, readTopMix);
  read(contract.updatesByWeekday, readUpdatesByWeekday);
  read(contract.rankList, readRankList);
  read(contract.listDays, readListDays);
  read(contract.listMatrix, readListMatrix);
  read(contract.listSummary, readListSummary);
  read(contract.listOverlap, readListOverlap);
  read(contract.listComparison, readListComparison);
  read(contract.listGains, readListGains);
  read(contract.chapterWeekdays, readChapterWeekdays);
  read(contract.genres, readGenres);
  read(contract.tags, readTags);
  read(contract.tag, readTag);
  read(contract.genre, readGenre);
  read(contract.tagPairs, readTagPairs);
  read(contract.genreOverlap, readGenreOverlap);
  read(contract.genreSeasons, readGenreSeasons);
  read(contract.genreStatuses, readGenreStatuses);
  read(contract.pricesByVolume, readPricesByVolume);
  read(contract.tagsSummary, readTagsSummary);
  read(contract.genresSummary, readGenresSummary);
  read(contract.trends, readTrends);
  read(contract.authors, readAuthors);
  read(contract.authorsSummary, readAuthorsSummary);
  read(contract.author, readAuthor);
  read(contract.authorBooks, readAuthorBooks);
  read(contract.authorHistory, readAuthorHistory);
  read(contract.catalogue, readCatalogue);
  read(contract.book, readBook);
  read(contract.bookHistory, readBookHistory);
  read(contract.bookRanks, readBookRanks);
  read(contract.bookEvents, readBookEvents);
  read(contract.priceChanges, readPriceChanges);
  read(contract.similarBooks, readSimilarBooks);
  read(contract.otherListings, readOtherListings);
  read(contract.bookRatios, readBookRatios);
}
