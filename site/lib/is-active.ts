/** Whether a menu item stands for the current page: the page itself, or one below it. */
export function isActive(path: string, currentPath: string): boolean {
  return currentPath === path || currentPath.startsWith(`${path}/`);
}
