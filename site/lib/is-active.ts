/** Whether a menu item is active. It is if the current page is the item's page or is below it. */
export function isActive(path: string, currentPath: string): boolean {
  return currentPath === path || currentPath.startsWith(`${path}/`);
}
