/** Bubbles from an island's root once its handlers are in place. */
export const islandLive = 'island:live';

/**
 * Sent to the document: every island hydrates, and adds a promise to `detail` that resolves once it
 * is live.
 */
export const islandsWake = 'islands:wake';
