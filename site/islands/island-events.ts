/** Bubbles from an island's root once its handlers are in place. */
export const islandLive = 'island:live';

/** Sent to the document: every island hydrates, and adds to `detail` the promise that it is live. */
export const islandsWake = 'islands:wake';
