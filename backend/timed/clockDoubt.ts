const tolerance = 2 * 60 * 1000; // ms; an answer may take its time, and a clock may be set right a little
const convincedAfter = 60 * 60 * 1000; // ms

interface Reading {
  readonly told: number; // ms since 1970
  readonly at: number; // ms of a steady clock
}

/** Whether a clock went on from one reading as long as the steady clock did. */
const goesOn = (from: Reading, to: Reading) => Math.abs(to.told - from.told - (to.at - from.at)) <= tolerance;

/**
 * A clock that jumps has probably gone wrong, and what is done by it cannot be undone: it is doubted until it comes back
 * or has kept to its new time for an hour. Answers whether what it tells is to be believed. The first reading is, since
 * nothing is known before.
 */
export const clockDoubt = (steady: () => number) => {
  let believed: Reading | undefined;
  let doubted: Reading | undefined; // the first one after the jump
  return (told: number): boolean => {
    const reading = { told, at: steady() };
    if (believed && !goesOn(believed, reading)) {
      if (!doubted || !goesOn(doubted, reading)) doubted = reading;
      if (reading.at - doubted.at < convincedAfter) return false;
    }
    believed = reading;
    doubted = undefined;
    return true;
  };
};
