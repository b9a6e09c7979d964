/** How many of the newest articles the feed contains. Readers fetch all of it, many times a day. */
export const feedLength = 30;
