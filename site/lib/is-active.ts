/** Whether a menu item is active: the current page is its page or one below it. */
export function isActive(path: string, currentPath: string): boolean {
  return currentPath === path || currentPath.startsWith(`${path}/`);
}
