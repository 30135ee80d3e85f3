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
 * Before React is there, submitting a form would load a page that takes no forms, and a button would do nothing. So the
 * last of either is kept, and repeated once React listens. Links and the menu work without.
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
