/** The path of a closed envelope, 17x11, from its top left corner. */
export const envelope = 'M0 0h17v11H0zM0 0l8.5 6L17 0';
