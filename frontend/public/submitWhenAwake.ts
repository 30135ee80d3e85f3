let waiting: HTMLFormElement | undefined;

const keep = (event: SubmitEvent) => {
  event.preventDefault();
  if (event.target instanceof HTMLFormElement) waiting = event.target;
};

/** A form sent before React is there would load a page that takes no forms: it is kept, and sent once somebody listens. */
export const submitWhenAwake = () => addEventListener("submit", keep);

export const submitNow = () => {
  removeEventListener("submit", keep);
  waiting?.requestSubmit();
  waiting = undefined;
};
