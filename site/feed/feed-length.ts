/** How many articles the feed holds, the newest. Readers fetch it whole, many times a day. */
export const feedLength = 30;
