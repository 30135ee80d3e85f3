/** Letters typed into something belong there, and a dialog has the keyboard to itself. */
export const isElsewhere = ({ target, ctrlKey, metaKey, altKey }: KeyboardEvent) =>
  ctrlKey ||
  metaKey ||
  altKey ||
  document.querySelector('[role="dialog"]') !== null ||
  (target instanceof HTMLElement && target.closest("input, textarea, select, [contenteditable]") !== null);
