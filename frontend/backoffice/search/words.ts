export const searchWords = {
  search: "Search",
  searchFor: "Search people, lessons, camps, requests, and payments",
  hint: "A name, a camp, an email address, or a phone number. At least 2 letters.",
  results: "Results",
  searching: "Searching",
  found: (count: number) => (count === 1 ? "1 match" : `${count} matches`),
  firstOf: (shown: number, total: number | null) =>
    total === null ? `first ${shown}` : `first ${shown} of ${total.toLocaleString("en-US")}`,
  noMatches: (what: string) => `No matches for “${what}”`,
  tryAnother: "Try fewer letters, an email address, or a phone number.",
  failed: "Couldn’t search",
  close: "Close",
  keys: "Keyboard shortcuts",
};

export const keysWords = {
  title: "Keyboard shortcuts",
  close: "Close",
  everywhere: "Everywhere",
  inbox: "Inbox",
  or: "or",
  controlK: "Ctrl K",
  search: "Search",
  showKeys: "Show this list",
  choose: "Move through what was found",
  open: "Open it",
  leave: "Close",
  move: "Next, previous",
  owner: "Choose an owner",
  step: "Plan the next step",
  note: "Add a note",
};
