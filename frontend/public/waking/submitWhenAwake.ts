let waiting: (() => void) | undefined;

const keepForm = (event: SubmitEvent) => {
  event.preventDefault();
  const form = event.target;
  if (form instanceof HTMLFormElement) waiting = () => form.requestSubmit();
};
const keepClick = ({ target }: Event) => {
  const button = target instanceof Element && target.closest("button[type=button]");
  if (button instanceof HTMLButtonElement) waiting = () => button.click();
};

/**
 * A form sent before React is there would load a page that takes no forms, and a button pressed would do nothing: the
 * last of either is kept, and goes out once somebody listens. Links and the menu work without.
 */
export const submitWhenAwake = () => {
  addEventListener("submit", keepForm);
  addEventListener("click", keepClick);
};

export const submitNow = () => {
  removeEventListener("submit", keepForm);
  removeEventListener("click", keepClick);
  waiting?.();
  waiting = undefined;
};
