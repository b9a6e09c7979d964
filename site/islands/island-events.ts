/** Dispatched by an island's root once the island's handlers are in place. The event bubbles. */
export const islandLive = 'island:live';

/**
 * Dispatched on the document to make every island hydrate. Each island adds a promise to `detail`
 * that resolves once it is live.
 */
export const islandsWake = 'islands:wake';
