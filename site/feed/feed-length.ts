/**
 * The maximum number of articles in the feed. Feed readers download the whole file many times a
 * day.
 */
export const feedLength = 30;
