/** The size of a team member's drawing. */
export const memberFrame = { width: 384, height: 320 };
