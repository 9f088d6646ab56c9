import * as z from 'zod/mini';

/** Answers of the API of Author.Today, as far as they are read. */

const text = z.nullish(z.string());
const person = { authorFIO: z.string(), authorUserName: text };
const coAuthors = {
  coAuthorFIO: text,
  coAuthorUserName: text,
  coAuthorConfirmed: z.nullish(z.boolean()),
  secondCoAuthorFIO: text,
  secondCoAuthorUserName: text,
  secondCoAuthorConfirmed: z.nullish(z.boolean()),
};
const work = {
  id: z.int(),
  title: z.string(),
  ...person,
  ...coAuthors,
  seriesId: z.nullish(z.int()),
  seriesTitle: text,
  likeCount: z.int(),
  commentCount: z.int(),
  textLength: z.nullish(z.int()),
  status: z.string(),
  price: z.nullish(z.number()),
  lastModificationTime: text,
};

export const catalogue = z.object({
  searchResults: z.array(
    z.object({
      ...work,
      viewCount: z.int(),
      reviewCount: z.nullish(z.int()),
      isExclusive: z.nullish(z.boolean()),
      publishTime: text,
    }),
  ),
});

export const metaInfo = z.object({
  ...work,
  coverUrl: text,
  lastUpdateTime: text,
  finishTime: text,
  isFinished: z.boolean(),
  workForm: z.string(),
  rewardCount: z.int(),
  adultOnly: z.boolean(),
  format: text,
  seriesOrder: z.nullish(z.number()),
});

export const details = z.extend(metaInfo, {
  annotation: text,
  tags: z.array(z.string()),
  reviewCount: z.nullish(z.int()),
  isExclusive: z.nullish(z.boolean()),
  seriesWorkNumber: z.nullish(z.number()),
  chapters: z.array(
    z.object({
      id: z.int(),
      title: text,
      isDraft: z.boolean(),
      sortOrder: z.int(),
      publishTime: text,
      textLength: z.nullish(z.int()),
      isAvailable: z.boolean(),
    }),
  ),
});

export type Person = z.infer<z.ZodMiniObject<typeof person & typeof coAuthors>>;
export type Work = z.infer<z.ZodMiniObject<typeof work>>;
export type MetaInfo = z.infer<typeof metaInfo>;
